// SPDX-License-Identifier: MIT

/// The first stored property of every class whose objects become attributes of text.
///
/// Linux's Foundation compares attributes with `CFEqual`, which reads the first word after an object's header as
/// Core Foundation's own and stops the process when bits 8 to 17 of it are zero. With these bits set, to a type that
/// does not exist, it asks `isEqual(_:)` as it should. Without it the second `addAttribute(_:value:range:)` of a
/// key, and `append(_:)`, would crash.
struct FoundationTag: Sendable {
  let bits: UInt64 = 0x3FF00
}
