// SPDX-License-Identifier: MIT
// What `import UIKit` brings on Apple hosts, and `Selector` with it, which Objective-C brings there.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ObjectiveCTables
@_exported public import QuartzCore
@_exported public import UIKitCore
