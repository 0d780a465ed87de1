// SPDX-License-Identifier: MIT
import Foundation

@objc protocol LoaderDelegate: NSObjectProtocol {
  func loaderDidStart(_ loader: Loader)
  @objc optional func loader(_ loader: Loader, shouldLoad item: String) -> Bool
  @objc optional func loader(_ loader: Loader, didFail code: Int, at line: Int, of file: String)
  @objc optional func loaderDidEnd(_ loader: Loader)
  @objc optional var loaderTitle: String { get }
}

class Loader: NSObject {
  weak var delegate: (any LoaderDelegate)?
  var onEnd: ((Int) -> Void)?
  var log: [String] = []

  func run() {
    delegate?.loaderDidStart(self)
    log.append("\(delegate?.loader?(self, shouldLoad: "item") ?? false)")
    delegate?.loader?(self, didFail: 1, at: 2, of: "file")
    log.append(delegate?.loaderTitle ?? "untitled")
    if delegate?.loaderDidEnd != nil { log.append("will end") }
    delegate?.loaderDidEnd?(self)
    onEnd?(1)
  }
}

class PlainDelegate: NSObject, LoaderDelegate {
  var log: [String] = []
  func loaderDidStart(_ loader: Loader) { log.append("start") }
}

class FullDelegate: PlainDelegate {
  func loader(_ loader: Loader, shouldLoad item: String) -> Bool {
    log.append("should load \(item)")
    return true
  }
  func loader(_ loader: Loader, didFail code: Int, at line: Int, of file: String) {
    log.append("failed \(code) \(line) \(file)")
  }
  func loaderDidEnd(_ loader: Loader) { log.append("end") }
  var loaderTitle: String { "title" }
}

class QuietDelegate: FullDelegate {
  override func loaderDidEnd(_ loader: Loader) { log.append("quiet end") }
}

/// Calls UIKit's optional methods as apps do, though UIKit gives them defaults here.
protocol ScrollDelegate: AnyObject {}
extension ScrollDelegate {
  func didScroll(_ distance: Int) -> Int { distance }
  func list(_ list: NSObject, didSelect row: Int) -> Int { row }
}
class Scroller: ScrollDelegate {
  weak var scrollDelegate: (any ScrollDelegate)?
  func scroll() -> [Int?] {
    [scrollDelegate?.didScroll?(3), scrollDelegate?.list?(NSObject(), didSelect: 4)]
  }
}
