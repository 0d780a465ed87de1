// SPDX-License-Identifier: MIT
import Testing

/// What is said of a file that the target compiles as it is.
@Suite struct LeftOutTests {
  let tool = RewriterTool()

  private func messages(about text: String) throws -> [String] {
    let result = try tool.rewrite(["Original.swift": "import Foundation"], context: text)
    #expect(result.status == 0)
    return result.messages
  }

  @Test func `One that needs to be rewritten is named once, with its first place`() throws {
    let messages = try messages(
      about: """
        import Foundation
        class A: UIViewController {
          @IBAction func tap(_ sender: Any) {}
          @objc func other() {}
        }
        """)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Context.swift:3:3: warning: on Linux @IBAction") == true)
  }

  @Test func `A selector is enough`() throws {
    let messages = try messages(about: "let action = #selector(NSObject.copy)")
    #expect(messages.first?.hasPrefix("Context.swift:1:14: warning: on Linux #selector") == true)
  }

  @Test func `Comments, strings and code for other systems say nothing`() throws {
    let messages = try messages(
      about: """
        // @objc, #selector
        let text = "@objc #selector(a)"
        #if canImport(ObjectiveC)
          @objc class A: NSObject {}
        #endif
        """)
    #expect(messages == [])
  }
}
