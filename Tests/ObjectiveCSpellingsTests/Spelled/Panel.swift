// SPDX-License-Identifier: MIT
import Foundation
import ObjectiveCTables

// Written as for iOS: each file in this folder is compiled as the plugin rewrites it.

/// Records what happened to it.
class Panel: NSObject {
  var log: [String] = []

  @objc private func refresh() { log.append("refresh") }
  @IBAction fileprivate func tap(_ sender: Any) { log.append("tap \(type(of: sender))") }
  @IBAction private func press(_ sender: Button, forEvent event: Event) {
    log.append("press \(type(of: sender)) \(type(of: event))")
  }
  @objc func load(page number: Int) { log.append("load \(number)") }
  @objc(showThing:) func show(_ thing: String?) { log.append("show \(thing ?? "nothing")") }
  @objc func show(_ number: Int) -> String { "shown \(number)" }
  @objc func answer() -> Int { 42 }
  @objc class func reset() { resets += 1 }
  @objc dynamic var count = 3

  nonisolated(unsafe) static var resets = 0

  #if os(iOS)
    @objc func onPhone() { log.append("phone") }
  #else
    @objc func elsewhere() { log.append("elsewhere") }
  #endif

  var selectors: [Selector] {
    [
      #selector(refresh), #selector(tap), #selector(self.press(_:forEvent:)),
      #selector(Panel.load(page:)), #selector(show(_:) as (Panel) -> (String?) -> Void),
      #selector(show(_:) as (Int) -> String), #selector(Panel.reset),
      #selector(getter: count), #selector(setter: Panel.count),
    ]
  }

  var keyPaths: [String] {
    [#keyPath(count), #keyPath(Panel.count), #keyPath(Form.title.length), #keyPath(Form.renamed)]
  }

  private class Hidden: NSObject {
    var count = 0
    @objc private func whisper() { count += 1 }
  }

  /// How often a private method of a private class was called by name.
  static func callsOfHidden() -> Int {
    let hidden = Hidden()
    hidden.perform(#selector(Hidden.whisper))
    return hidden.count
  }
}

@objc private extension Panel {
  func hush() { log.append("hush") }
  private func hide() -> Selector { #selector(hush) }
  @nonobjc func unseen() {}
}
extension Panel {
  /// What an `@objc private extension` exposes.
  var hiddenSelectors: [Selector] { [hide(), #selector(Panel.hide)] }
}

class Button: NSObject {}
class RoundButton: Button {}
class Event: NSObject {}

class SpecialPanel: Panel {
  @objc func extra() { log.append("extra") }
  override func load(page number: Int) { log.append("special load \(number)") }
}

class Thrower: NSObject {
  struct Fault: Error {}
  @objc func fail(_ button: Button) throws { throw Fault() }
}

class Holder<Content>: NSObject {
  var log: [String] = []
  @objc func tell() { log.append("\(Content.self)") }
}

/// An object of a class that only this function can name.
func makeLocal(_ tell: @escaping (String) -> Void) -> NSObject {
  class Local: NSObject {
    let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }
    @objc private func speak() { tell("spoken") }
  }
  return Local(tell)
}

@objcMembers class Settings: NSObject {
  var volume = 1
  var name: String { "settings" }
  func mute() { volume = 0 }
  private func secret() {}
}
class MoreSettings: Settings {
  func louder() { volume += 1 }
}

@objc(LegacyPanel) class RenamedPanel: NSObject {}

#Preview("a panel") {
  Panel()
}
