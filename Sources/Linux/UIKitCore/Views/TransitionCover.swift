// SPDX-License-Identifier: MIT
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The old look of a view, which fades out over the new one.
final class TransitionCover: UIView {
  private let picture: RenderNode

  init(picture: RenderNode, frame: CGRect) {
    self.picture = picture
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backingLayer.zPosition = 1_000_000
  }

  required init?(coder: NSCoder) { nil }

  override func makeDrawing() -> RenderNode? { picture }
}
