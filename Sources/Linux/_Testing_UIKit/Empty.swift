// SPDX-License-Identifier: MIT
// Empty: the overlay that `import Testing` looks for beside a module named UIKit.
