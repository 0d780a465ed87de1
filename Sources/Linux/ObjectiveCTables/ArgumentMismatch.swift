// SPDX-License-Identifier: MIT

/// An argument that a method's parameter cannot hold.
struct ArgumentMismatch: Error, CustomStringConvertible {
  /// The class of what was sent.
  let sent: String
  /// The parameter's type.
  let declared: String
  /// Where the method is declared.
  let file: StaticString
  let line: UInt

  var description: String {
    "a selector was sent with \(sent), where the method declares \(declared)"
  }
}
