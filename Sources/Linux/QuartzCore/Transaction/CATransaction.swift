// SPDX-License-Identifier: MIT
public import CoreGraphics

/// The settings of implicit animations, and blocks that wait for animations to end.
///
/// Without an explicit transaction there is an implicit one, which the next frame commits. A nested transaction
/// starts with the outer one's settings. Main thread only.
///
/// Counterpart: `CATransaction`.
/// Differs from Apple: there is one stack, the main thread's, so `lock()` and `unlock()` are absent.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one.
  open class func begin() { TransactionStack.begin() }

  /// Closes the innermost transaction; its completion block runs once its animations have ended.
  open class func commit() { TransactionStack.commit() }

  /// Closes the implicit transaction, if there is one and no other is open.
  open class func flush() { TransactionStack.flush() }

  /// The duration of animations that have none, in seconds. Default: 0.25.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.current.duration }

  /// Sets the duration of animations that have none.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.change { $0.duration = dur }
  }

  /// The pacing of animations that have none. Default: nil.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.timingFunction
  }

  /// Sets the pacing of animations that have none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.change { $0.timingFunction = function }
  }

  /// Whether changes look for no action. Default: false.
  open class func disableActions() -> Bool { TransactionStack.disablesActions }

  /// Sets whether changes look for no action.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.change { $0.disablesActions = flag }
  }

  /// The block that waits for the animations added from now on. Default: nil.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.completion }

  /// Sets the block that runs when all animations added from now on have ended or been taken away.
  ///
  /// With none, it runs at the commit.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.setCompletion(block)
  }

  /// The value of a setting, or what was stored under any other key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.current.values[key]
    }
  }

  /// Sets a setting, or stores a value under any other key for the length of the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let duration = AnimatableValue(anObject).number { setAnimationDuration(duration) }
    case kCATransactionDisableActions:
      setDisableActions((AnimatableValue(anObject).number ?? 0) != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: TransactionStack.change { $0.values[key] = anObject }
    }
  }

  /// Called when an implicit transaction opens, so that a frame comes that commits it.
  package static var onImplicitTransaction: (() -> Void)? {
    get { TransactionStack.onImplicitTransaction }
    set { TransactionStack.onImplicitTransaction = newValue }
  }

  static func joinGroup() -> TransactionGroup? { TransactionStack.joinGroup() }
}

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
