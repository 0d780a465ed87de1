// SPDX-License-Identifier: MIT
import RenderTree

/// The groups that one chunk of sublayers has been while spinners in it went through their pictures.
///
/// All spinners change on one beat, so the same members come together again, and with the group what the render
/// server made of it.
struct RecurringGroups {
  /// More steps than an ordinary spinner has; beyond, all are forgotten.
  private static let limit = 16

  private var groups: [(members: [RenderNode], group: RenderNode)] = []

  /// The group that had exactly these members, or a new one.
  mutating func group(of members: [RenderNode]) -> RenderNode {
    for known in groups where Self.isSame(known.members, members) { return known.group }
    if groups.count == Self.limit { groups = [] }
    let group = RenderNode.group(members)
    groups.append((members, group))
    return group
  }

  mutating func forget() {
    if !groups.isEmpty { groups = [] }
  }

  private static func isSame(_ left: [RenderNode], _ right: [RenderNode]) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] !== right[index] { return false }
    return true
  }
}
