// SPDX-License-Identifier: MIT
import CoreGraphics
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

/// Whatever a caller sets on the title's label or the image view is the caller's, before and during a load.
@MainActor
struct ButtonWithLoadOwnershipTests {
  /// Something that changes how a view looks, and how to take it back.
  enum Change: CaseIterable {
    case alpha, isHidden, layerMask, viewMask, transform, backgroundColor, border, cornerRadius
    case shadow, zPosition

    @MainActor
    func apply(to view: UIView) {
      switch self {
      case .alpha: view.alpha = 0.4
      case .isHidden: view.isHidden = true
      case .layerMask:
        let mask = CALayer()
        mask.backgroundColor = UIColor.black.cgColor
        mask.frame = CGRect(x: 0, y: 0, width: 9, height: 40)
        view.layer.mask = mask
      case .viewMask:
        view.mask = UIView(frame: CGRect(x: 4, y: 0, width: 9, height: 40))
        view.mask?.backgroundColor = .black
      case .transform: view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      case .backgroundColor: view.backgroundColor = .red
      case .border:
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.green.cgColor
      case .cornerRadius:
        view.backgroundColor = .red
        view.layer.cornerRadius = 6
        view.clipsToBounds = true
      case .shadow:
        view.layer.shadowOpacity = 1
        view.layer.shadowOffset = CGSize(width: 2, height: 2)
      case .zPosition: view.layer.zPosition = -5
      }
    }

    @MainActor
    func undo(on view: UIView) {
      switch self {
      case .alpha: view.alpha = 1
      case .isHidden: view.isHidden = false
      case .layerMask: view.layer.mask = nil
      case .viewMask: view.mask = nil
      case .transform: view.transform = .identity
      case .backgroundColor: view.backgroundColor = nil
      case .border: view.layer.borderWidth = 0
      case .cornerRadius:
        view.backgroundColor = nil
        view.layer.cornerRadius = 0
        view.clipsToBounds = false
      case .shadow: view.layer.shadowOpacity = 0
      case .zPosition: view.layer.zPosition = 0
      }
    }
  }

  let harness = Harness(Harness.Environment { $0.size = CGSize(width: 240, height: 84) })

  private func makeButton() -> ButtonWithLoad {
    let button = ButtonWithLoad(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
    button.clock = harness.clock
    button.setTitle("Load", for: .normal)
    button.setImage(Self.square, for: .normal)
    button.backgroundColor = .blue
    harness.host(button)
    _ = harness.snapshot()
    return button
  }

  private static var square: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
  }

  private func contents(_ button: ButtonWithLoad) throws -> [UIView] {
    [try #require(button.titleLabel), try #require(button.imageView)]
  }

  private func plain(with change: Change? = nil, loading: Bool = false) throws -> CGImage {
    let button = makeButton()
    if let change { for view in try contents(button) { change.apply(to: view) } }
    button.isLoading = loading
    // A layout of the button's own may move what is transformed; a load is not to do more than that.
    button.setNeedsLayout()
    return harness.snapshot()
  }

  @Test(arguments: Change.allCases)
  func `what is set before a load shows again after it`(change: Change) throws {
    let (changed, loading) = (try plain(with: change), try plain(loading: true))
    let button = makeButton()
    for view in try contents(button) { change.apply(to: view) }
    button.isLoading = true
    #expect(PictureDifference(harness.snapshot(), loading).isEmpty)
    button.isLoading = false
    #expect(PictureDifference(harness.snapshot(), changed).isEmpty)
  }

  @Test(arguments: Change.allCases)
  func `what is set during a load shows after it, and not before`(change: Change) throws {
    let (changed, loading) = (try plain(with: change), try plain(loading: true))
    let button = makeButton()
    button.isLoading = true
    _ = harness.snapshot()
    for view in try contents(button) { change.apply(to: view) }
    #expect(PictureDifference(harness.snapshot(), loading).isEmpty)
    button.isLoading = false
    #expect(PictureDifference(harness.snapshot(), changed).isEmpty)
  }

  @Test(arguments: Change.allCases)
  func `what is taken back during a load is gone after it, and shows nothing before`(
    change: Change
  ) throws {
    let (idle, loading) = (try plain(), try plain(loading: true))
    let button = makeButton()
    for view in try contents(button) { change.apply(to: view) }
    button.isLoading = true
    _ = harness.snapshot()
    for view in try contents(button) { change.undo(on: view) }
    #expect(PictureDifference(harness.snapshot(), loading).isEmpty)
    button.isLoading = false
    #expect(PictureDifference(harness.snapshot(), idle).isEmpty)
  }

  @Test func `an alpha that the caller animates during a load does not show through`() async throws
  {
    let loading = try plain(loading: true)
    let button = makeButton()
    button.isLoading = true
    _ = harness.snapshot()
    let views = try contents(button)
    UIView.animate(withDuration: 0.1) { for view in views { view.alpha = 0.5 } }
    await harness.advance(by: .milliseconds(50))
    #expect(PictureDifference(harness.snapshot(), loading).isEmpty)
    await harness.advance(by: .milliseconds(70))
    #expect(PictureDifference(harness.snapshot(), loading).isEmpty)
    button.isLoading = false
    #expect(button.titleLabel?.alpha == 0.5)
    #expect(PictureDifference(harness.snapshot(), try plain(with: .alpha)).differingPixels > 0)
  }

  @Test func `reading what the caller set gives it back during a load`() throws {
    let button = makeButton()
    let label = try #require(button.titleLabel)
    let mask = CALayer()
    label.layer.mask = mask
    label.alpha = 0.5
    let frame = label.frame
    button.isLoading = true
    _ = harness.snapshot()
    #expect(label.layer.mask === mask)
    #expect(label.alpha == 0.5)
    #expect(!label.isHidden)
    #expect(label.frame == frame)
    #expect(label.superview === button)
  }

  @Test func `an image set or taken away during a load counts when it ends`() throws {
    let (withImage, loading) = (try plain(), try plain(loading: true))
    let button = makeButton()
    button.setImage(nil, for: .normal)
    let without = harness.snapshot()
    button.isLoading = true
    _ = harness.snapshot()
    button.setImage(Self.square, for: .normal)
    #expect(PictureDifference(harness.snapshot(), loading).isEmpty)
    button.isLoading = false
    #expect(PictureDifference(harness.snapshot(), withImage).isEmpty)
    button.isLoading = true
    _ = harness.snapshot()
    button.setImage(nil, for: .normal)
    #expect(PictureDifference(harness.snapshot(), loading).isEmpty)
    button.isLoading = false
    #expect(PictureDifference(harness.snapshot(), without).isEmpty)
    button.setImage(Self.square, for: .normal)
    #expect(PictureDifference(harness.snapshot(), withImage).isEmpty)
  }

  @Test func `hiding the title asks for no frames of its own`() async {
    let button = makeButton()
    button.indicatorColor = .white
    button.isLoading = true
    _ = harness.snapshot()
    let before = harness.frameCount
    await harness.advance(by: .seconds(1))
    #expect(harness.frameCount - before == 8)
  }
}
