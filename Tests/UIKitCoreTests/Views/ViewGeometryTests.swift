// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct ViewGeometryTests {
  @Test func `The frame follows from bounds and centre, and sets them`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
    view.center = .zero
    #expect(view.frame == CGRect(x: -25, y: -25, width: 50, height: 50))
  }

  @Test func `A turned view's frame is the box around it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func `Points convert through scrolled and scaled views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let scaled = UIView(frame: CGRect(x: 20, y: 40, width: 40, height: 40))
    root.addSubview(scrolled)
    scrolled.addSubview(scaled)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(scaled.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 0))
    #expect(root.convert(CGPoint(x: 10, y: 0), to: scaled) == .zero)
    #expect(
      scaled.convert(scaled.bounds, to: root) == CGRect(x: 10, y: 0, width: 80, height: 80))
    #expect(scaled.convert(CGPoint(x: 10, y: 0), from: root) == .zero)
  }

  @Test func `Without a view, points convert to the window`() {
    let harness = Harness()
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    harness.host(view)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 31, y: 42))
    #expect(view.convert(CGPoint(x: 31, y: 42), from: nil) == CGPoint(x: 1, y: 2))
    let space: any UICoordinateSpace = harness.window
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 31, y: 42))
  }

  @Test(arguments: [
    (CGPoint(x: 0, y: 0), true), (CGPoint(x: 99.9, y: 99.9), true),
    (CGPoint(x: 100, y: 50), false), (CGPoint(x: 50, y: 100), false),
    (CGPoint(x: -0.1, y: 5), false),
  ])
  func `The right and the bottom edge are outside`(point: CGPoint, isInside: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.point(inside: point, with: nil) == isInside)
    #expect((view.hitTest(point, with: nil) === view) == isInside)
  }

  @Test func `The frontmost view is hit, and what is out of reach is not`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let rear = UIView(frame: root.bounds)
    let front = UIView(frame: root.bounds)
    root.addSubview(rear)
    root.addSubview(front)
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point, with: nil) === front)
    front.alpha = 0.009
    #expect(root.hitTest(point, with: nil) === rear)
    front.alpha = 0.011
    #expect(root.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === rear)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === rear)
  }

  @Test(arguments: ["frame", "bounds", "center"])
  func `A NaN is a mistake`(member: String) async throws {
    switch member {
    case "frame":
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        }
      }
      #expect(try #require(result).message.contains("frame must not contain NaN"))
    case "bounds":
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIView().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
        }
      }
      #expect(try #require(result).message.contains("bounds must not contain NaN"))
    default:
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIView().center = CGPoint(x: 0, y: CGFloat.nan) }
      }
      #expect(try #require(result).message.contains("center must not contain NaN"))
    }
  }

  @Test func `The message about a NaN names the view and the member`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let view = UIView()
          view.tag = 42
          view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        }
      })
    let message = result.message
    #expect(message.contains("UIView"))
    #expect(message.contains("tag 42"))
    #expect(message.contains("frame"))
  }
}
