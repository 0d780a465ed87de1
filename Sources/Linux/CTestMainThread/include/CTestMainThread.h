// SPDX-License-Identifier: MIT
#pragma once

/// Whether the main actor's queue is drained by a run loop on the process's first thread.
///
/// Linking this target is enough: its constructor replaces the endless queue drain that an asynchronous `main`
/// ends in by a run loop, so that `RunLoop.main`, `Timer` and the main thread are real in tests.
int kurukuru_main_thread_is_hooked(void);
