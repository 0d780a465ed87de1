// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Preview
import UIKit

// The components in every state: in a window, or without a display, or with --out, as a page of pictures.

do {
  let options = try GalleryOptions(CommandLine.arguments.dropFirst())
  if options.folder == nil {
    PreviewWindow.show(title: "Kurukuru", size: CGSize(width: 720, height: 520)) {
      GalleryController()
    }
  }
  Task {
    do {
      let page = try await GalleryPage(folder: options.pageFolder).write()
      print(page.path)
      exit(0)
    } catch {
      stop(error)
    }
  }
  RunLoop.main.run()
} catch {
  stop(error)
}

func stop(_ error: any Error) -> Never {
  FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
  exit(2)
}
