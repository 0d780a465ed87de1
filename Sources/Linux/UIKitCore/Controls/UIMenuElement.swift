// SPDX-License-Identifier: MIT
public import CoreGraphics

/// A titled element that a person can choose.
///
/// Counterpart: `UIMenuElement`. Differs from Apple: menus do not exist here, so that only `UIAction`, which
/// controls use, derives from it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element is offered.
  ///
  /// Counterpart: `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen now.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Choosing the element destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not offered.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is ticked.
  ///
  /// Counterpart: `UIMenuElement.State`.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Ticked in part.
    case mixed
  }

  /// The text; read-only in general, settable on actions.
  open var title: String { storedTitle }

  /// The picture beside the title.
  open var image: UIImage? { storedImage }

  /// A second, smaller line of text.
  open var subtitle: String?

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }
}
