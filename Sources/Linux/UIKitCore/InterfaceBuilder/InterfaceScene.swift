// SPDX-License-Identifier: MIT
import CoreGraphics
import ObjectiveCTables

/// One instance of a scene of a storyboard while it comes to life: its objects by identifier, and what is still
/// to be connected.
///
/// The order is Apple's: the controller is made and awakes; when its view is wanted the views are made, each
/// with its subviews, then constraints, attributes and connections are set, then the views awake.
@MainActor
final class InterfaceScene {
  /// Something to do once all objects of the scene exist.
  struct Pending {
    let object: NSObject
    let reader: InterfaceReader
  }

  let document: InterfaceDocument
  let storyboard: UIStoryboard
  let definition: InterfaceDocument.Scene

  /// The scene's controller, which owns the scene.
  private(set) weak var controller: UIViewController?

  /// The objects that were made, by the file's identifiers.
  private var objects: [String: NSObject] = [:]

  /// Layout guides of the controller's view, by identifier, and which edge they stand for.
  var legacyGuides: [String: LegacyGuide] = [:]

  /// The identifiers that stand for the first responder.
  private(set) var firstResponders: Set<String> = []

  /// Objects in the order in which they were made.
  private var made: [Pending] = []

  /// Objects beside the controller's view, which live as long as the controller.
  private var topLevel: [NSObject] = []

  init(_ definition: InterfaceDocument.Scene, storyboard: UIStoryboard, document: InterfaceDocument)
  {
    self.definition = definition
    self.storyboard = storyboard
    self.document = document
  }

  // MARK: Objects

  /// Makes an object's identifier known; a second one of the same is reported.
  func register(_ object: NSObject, as identifier: String?, at element: InterfaceElement) {
    guard let identifier else { return }
    guard objects[identifier] == nil else {
      document.report("id \(identifier) is used twice", at: element)
      return
    }
    objects[identifier] = object
  }

  /// The object with an identifier, if it exists in this scene.
  func object(_ identifier: String) -> NSObject? { objects[identifier] }

  /// Takes note of an object whose attributes and connections are to be set later.
  func add(_ object: NSObject, _ reader: InterfaceReader) {
    made.append(Pending(object: object, reader: reader))
    register(object, as: reader.string("id"), at: reader.element)
  }

  /// Makes an object; if that fails, forgets what was made inside it.
  func attempt<Object>(_ make: () -> Object?) -> Object? {
    let before = (objects, made)
    if let object = make() { return object }
    (objects, made) = before
    return nil
  }

  // MARK: Life

  /// Takes the controller that was made for the scene, sets its attributes and awakes it.
  func adopt(_ controller: UIViewController, _ reader: InterfaceReader) {
    self.controller = controller
    RuntimeAttributes.apply(from: reader, to: controller)
    controller.awakeFromNib()
  }

  /// Makes the views of the scene and gives the controller its own.
  func loadView(of controller: UIViewController, _ reader: InterfaceReader) {
    // Known by its identifier only while the views are made: before, the scene would keep its own controller.
    register(controller, as: reader.string("id"), at: reader.element)
    for element in definition.objects { takeTopLevel(element) }
    readLegacyGuides(reader)
    if let element = reader.child("view") {
      controller.view = InterfaceViews.make(element, in: self)
    } else {
      controller.view = UIView(frame: UIScreen.main.bounds)
    }
    finish()
    connect(controller, reader)
    reader.reportRemainder()
    let awakening = made
    made = []
    for pending in awakening { (pending.object as? UIResponder)?.awakeFromNib() }
    // From here on the views are the controller's alone.
    objects = [:]
  }

  private func finish() {
    for pending in made {
      if let view = pending.object as? UIView { addConstraints(of: view, pending.reader) }
    }
    for pending in made {
      RuntimeAttributes.apply(from: pending.reader, to: pending.object)
      connect(pending.object, pending.reader)
      pending.reader.reportRemainder()
    }
  }

  private func takeTopLevel(_ element: InterfaceElement) {
    switch element.name {
    case "placeholder":
      if element["placeholderIdentifier"] == "IBFirstResponder", let identifier = element["id"] {
        firstResponders.insert(identifier)
      }
    case "exit": break
    case _ where InterfaceViews.isView(element):
      topLevel.append(InterfaceViews.make(element, in: self))
    default: document.report("is an object that is not known and was left out", at: element)
    }
  }

  private func readLegacyGuides(_ reader: InterfaceReader) {
    for element in reader.list("layoutGuides") {
      guard element.name == "viewControllerLayoutGuide", let identifier = element["id"],
        let guide = element["type"].flatMap(LegacyGuide.init(rawValue:))
      else {
        document.report("is a layout guide that is not known and was left out", at: element)
        continue
      }
      legacyGuides[identifier] = guide
    }
  }

  /// The bars' guides, as Interface Builder wrote them before there was a safe area.
  enum LegacyGuide: String {
    case top
    case bottom
  }
}
