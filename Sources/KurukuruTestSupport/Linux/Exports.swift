// SPDX-License-Identifier: MIT
// The verbs note where they are called by a macro of Testing, which whoever calls them has to see.
@_exported public import Testing
