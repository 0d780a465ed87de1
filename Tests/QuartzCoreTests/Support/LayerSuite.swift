// SPDX-License-Identifier: MIT
import Testing

/// All suites of this target: one after the other, as transactions and display links are the main thread's.
@Suite(.serialized) enum LayerSuite {}
