// SPDX-License-Identifier: MIT
import UIKit

/// A view controller class of a stranger's files, with the way in which their own code would make one.
public struct TriedController {
  /// The class's name, with the types around it.
  let name: String
  private let type: AnyClass
  private let make: @MainActor () throws -> AnyObject?

  /// A class, and its initialiser without arguments.
  ///
  /// - Parameters:
  ///   - name: The class's name, with the types around it.
  ///   - type: The class; one that is no view controller is not shown.
  ///   - make: Makes an object; `nil` and errors end the process with 2 and one line of reason.
  public init(
    _ name: String, _ type: AnyClass, _ make: @escaping @MainActor () throws -> AnyObject?
  ) {
    self.name = name
    self.type = type
    self.make = make
  }

  /// Ends the process with 2, since the class cannot be made without arguments.
  ///
  /// - Parameters:
  ///   - name: The class's name.
  ///   - place: The file and the line of its declaration.
  public static func refuse(_ name: String, at place: String) -> Never {
    KurukuruPreview.fail(PreviewError.needsArguments(name, place: place))
  }

  /// Whether it is a view controller at all: the rewriter goes by names.
  var isViewController: Bool { type is UIViewController.Type }

  /// A new one.
  @MainActor
  func makeController() throws(PreviewError) -> UIViewController {
    do {
      guard let controller = try make() as? UIViewController else {
        throw PreviewError.notMade(name, "gave nil")
      }
      return controller
    } catch let error as PreviewError {
      throw error
    } catch {
      throw .notMade(name, "threw “\(error)”")
    }
  }
}
