// SPDX-License-Identifier: MIT
import Foundation
import GTKHost
import UIKit
import UIKitCore

/// Shows what `./run try` has built: in a window, or as pictures where there is no display.
///
/// Not named like the module, since the files may have a `Preview` of their own.
public enum KurukuruPreview {
  /// Shows it, and ends the process: with 0, or with 2 and one line of reason.
  ///
  /// - Parameters:
  ///   - controllers: The view controllers' classes in the files.
  ///   - storyboards: The storyboards' paths.
  ///   - folders: Where the files lie; their images are found there by name.
  @MainActor
  public static func run(controllers: [TriedController], storyboards: [String], folders: [String])
    -> Never
  {
    let content = PreviewContent(controllers: controllers, storyboards: storyboards)
    do {
      let options = try PreviewOptions(CommandLine.arguments.dropFirst())
      for folder in folders { UIImage.addImageFolder(URL(fileURLWithPath: folder)) }
      if options.folder == nil {
        PreviewWindow.show(size: options.size, isDark: options.isDark) {
          try content.makeController(root: options.root)
        }
      }
      Task {
        do {
          try await PreviewPictures(content: content, options: options).write()
          exit(0)
        } catch {
          fail(error)
        }
      }
    } catch {
      fail(error)
    }
    MainLoop.run()
    exit(0)
  }

  static func fail(_ error: any Error) -> Never {
    FileHandle.standardError.write(Data("try: \(error)\n".utf8))
    exit(2)
  }
}
