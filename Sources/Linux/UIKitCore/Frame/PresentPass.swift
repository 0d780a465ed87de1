// SPDX-License-Identifier: MIT
internal import QuartzCore

/// The last pass: what changed is shown.
@MainActor
enum PresentPass {
  /// Hands the scenes whose windows look other than in the last frame to their surfaces, rearmost window first.
  static func run(_ results: [CommitPass.Result], in application: UIApplication) {
    for result in results { result.window.lastCommit = result.commit.node }
    for scene in application.scenes.compactMap({ $0 as? UIWindowScene }) {
      let isChanged = results.contains {
        $0.commit.changed && $0.window.owningScene === scene
      }
      guard isChanged || scene.needsPresenting else { continue }
      scene.needsPresenting = false
      scene.surface?.present(scene.picture)
    }
  }
}
