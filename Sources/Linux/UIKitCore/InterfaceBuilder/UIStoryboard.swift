// SPDX-License-Identifier: MIT
public import CoreGraphics
import Diagnostics

/// The view controllers that an Interface Builder file describes.
///
/// Counterpart: `UIStoryboard`. Reads the XML that Xcode saves; nothing is compiled. Differs from Apple: what the
/// file holds and the framework does not know is reported once, with file, line, element and attribute, and the
/// rest loads; a file that cannot be read is reported and has no controllers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let document: InterfaceDocument

  /// Whether the file was read; if not, that has been reported.
  private let isReadable: Bool

  /// Reads a storyboard by name.
  ///
  /// - Parameters:
  ///   - name: The file's name, without `.storyboard`.
  ///   - storyboardBundleOrNil: Where the file, its images and its colours are; `nil` means the app's own bundle,
  ///     and the resource bundles beside it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do {
      document = try StoryboardFile.document(named: name, in: storyboardBundleOrNil)
      isReadable = true
    } catch {
      Diagnostics.report(error.description)
      document = StoryboardFile.emptyDocument(name: name)
      isReadable = false
    }
    super.init()
  }

  /// Reads a storyboard from its bytes.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - file: Its name, for reports.
  ///   - bundle: Where its images are; `nil` means the app's own bundle.
  package init(data: Data, file: String, bundle: Bundle? = nil) throws(InterfaceFileError) {
    document = try InterfaceDocument(data: data, file: file, bundle: bundle)
    isReadable = true
    super.init()
  }

  /// Reads a storyboard from a file.
  package convenience init(contentsOf url: URL, bundle: Bundle? = nil) throws(InterfaceFileError) {
    let data = try StoryboardFile.read(url)
    try self.init(data: data, file: url.lastPathComponent, bundle: bundle)
  }

  // MARK: Contents

  /// The file's name, without `.storyboard`.
  package var name: String {
    URL(fileURLWithPath: document.file).deletingPathExtension().lastPathComponent
  }

  /// Whether the file names a controller that comes first.
  package var hasInitialViewController: Bool { initialScene != nil }

  /// The storyboard identifiers of the file's controllers, in the file's order.
  package var identifiers: [String] {
    document.scenes.compactMap { $0.controller["storyboardIdentifier"] }
  }

  // MARK: Controllers

  /// Makes the controller that comes first; `nil` if the file names none.
  open func instantiateInitialViewController() -> UIViewController? {
    initialScene.map { make($0, creator: nil) }
  }

  /// Makes the controller that has a storyboard identifier.
  ///
  /// - Parameter identifier: One that the file has; another one is a mistake of the caller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(scene(withIdentifier: identifier), creator: nil)
  }

  /// Makes the controller that comes first by a closure.
  ///
  /// - Parameter creator: Makes the controller with `init?(coder:)` or an initialiser of the app's own that calls
  ///   it; `nil`, as result too, makes what the file says.
  /// - Returns: `nil` if the file names no initial controller.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialScene.map { typed(make($0, creator: creator)) }
  }

  /// Makes the controller that has a storyboard identifier by a closure.
  ///
  /// - Parameters:
  ///   - identifier: One that the file has; another one is a mistake of the caller.
  ///   - creator: Makes the controller with `init?(coder:)` or an initialiser of the app's own that calls it;
  ///     `nil`, as result too, makes what the file says.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let scene = scene(withIdentifier: identifier)
    if !isReadable, creator == nil {
      return typed(make(scene) { ViewController(coder: $0) })
    }
    return typed(make(scene, creator: creator))
  }

  // MARK: Scenes

  private var initialScene: InterfaceDocument.Scene? {
    document.initialIdentifier.flatMap { document.scene(withObjectIdentifier: $0) }
  }

  private func scene(withIdentifier identifier: String) -> InterfaceDocument.Scene {
    if let scene = document.scene(withStoryboardIdentifier: identifier) { return scene }
    require(
      !isReadable,
      "UIStoryboard: \(document.file) has no view controller with the identifier \"\(identifier)\"")
    return InterfaceDocument.Scene(controller: StoryboardFile.emptyController(), objects: [])
  }

  private func make(_ scene: InterfaceDocument.Scene, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController
  {
    let scene = document.contentScene(of: scene)
    let reader = InterfaceReader(scene.controller, in: document)
    let instance = InterfaceScene(scene, storyboard: self, document: document)
    let coder = InterfaceCoder(reader: reader, scene: instance)
    let type = InterfaceClasses.resolve(reader, base: UIViewController.self)
    var made = creator?(coder)
    if made == nil { made = type.init(coder: coder) }
    if made == nil {
      reader.report("init(coder:) of \(type) returned nil; UIViewController takes its place")
    }
    let controller = made ?? UIViewController(nibName: nil, bundle: nil)
    instance.adopt(controller, reader)
    return controller
  }

  private func typed<ViewController: UIViewController>(_ controller: UIViewController)
    -> ViewController
  {
    guard let controller = controller as? ViewController else {
      misuse(
        "UIStoryboard: the controller of \(document.file) is a \(type(of: controller)), "
          + "not the \(ViewController.self) that was asked for")
    }
    return controller
  }
}
