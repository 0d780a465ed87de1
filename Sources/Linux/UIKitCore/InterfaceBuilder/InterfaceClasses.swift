// SPDX-License-Identifier: MIT
import CoreGraphics
import ObjectiveCTables

/// Finds the app's classes that a storyboard names.
@MainActor
enum InterfaceClasses {
  /// Found classes by module and name: a look-up by the runtime that fails takes 42 µs.
  private static var cache: [String: AnyClass?] = [:]

  /// The class that an element names, or its base class.
  ///
  /// Looks in the module that the file names, then for a class of that Objective-C name, then in the app's main
  /// module and in whatever else answers selectors, since a file may be tried in another module than its own; in
  /// Kurukuru last, whose class may share its name with one of the app's.
  ///
  /// - Parameters:
  ///   - reader: The element; a name that is not found, or of a class that does not fit, is reported.
  ///   - base: The framework's class for the element.
  static func resolve<Base: AnyObject>(_ reader: InterfaceReader, base: Base.Type) -> Base.Type {
    let name = reader.string("customClass")
    let module = reader.string("customModule")
    reader.ignoreAttributes(["customModuleProvider"])
    guard let name else { return base }
    guard let found = find(name, module: module) else {
      reader.report("class \(name) was not found; \(base) takes its place")
      return base
    }
    guard let fitting = found as? Base.Type else {
      reader.report("class \(name) is not a \(base), which takes its place")
      return base
    }
    return fitting
  }

  private static func find(_ name: String, module: String?) -> AnyClass? {
    let key = "\(module ?? "")/\(name)"
    if let known = cache[key] { return known }
    let found: AnyClass? = search(name, module: module)
    cache[key] = found
    return found
  }

  private static func search(_ name: String, module: String?) -> AnyClass? {
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    if let found = SelectorTable.classNamed(name) { return found }
    let registered = SelectorTable.registeredClasses
    if let found = registered.first(where: { "\($0)" == name }) { return found }
    let executable =
      Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
    let others = registered.map { moduleName(of: $0) }.filter { $0 != "Kurukuru" }
    let modules = [mainModule(of: executable)] + others + ["Kurukuru"]
    var tried: Set<String> = []
    for other in modules where tried.insert(other).inserted {
      if let found = NSClassFromString("\(other).\(name)") { return found }
    }
    return nil
  }

  private static func moduleName(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The module that SwiftPM makes of a product's name.
  private static func mainModule(of executable: String) -> String {
    String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
