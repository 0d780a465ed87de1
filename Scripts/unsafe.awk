# SPDX-License-Identifier: MIT
# Prints each opt-out of the compiler's checks that no `// SAFETY:` comment explains: in the lines above it, not past
# a blank one, or as the first thing inside what it opens. Read by Scripts/check-floors.
# `@preconcurrency @MainActor`, by which Swift 5 clients compile, is none: ARCHITECTURE.md explains it.
function settle() {
  if (pending != "") print pending
  pending = ""
}
FNR == 1 { settle(); said = 0 }
/\/\/ SAFETY:/ { said = 1; pending = "" }
pending != "" && FNR > last { settle() }
!/^ *\/\// && !/^ *@preconcurrency( @MainActor)?$/ &&
/@unchecked|\((unchecked|unsafe)\)|unsafeBitCast|unsafeDowncast|unsafelyUnwrapped|assumeIsolated|@preconcurrency/ {
  settle()
  if (!said) { pending = FILENAME ":" FNR ": error: no `// SAFETY:` line: " $0; last = FNR + 2 }
}
/^ *$/ { said = 0 }
END { settle() }
