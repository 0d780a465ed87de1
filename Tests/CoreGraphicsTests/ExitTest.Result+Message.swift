// SPDX-License-Identifier: MIT
import Testing

extension ExitTest.Result {
  /// What the process said on its way out.
  var message: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
