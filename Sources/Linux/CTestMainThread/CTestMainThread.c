// SPDX-License-Identifier: MIT
#include "CTestMainThread.h"

#define SWIFT_CALL __attribute__((swiftcall))

extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(void *original, void *override);
extern void CFRunLoopRun(void);

static int is_hooked;

static SWIFT_CALL void drain(void *original, void *override) {
  (void)original;
  (void)override;
  is_hooked = 1;
  for (;;) CFRunLoopRun();
}

__attribute__((constructor)) static void install(void) {
  swift_task_asyncMainDrainQueue_hook = drain;
}

int kurukuru_main_thread_is_hooked(void) { return is_hooked; }
