// SPDX-License-Identifier: MIT
import Diagnostics

extension SelectorTable {
  /// Calls the target's method, found through its class and superclasses.
  ///
  /// What nobody answers is reported once, with class and name, and so is an argument that the method cannot take: a
  /// storyboard may name a sender's class that does not exist.
  ///
  /// - Returns: False when nothing answers the selector, or not to such arguments.
  @discardableResult
  public static func send(
    _ selector: Selector, to target: AnyObject, _ first: AnyObject? = nil,
    _ second: AnyObject? = nil
  ) -> Bool {
    method(selector, of: type(of: target))._withUnsafeGuaranteedRef { entry in
      guard entry !== MethodEntry.missing else {
        reportUnanswered(selector, by: type(of: target))
        return false
      }
      do {
        _ = try entry.call(target, first, second)
        return true
      } catch {
        reportMismatch(error, selector, by: type(of: target))
        return false
      }
    }
  }

  /// Calls the method of an object, or of a class given as a target, and hands its result back.
  ///
  /// - Returns: nil when nothing answers, which is reported; else the method's result, nil inside if it has none.
  package static func perform(
    _ selector: Selector, on target: Any, _ first: Any? = nil, _ second: Any? = nil
  ) -> Any?? {
    let arguments = (first.map { $0 as AnyObject }, second.map { $0 as AnyObject })
    if let type = target as? AnyClass {
      guard let entry = staticMethod(selector, of: type) else {
        reportUnanswered(selector, by: type)
        return nil
      }
      return .some(call(entry, on: entry, arguments.0, arguments.1))
    }
    let object = target as AnyObject
    let entry = method(selector, of: type(of: object)).takeUnretainedValue()
    guard entry !== MethodEntry.missing else {
      reportUnanswered(selector, by: type(of: object))
      return nil
    }
    return .some(call(entry, on: object, arguments.0, arguments.1))
  }

  /// Calls the method for code that names it itself: an argument that it cannot take is a mistake there.
  private static func call(
    _ entry: MethodEntry, on object: AnyObject, _ first: AnyObject?, _ second: AnyObject?
  ) -> Any? {
    do {
      return try entry.call(object, first, second)
    } catch let mismatch as ArgumentMismatch {
      misuse(mismatch.description, file: mismatch.file, line: mismatch.line)
    } catch {
      misuse("\(error)")
    }
  }

  /// Whether the target, an object or a class, answers the selector.
  public static func responds(to selector: Selector, _ target: Any) -> Bool {
    if let type = target as? AnyClass { return staticMethod(selector, of: type) != nil }
    return instancesRespond(to: selector, type(of: target as AnyObject))
  }

  /// Whether instances of the class answer the selector.
  static func instancesRespond(to selector: Selector, _ type: AnyClass) -> Bool {
    method(selector, of: type).takeUnretainedValue() !== MethodEntry.missing
  }

  private static func reportMismatch(_ error: any Error, _ selector: Selector, by type: AnyClass) {
    let place = (error as? ArgumentMismatch).map { " (\($0.file):\($0.line))" } ?? ""
    Diagnostics.report(
      "\(String(reflecting: type)) was not called: \(selector)\(place): \(error)",
      once: "argument \(ObjectIdentifier(type)) \(selector)")
  }

  private static func reportUnanswered(_ selector: Selector, by type: AnyClass) {
    Diagnostics.report(
      "unrecognized selector: nothing in \(String(reflecting: type)) answers \(selector);"
        + " is the method @objc, and does its target use the plugin ObjectiveCSpellings?",
      once: "selector \(ObjectIdentifier(type)) \(selector)")
  }
}
