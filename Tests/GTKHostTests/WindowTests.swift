// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing

/// A real window on an X server, driven by real events.
@Suite(.enabled(if: Display.reasonForAbsence == nil, "Xvfb or xdotool is not installed"))
struct WindowTests {
  private let display: Display
  private let probe: Probe
  private let window: UInt

  init() throws {
    display = try Display()
    probe = try Probe(environment: display.environment)
    window = try display.window(of: probe, named: "HostProbe")
  }

  /// The application once more, in another environment.
  private func secondProbe(_ changes: [String: String]) throws -> Probe {
    try Probe(environment: display.environment.merging(changes) { $1 })
  }

  @Test func `a click activates the button under the pointer`() throws {
    try display.click(window, x: 80, y: 42)
    #expect(probe.output.expect("tap first"))
    try display.click(window, x: 80, y: 162)
    #expect(probe.output.expect("tap third"))
  }

  @Test func `a click on a disabled button reaches nothing behind`() throws {
    try display.click(window, x: 80, y: 102)
    try display.click(window, x: 80, y: 42)
    #expect(probe.output.line { $0.hasPrefix("tap") } == "tap first")
  }

  @Test func `a click or a key during a load does nothing, and reaches nothing behind`() throws {
    probe.tell("add-load")
    #expect(probe.output.expect("added"))
    try display.click(window, x: 80, y: 242)
    #expect(probe.output.expect("tap load"))
    try display.click(window, x: 80, y: 242)
    try display.type(window, "space")
    try display.click(window, x: 80, y: 42)
    #expect(probe.output.line { $0.hasPrefix("tap") } == "tap first")
    probe.tell("end-load")
    #expect(probe.output.expect("ended"))
    try display.click(window, x: 80, y: 242)
    #expect(probe.output.expect("tap load"))
  }

  @Test func `Tab moves the focus in reading order, and Space and Return activate`() throws {
    try display.type(window, "Tab", "space")
    let first = probe.output.line { $0.hasPrefix("tap") }
    try display.type(window, "Tab", "Return")
    let second = probe.output.line { $0.hasPrefix("tap") }
    try display.type(window, "Tab", "space")
    let third = probe.output.line { $0.hasPrefix("tap") }
    #expect([first, second, third] == ["tap first", "tap third", "tap behind"])
    try display.type(window, "shift+Tab", "space")
    #expect(probe.output.line { $0.hasPrefix("tap") } == "tap third")
  }

  @Test func `resizing the window lays the view out again`() throws {
    try display.resize(window, width: 500, height: 300)
    #expect(probe.output.expect("size 500x300"))
    try display.click(window, x: 490, y: 290)
    #expect(probe.output.expect("tap behind"))
  }

  @Test(arguments: [1, 2])
  func `the window equals the picture without a display in every pixel`(scale: Int) throws {
    let probe = scale == 1 ? self.probe : try secondProbe(["GDK_SCALE": "\(scale)"])
    let window = try display.window(of: probe, named: "HostProbe")
    let (width, height) = (400 * scale, 300 * scale)
    try display.resize(window, width: width, height: height)
    #expect(probe.output.expect("size 400x300"))
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("HostProbe-\(probe.process.processIdentifier).png")
    defer { try? FileManager.default.removeItem(at: path) }
    probe.tell("picture \(path.path) \(scale)")
    #expect(probe.output.expect("written"))
    let headless = try CGImage.decode(Data(contentsOf: path)).get()
    let data = try #require(headless.dataProvider?.data)
    let expected = data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    // The window is painted a moment after the frame; the server knows when.
    var shown: [UInt32] = []
    for _ in 0..<50 where shown != expected {
      shown = try #require(display.picture(of: window, width: width, height: height))
      if shown != expected { poll(nil, 0, 20) }
    }
    let differing = zip(shown, expected).filter { $0 != $1 }.count
    #expect(differing == 0)
    #expect(Set(expected).count > 10, "the picture shows next to nothing")
  }

  @Test func `closing the last window ends the process with 0`() throws {
    display.close(window)
    #expect(probe.output.expect("ends"))
    #expect(probe.exitStatus() == 0)
  }

  @Test func `nothing moves: no frame and no wake-up; a spinner makes nine a second at most`()
    throws
  {
    probe.tell("count 2")
    let idle = try #require(probe.output.line { $0.hasPrefix("frames") })
    let words = idle.split(separator: " ")
    #expect(words[1] == "0")
    #expect(try #require(Int(words[3])) <= 3)
    probe.tell("spin\ncount 2")
    let spinning = try #require(probe.output.line { $0.hasPrefix("frames") })
    let frames = try #require(Int(spinning.split(separator: " ")[1]))
    #expect((8...18).contains(frames))
    probe.tell("rest\nturn\ncount 1")
    let turning = try #require(probe.output.line { $0.hasPrefix("frames") })
    #expect(try #require(Int(turning.split(separator: " ")[1])) >= 10)
    probe.tell("rest\ncount 1")
    #expect(probe.output.line { $0.hasPrefix("frames") }?.hasPrefix("frames 0 ") == true)
  }

  @Test func `a GPU's renderer shows the same, but for rounding`() throws {
    let probe = try secondProbe(["GSK_RENDERER": "gl"])
    let window = try display.window(of: probe, named: "HostProbe")
    var blue = 0
    for _ in 0..<100 where blue < 4_000 {
      let pixels = display.picture(of: window, width: 200, height: 200) ?? []
      blue = pixels.filter { $0 == 0xFF00_00FF }.count
      if blue < 4_000 { poll(nil, 0, 20) }
    }
    #expect(blue >= 4_000, "the first button, 120 × 44 points, is not there")
  }

  @Test func `a dark desktop makes the interface dark`() throws {
    let dark = try secondProbe(["GTK_THEME": "Adwaita:dark"])
    #expect(dark.output.lines.contains("style dark"))
    #expect(probe.output.lines.contains("style light"))
  }
}
