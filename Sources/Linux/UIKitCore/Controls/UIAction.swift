// SPDX-License-Identifier: MIT
internal import CoreGraphics

/// The work of an action; it receives the action that runs it.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a title, an image and an identity, to add to controls.
///
/// Counterpart: `UIAction`. Differs from Apple: no discoverability title, since nothing here shows it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What makes two actions the same: a control keeps one action per identifier.
  ///
  /// Counterpart: `UIAction.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Makes an identifier from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The text; a button made with the action shows it.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The picture; a button made with the action shows it.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The action's identity, unique when none was given.
  public let identifier: Identifier

  /// How the action is offered; no attribute by default.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action is ticked; off by default.
  open var state: UIMenuElement.State

  /// The control that runs the action, while its handler runs; else `nil`.
  open private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - subtitle: A second line of text.
  ///   - image: The picture.
  ///   - identifier: The identity; `nil` makes a unique one.
  ///   - attributes: How the action is offered.
  ///   - state: Whether it is ticked.
  ///   - handler: The work, kept until the action is gone.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler.
  ///
  /// - Parameters:
  ///   - sender: What `sender` reads while the handler runs.
  ///   - target: Ignored: actions have no target of their own.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender.map { $0 as AnyObject }
    defer { self.sender = outer }
    handler(self)
  }
}
