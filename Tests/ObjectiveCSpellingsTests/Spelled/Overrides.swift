// SPDX-License-Identifier: MIT
import Foundation

class Screen: NSObject {
  var log: [String] = []
  func didLoad() { log.append("screen") }
  func load<Value>(_ value: Value, twice: inout Int) throws -> Int where Value: Equatable { 1 }
  class func kind() -> String { "screen" }
  var isDark: Bool {
    get { false }
    set { log.append("screen \(newValue)") }
  }
}

class HomeScreen: Screen {}
class InnerScreen: HomeScreen {
  override func greet() { super.greet(); log.append("inner greeting") }
}

extension HomeScreen {
  override func didLoad() {
    super.didLoad()
    log.append("home")
  }
  override func load<Value>(_ value: Value, twice: inout Int) throws -> Int where Value: Equatable {
    twice *= 2
    return try super.load(value, twice: &twice) + 1
  }
  override class func kind() -> String { super.kind() + " at home" }
  @objc func greet() { log.append("home greeting") }
}
