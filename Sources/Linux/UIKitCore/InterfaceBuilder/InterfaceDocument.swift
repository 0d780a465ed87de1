// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation

/// A parsed storyboard: its scenes, its resources and which element has which identifier.
@MainActor
final class InterfaceDocument {
  /// What a scene holds: its controller and the other objects beside it.
  struct Scene {
    let controller: InterfaceElement
    let objects: [InterfaceElement]
  }

  /// The file's name, as reports say it.
  nonisolated let file: String

  /// Where images and named colours are looked for.
  let bundle: Bundle?

  /// The identifier of the controller that comes first, if the file names one.
  let initialIdentifier: String?

  /// The scenes, in the file's order.
  let scenes: [Scene]

  private let root: InterfaceElement

  /// Elements inside `<resources>` by element name and then by `name`.
  private var resources: [String: [String: InterfaceElement]] = [:]

  /// Makes a document from a storyboard's bytes.
  convenience init(data: Data, file: String, bundle: Bundle?) throws(InterfaceFileError) {
    let root = try InterfaceParser.parse(data, file: file)
    let type = root["type"]
    guard root.name == "document", type?.contains("Storyboard") ?? false else {
      let reason = InterfaceFileError.Reason.notStoryboard(root: root.name, type: type)
      throw InterfaceFileError(file: file, line: root.line, reason: reason)
    }
    self.init(root: root, file: file, bundle: bundle)
    reportUnknownParts()
  }

  /// Makes a document from its root element; `UIStoryboard` stands on an empty one where there is no file.
  init(root: InterfaceElement, file: String, bundle: Bundle?) {
    self.root = root
    self.file = file
    self.bundle = bundle
    initialIdentifier = root["initialViewController"]
    scenes = (root.child(named: "scenes")?.children ?? []).compactMap { scene in
      let objects = scene.child(named: "objects")?.children ?? []
      let controller = objects.first { $0["sceneMemberID"] == "viewController" }
      return controller.map { found in
        Scene(controller: found, objects: objects.filter { $0 !== found })
      }
    }
    for resource in root.child(named: "resources")?.children ?? [] {
      guard let name = resource["name"] else { continue }
      resources[resource.name, default: [:]][name] = resource
    }
  }

  /// A resource of the file: a named colour, a system colour or an image.
  func resource(_ kind: String, named name: String) -> InterfaceElement? { resources[kind]?[name] }

  /// The scene whose controller has an identifier of the file's own.
  func scene(withObjectIdentifier identifier: String) -> Scene? {
    scenes.first { $0.controller["id"] == identifier }
  }

  /// The scene whose controller has a storyboard identifier.
  func scene(withStoryboardIdentifier identifier: String) -> Scene? {
    scenes.first { $0.controller["storyboardIdentifier"] == identifier }
  }

  /// Says once what could not be taken from the file.
  ///
  /// - Parameters:
  ///   - message: What is wrong, without the place.
  ///   - element: Where it is.
  nonisolated func report(_ message: String, at element: InterfaceElement) {
    let place = "\(file):\(element.line): "
    Diagnostics.report("\(place)<\(element.name)> \(message)", once: "\(place)\(message)")
  }

  private func reportUnknownParts() {
    let known: Set<String> = [
      "device", "dependencies", "scenes", "resources", "inferredMetricsTieBreakers",
      "color",
    ]
    for part in root.children where !known.contains(part.name) {
      report("is not known and was left out", at: part)
    }
    if let initialIdentifier, scene(withObjectIdentifier: initialIdentifier) == nil {
      report("initialViewController \(initialIdentifier) does not exist", at: root)
    }
    for scene in root.child(named: "scenes")?.children ?? [] {
      let objects = scene.child(named: "objects")?.children ?? []
      if !objects.contains(where: { $0["sceneMemberID"] == "viewController" }) {
        report("has no view controller and was left out", at: scene)
      }
    }
  }
}
