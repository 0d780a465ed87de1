// SPDX-License-Identifier: MIT

/// Stops the process with `sentence` unless `condition` holds: somebody uses an API wrongly.
///
/// The standard library's `precondition` is silent in an optimised build; this one is not.
///
/// - Parameters:
///   - condition: What the API demands of its caller.
///   - sentence: Names the object, the member and the rule.
@inlinable
package func require(
  _ condition: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if !condition() { misuse(sentence(), file: file, line: line) }
}

/// Stops the process with `sentence`, in debug and release builds alike: somebody uses an API wrongly.
@inlinable
package func misuse(
  _ sentence: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(sentence, file: file, line: line)
}
