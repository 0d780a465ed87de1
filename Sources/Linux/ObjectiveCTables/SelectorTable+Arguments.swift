// SPDX-License-Identifier: MIT
extension SelectorTable {
  /// An argument as the type that a method declares for it; for the code that the rewriter generates.
  ///
  /// An `Any` that gets nothing is `()`, as Objective-C's nil is.
  ///
  /// - Throws: What was sent, where the type cannot hold it: nothing sensible could be passed on.
  @inlinable public static func argument<Value>(
    _ value: AnyObject?, as type: Value.Type = Value.self, file: StaticString = #fileID,
    line: UInt = #line
  ) throws -> Value {
    if let value, let converted = value as? Value { return converted }
    return try convertedArgument(value, as: type, file: file, line: line)
  }

  @usableFromInline static func convertedArgument<Value>(
    _ value: AnyObject?, as type: Value.Type, file: StaticString, line: UInt
  ) throws -> Value {
    if let converted = ValueConversion.convert(value, to: type) { return converted }
    if value == nil, let nothing = () as? Value { return nothing }
    // An object where Objective-C expects a flag is read as its address: true.
    if value != nil, let flag = true as? Value { return flag }
    let sent = value.map { String(reflecting: Swift.type(of: $0)) } ?? "nil"
    throw ArgumentMismatch(sent: sent, declared: "\(type)", file: file, line: line)
  }
}
