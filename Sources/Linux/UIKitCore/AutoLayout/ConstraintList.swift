// SPDX-License-Identifier: MIT

/// The constraints that a view holds, in the order of adding. Each knows its place, so that thousands can leave one
/// by one.
@MainActor
struct ConstraintList {
  // Invariant: a constraint's `placeInContainer` is its index here; what left is a gap.
  private var places: [NSLayoutConstraint?] = []
  private var gaps = 0

  /// The constraints, first added first.
  var all: [NSLayoutConstraint] { places.compactMap(\.self) }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.placeInContainer = places.count
    places.append(constraint)
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    let place = constraint.placeInContainer
    guard places.indices.contains(place), places[place] === constraint else { return }
    places[place] = nil
    gaps += 1
    if gaps > 16, gaps * 2 > places.count { close() }
  }

  /// Closes the gaps.
  private mutating func close() {
    let kept = all
    places = []
    gaps = 0
    for constraint in kept { append(constraint) }
  }
}
