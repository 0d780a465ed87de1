// SPDX-License-Identifier: MIT
import Foundation

@IBDesignable class Form: NSObject {
  @IBOutlet private weak var button: Button!
  @IBOutlet weak var optionalButton: Button?
  @IBOutlet var buttons: [Button]!
  @IBOutlet var observed: Button? { didSet { log.append("observed") } }

  @IBInspectable var title: NSString = ""
  @IBInspectable var text: String?
  @IBInspectable var number: Int = 0
  @IBInspectable var length: CGFloat = 0 { didSet { log.append("length \(length)") } }
  @IBInspectable var ratio: Double = 0
  @IBInspectable var weight: Float = 0
  @IBInspectable var isOn: Bool = false
  @IBInspectable var inferred = 1.5
  @IBInspectable var maybe: NSNumber?
  @IBInspectable var point: CGPoint = .zero
  @IBInspectable var size: CGSize = .zero
  @IBInspectable var rect: CGRect = .zero
  @IBInspectable var range = NSRange(location: 0, length: 0)
  @objc enum Kind: Int { case plain, fancy }
  @objc var kind = Kind.plain
  @objc var name: Notification.Name?
  @IBInspectable private var secret: String = "kept"
  @objc(other) var renamed = "a"
  @objc let constant = 7
  @objc private(set) var readable = 1

  var log: [String] = []

  var connectedButton: Button? { button }
}

class LongForm: Form {
  @IBOutlet var footer: Button!
}
