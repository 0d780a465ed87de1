// SPDX-License-Identifier: MIT
import Testing

/// What the rewriter writes.
@Suite struct RewriterTextTests {
  let tool = RewriterTool()

  private func line(_ original: String) throws -> String? {
    try tool.rewrite(["A.swift": original + "\n"]).lines.first.map(String.init)
  }

  @Test func `The text starts with the original's place`() throws {
    let text = try tool.rewrite(["A.swift": "let a = 1\n"]).texts.first
    #expect(text?.hasPrefix("#sourceLocation(file: \"/") ?? false)
    #expect(text?.hasSuffix("/A.swift\", line: 1)\nlet a = 1\n") ?? false)
  }

  @Test(
    arguments: [
      ("@objcMembers final class A {}", "             final class A {}"),
      ("@IBDesignable class A {}", "              class A {}"),
      ("@UIApplicationMain class A {}", "@main              class A {}"),
      ("@main struct A {}", "@main struct A {}"),
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
      ("import class UIKit.UIView", "import class UIKit.UIView"),
      ("import ObjectiveC // c", "                  // c"),
      ("#Preview { A() }", "                "),
      ("#if os(iOS) || os(tvOS)", "#if os(Linux) || os(tvOS)"),
      ("let f: @convention(block) () -> Void = {}", "let f:                    () -> Void = {}"),
      (
        "let t = Timer(timeInterval: 1, repeats: true) { _ in }",
        "let t = Timer(waitInterval: 1, repeats: true) { _ in }"
      ),
      ("let t = Timer(timeInterval: 1, target: a)", "let t = Timer(timeInterval: 1, target: a)"),
      (
        "let k = #keyPath(UIView.layer.opacity) // k",
        "let k = \"layer.opacity\"                // k"
      ),
      ("delegate?.didScroll?(x)", "delegate?.didScroll (x)"),
      ("self.dataSource?.list?(x)", "self.dataSource?.list (x)"),
      ("view?.list?(x, at: 1)", "view?.list (x, at: 1)"),
      ("view?.onTap?(x)", "view?.onTap?(x)"),
    ])
  func `What Objective-C alone knows goes, and columns stay`(original: String, expected: String)
    throws
  {
    let isCondition = original.hasPrefix("#if")
    #expect(try line(original + (isCondition ? "\n#endif" : "")) == expected)
  }

  @Test func `A selector over several lines leaves what follows in its line and column`() throws {
    let lines = try tool.rewrite([
      "A.swift": """
      class A: NSObject {
        @objc func tap(_ x: Any) {}
        lazy var all = [#selector(
          tap
        ), #selector(A /* own */
          .tap(_:)) ]; let after = 1
        let last = 2
      }

      """
    ]).lines
    #expect(lines[2] == "  lazy var all = [Selector(\"tap:\")")
    #expect(lines[4] == "   , Selector(\"tap:\")     ")
    #expect(lines[5] == "              ]; let after = 1")
    #expect(lines[6] == "  let last = 2")
  }

  @Test(
    arguments: [
      ("onTap", "onTap"), ("self.onTap", "onTap"), ("A.onTap", "onTap"), ("App.A.onTap", "onTap"),
      ("over(_:)", "over:"), ("over(_:for:)", "over:for:"), ("load(x:)", "loadWithX:"),
      ("load(forKey:)", "loadForKey:"), ("loadWith(x:)", "loadWithX:"),
      ("start(x:then:)", "startWithX:then:"),
      ("B.inner", "inner"), ("B.custom", "own:name:"), ("A.B.inner", "inner"),
      ("self.waits", "waits"), ("getter: value", "value"), ("setter: A.value", "setValue:"),
      ("setter: named", "setOther:"),
      ("fails(_:)", "fails:error:"),
      ("other.remote(_:)", "remote:"), ("model.inner", "inner"),
    ])
  func `A selector is named as Apple names it`(reference: String, name: String) throws {
    let text = """
      class A: NSObject {
        func f() { use(#selector(\(reference)), for: 1) }
        @objc func onTap() {}
        @objc func over(_ x: Int) {}
        @objc func over(_ x: Int, for y: Int) {}
        @objc func load(x: Int) {}
        @objc func load(forKey: String) {}
        @objc func loadWith(x: Int) {}
        @objc func start(x: Int, then: Int) {}
        @objc func waits() {}
        @objc func fails(_ x: Int) throws {}
        @objc var value = 1
        @objc(other) var named = 1
        class B: NSObject {
          @objc func inner() {}
          @objc(own:name:) func custom(_ a: Int, _ b: Int) {}
        }
      }

      """
    let result = try tool.rewrite(["A.swift": text])
    #expect(result.messages.isEmpty)
    let line = String(result.lines[1])
    #expect(line.contains("(\"\(name)\")"))
    // What follows on the line stays where it was.
    let original = "  func f() { use(#selector(\(reference)), for: 1) }"
    #expect(line.hasSuffix(", for: 1) }") && line.utf8.count == original.utf8.count)
  }

