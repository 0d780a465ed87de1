// SPDX-License-Identifier: MIT
import Testing

/// What the rewriter and the compiler say about a file, and where.
@Suite struct RewriterProblemTests {
  let tool = RewriterTool()

  @Test func `A compiler error points at the original's line and column`() throws {
    let problems = try tool.problems(
      of: """
        import Foundation
        @objcMembers @objc(Old) class A: NSObject {
          @objc private func tap(_ sender: Any) { let x: Int = "one" }
          let selectors: [Selector] = [#selector(tap(_:)), 5.5 as Int]
          @IBOutlet private weak var other: Missing!
        }
        extension A { override var description: String { 3 } }
        let after: Int = "two"
        """)
    #expect(problems.contains { $0.hasPrefix("Original.swift:3:56: error:") })
    #expect(problems.contains { $0.hasPrefix("Original.swift:4:52: error:") })
    #expect(problems.contains { $0.hasPrefix("Original.swift:5:37: error:") })
    #expect(problems.contains { $0.hasPrefix("Original.swift:7:50: error:") })
    #expect(problems.contains { $0.hasPrefix("Original.swift:8:18: error:") })
    #expect(problems.allSatisfy { $0.hasPrefix("Original.swift:") })
  }

  @Test func `A selector of a method that does not exist is the compiler's error, in its line`()
    throws
  {
    let problems = try tool.problems(
      of: """
        import Foundation
        class A: NSObject {
          func f() -> Selector {
            #selector(missing)
          }
        }
        """)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("Original.swift:4:") ?? false)
    #expect(problems.first?.contains("missing") ?? false)
  }

  @Test(arguments: ["5", "6"])
  func `What compiles has no warnings, on the main actor and off it`(languageMode: String) throws {
    let problems = try tool.problems(
      of: """
        import Foundation
        class Base: NSObject {
          @objc private func free(_ x: Any?) -> String { "" }
          @objc var state: [Int]?
          func selector() -> Selector { #selector(isKind(of:)) }
        }
        @MainActor @objc protocol Delegate: NSObjectProtocol {
          @objc optional func done(_ a: A, with count: Int) -> Bool
        }
        @MainActor class User: NSObject, Delegate {
          weak var delegate: (any Delegate)?
          func done(_ a: A, with count: Int) -> Bool { delegate?.done?(a, with: count) ?? false }
        }
        @MainActor class A: NSObject {
          @objc func tap() -> Int { 1 }
          @IBAction func press(_ sender: Any, forEvent event: NSObject) {}
          @objc func fail(_ x: Int) throws {}
          @IBOutlet var outlet: NSObject!
          @IBInspectable lazy var value = 3
          @objc let constant = 1
          @objc var computed: Int { 1 }
          @objc func complete(_ done: (() -> Void)?) {}
          @objc func waits() async {}
          @objc func closure(_ x: () -> Void) {}
          @available(iOS 15, *) @objc func late() {}
          @available(*, unavailable) @objc func never() {}
          #if DEBUG
          @objc func debug() {}
          #else
          @objc func release() {}
          #endif
        }
        #if !DEBUG
        class B<T>: A { @objc func own(_ x: T?) {} }
        #endif
        private enum C { private final class D: NSObject { @objc private func f() {} } }
        """, languageMode: languageMode)
    #expect(problems.isEmpty)
  }

  @Test func `Requirements on one line are told apart`() throws {
    let problems = try tool.problems(
      of: """
        import Foundation
        import ObjectiveCTables
        @objc protocol P { @objc optional func f(a: Int); @objc optional func f(b: Int); func g() }
        class A: NSObject, P { func f(b: Int) {}; func g() {} }
        """)
    #expect(problems.isEmpty)
  }

  @Test func `A selector of a method that the framework does not have says so in its place`() throws
  {
    let problems = try tool.problems(
      of: """
        import Foundation
        import ObjectiveCTables
        class A: NSObject {}
        let a = #selector(A.start(_:for:))
        let b = #selector(A.stop)
        """)
    for (line, name) in [(4, "start"), (5, "stop")] {
      let place = problems.filter { $0.hasPrefix("Original.swift:\(line):") }
      #expect(place.contains { $0.hasSuffix("has no member '\(name)'") })
      #expect(!place.contains { $0.contains("expects 1 argument") || $0.contains("method:") })
    }
  }

  @Test func `A selector of a method that is not exposed is an error`() throws {
    let result = try tool.rewrite([
      "A.swift": "class A: NSObject {\n  func tap() {}\n  var s = #selector(tap)\n}\n"
    ])
    #expect(result.status == 1)
    #expect(result.messages.first?.hasPrefix("A.swift:3:11: error: ") ?? false)
    #expect(result.messages.first?.contains("add '@objc'") ?? false)
  }

  @Test(
    arguments: [
      ("extension UIView { override func f() {} }", "A.swift:1:20: error:"),
      ("extension Known { override func f() {} }", "A.swift:1:19: error:"),
      ("class A {}; extension A { override func f(x: Int...) {} }", "A.swift:1:27: error:"),
    ])
  func `An override that cannot be moved is reported in its place`(text: String, place: String)
    throws
  {
    let result = try tool.rewrite(["A.swift": text + "\n"], context: "class Known {}\n")
    #expect(result.status == 1)
    #expect(result.messages.first?.hasPrefix(place) ?? false)
  }

  @Test func `A private override in another file than the class is reported`() throws {
    let result = try tool.rewrite([
      "A.swift": "class A {}\n", "B.swift": "private extension A {\n  override func f() {}\n}\n",
    ])
    #expect(result.messages.first?.hasPrefix("B.swift:2:3: error:") ?? false)
  }

  @Test func `A member that the compiled files expose is known`() throws {
    let result = try tool.rewrite(
      ["A.swift": "let s = #selector(Known.tap(x:))\n"],
      context: "class Known { @objc(custom:) func tap(x: Int) {} }\n")
    #expect(!result.messages.contains { $0.contains("error:") })
    #expect(result.lines.first?.contains("\"custom:\"") ?? false)
  }
}
