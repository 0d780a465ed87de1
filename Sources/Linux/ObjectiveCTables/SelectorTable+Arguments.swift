// SPDX-License-Identifier: MIT
internal import Diagnostics

extension SelectorTable {
  /// An argument as the type that a method declares for it; for the code that the rewriter generates.
  ///
  /// An `Any` that gets nothing is `()`, as Objective-C's nil is. Another type that cannot hold the argument
  /// is misuse: nothing sensible could be passed on.
  @inlinable public static func argument<Value>(
    _ value: AnyObject?, as type: Value.Type = Value.self, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Value {
    if let value, let converted = value as? Value { return converted }
    return convertedArgument(value, as: type, file: file, line: line)
  }

  @usableFromInline static func convertedArgument<Value>(
    _ value: AnyObject?, as type: Value.Type, file: StaticString, line: UInt
  ) -> Value {
    if let converted = ValueConversion.convert(value, to: type) { return converted }
    if value == nil, let nothing = () as? Value { return nothing }
    // An object where Objective-C expects a flag is read as its address: true.
    if value != nil, let flag = true as? Value { return flag }
    let sent = value.map { String(reflecting: Swift.type(of: $0)) } ?? "nil"
    misuse(
      "a selector was sent with \(sent), where the method declares \(type)", file: file, line: line)
  }
}