  @Test(
    arguments: [
      (
        "UIView.setNeedsLayout",
        "Sel(\"setNeedsLayout\", UIView.self, method: { $0.setNeedsLayout })"
      ),
      (
        "UIView.endEditing(_:)",
        "Sel(\"endEditing:\", UIView.self, calling: { root, first, second in"
          + " try root.endEditing(SelectorTable.argument(first)) })"
      ),
      (
        "setter: UIView.alpha",
        "Sel(\"setAlpha:\", UIView.self, calling: { root, first, second in"
          + " root.alpha = try SelectorTable.argument(first); return nil })"
      ),
      ("inherited", "Sel(\"inherited\", A.self, method: { $0.inherited })"),
    ])
  func `A method of a framework is found by the compiler`(reference: String, expected: String)
    throws
  {
    let text = "class A: UIView { func f() { use(#selector(\(reference))) } }\n"
    #expect(try tool.rewrite(["A.swift": text]).texts.first?.contains(expected) ?? false)
  }

  @Test func `The closing brace stays where it was, after what was added`() throws {
    let text = "class A: NSObject {\n  @objc func f() {}\n  }\nlet after = 1\n"
    let lines = try tool.rewrite(["A.swift": text]).lines
    let brace = try #require(lines.firstIndex(of: "  }"))
    #expect(lines[brace - 1].hasSuffix("line: 3)"))
    #expect(lines[brace + 1] == "let after = 1")
  }

  @Test func `A delegate method that only a subclass has overrides an empty one`() throws {
    let text = """
      class A: NSObject, UIScrollViewDelegate {}
      class B: A {
        func scrollViewDidScroll(_ view: UIScrollView) { own() }
      }

      """
    let rewritten = try #require(tool.rewrite(["A.swift": text]).texts.first)
    #expect(rewritten.contains("\nfunc scrollViewDidScroll(_ view: UIScrollView) {}\n"))
    #expect(
      rewritten.contains("\n  override func scrollViewDidScroll(_ view: UIScrollView) { own() }\n"))
  }

  @Test func `A byte order mark goes, and line ends stay`() throws {
    let text = "\u{FEFF}@objc class A {}\r\nlet a = 1\r\n"
    let rewritten = try tool.rewrite(["A.swift": text]).texts.first
    #expect(rewritten?.hasSuffix("\n      class A {}\r\nlet a = 1\r\n") ?? false)
  }

  @Test func `An entry point is dropped when asked for`() throws {
    let text = "@UIApplicationMain class A {}\n"
    let result = try tool.rewrite(["A.swift": text], options: ["--drop-main"])
    #expect(result.lines.first == "                   class A {}")
  }

  @Test func `An extension's own init() is one of the class, where it may replace UIKit's`() throws
  {
    let lines = try tool.rewrite([
      "A.swift": "class A: B {}\nextension A { convenience init() { self.init(x: 1) } }\n"
    ]).lines
    #expect(lines.contains { $0.contains("convenience init() { self.init(kurukuru_: ()) }") })
    #expect(
      lines.contains("extension A { convenience init(kurukuru_: Void) { self.init(x: 1) } }"))
  }
}
