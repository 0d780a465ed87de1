// SPDX-License-Identifier: MIT

/// Where sublayers are. Each remembers its index roughly, so that neither looking for it nor a shift of all behind
/// it costs much among thousands.
extension CALayer {
  /// After as many shifts all sublayers are counted anew.
  private static let shiftLimit = 64

  /// The index of a sublayer; nil for a layer that is none.
  package final func index(of layer: CALayer) -> Int? {
    guard layer.parent === self else { return nil }
    let rough = layer.roughIndex
    for distance in 0...max(children.count, rough) {
      if rough + distance < children.count, children[rough + distance] === layer {
        return rough + distance
      }
      if rough >= distance, rough - distance < children.count, children[rough - distance] === layer
      {
        return rough - distance
      }
    }
    return nil
  }

  /// Notes that a sublayer came or went, which shifts those behind it by one.
  final func placesDidShift() {
    shifts += 1
    if shifts >= Self.shiftLimit { countSublayers() }
  }

  /// Makes all rough indices exact, as chunks need them.
  final func countSublayers() {
    guard shifts > 0 else { return }
    shifts = 0
    for index in children.indices { children[index].roughIndex = index }
  }
}
