// SPDX-License-Identifier: MIT
import Testing
import UIKit

struct MisuseTests {
  @Test func `items without a common ancestor are refused`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
      }
    }
    let message = try #require(result).message
    #expect(message.contains("Unable to activate constraint with anchors"))
    #expect(message.contains("no common ancestor"))
  }

  @Test func `an active constraint may not become optional`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultHigh
      }
    }
    let message = try #require(result).message
    #expect(message.contains("Mutating a priority from required to not on an installed constraint"))
  }

  @Test func `a constant that is no number is refused`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 1).constant = .nan
      }
    }
    #expect(try #require(result).message.contains("constant is not finite"))
  }

  @Test func `an edge beside a length is refused`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width,
          multiplier: 1, constant: 0)
      }
    }
    #expect(try #require(result).message.contains("Invalid pairing of layout attributes"))
  }

  @Test func `a place equal to a constant is refused`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10)
      }
    }
    #expect(try #require(result).message.contains("multiplier of 0 or a nil second item"))
  }
}
