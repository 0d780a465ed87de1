// SPDX-License-Identifier: MIT
#include "CGTKHost.h"
#include <glib-unix.h>
#include <unistd.h>

// Foundation's and Dispatch's own interface for other main loops; the Foundation library exports it.
extern void *CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode);
extern int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char stops_after_one);
extern double CFAbsoluteTimeGetCurrent(void);
extern const void *const kCFRunLoopDefaultMode;
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static GMainLoop *main_loop;
static bool may_have_blocks;

void kuru_loop_note_work(void) { may_have_blocks = true; }

/// Milliseconds until `RunLoop.main` has something to do: 0 now, -1 never.
static int run_loop_delay(void) {
  if (may_have_blocks) return 0;
  double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  if (date == 0) return -1;
  double delay = date - CFAbsoluteTimeGetCurrent();
  if (delay <= 0) return 0;
  return delay > 1e6 ? 1000000000 : (int)(delay * 1000) + 1;
}

// The date is asked for before each wait, not after each timer: so timers that GTK's callbacks or other
// threads make are not late.
static gboolean prepare(GSource *source, gint *timeout) {
  (void)source;
  *timeout = run_loop_delay();
  return *timeout == 0;
}

static gboolean check(GSource *source) {
  (void)source;
  return run_loop_delay() == 0;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)source, (void)callback, (void)data;
  may_have_blocks = false;
  // A negative time runs what is due, and does not wait.
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, -10, 1);
  return G_SOURCE_CONTINUE;
}

static gboolean drain_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
  (void)condition, (void)data;
  guint64 count;
  // The descriptor counts wake-ups, and is empty after one reading.
  ssize_t size = read(descriptor, &count, sizeof count);
  (void)size;
  _dispatch_main_queue_callback_4CF(NULL);
  may_have_blocks = true;
  return G_SOURCE_CONTINUE;
}

void kuru_loop_serve_foundation(void) {
  static bool is_serving;
  if (is_serving) return;
  is_serving = true;
  static GSourceFuncs functions = {prepare, check, dispatch, NULL, NULL, NULL};
  GSource *source = g_source_new(&functions, sizeof(GSource));
  // A timer may run a nested loop, in which other timers must fire.
  g_source_set_can_recurse(source, TRUE);
  g_source_attach(source, NULL);
  g_source_unref(source);
  g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain_main_queue, NULL);
}

void kuru_loop_run(void) {
  if (!main_loop) main_loop = g_main_loop_new(NULL, FALSE);
  g_main_loop_run(main_loop);
}

void kuru_loop_stop(void) {
  if (main_loop) g_main_loop_quit(main_loop);
}

// ---- Delays ------------------------------------------------------------------------------

typedef struct {
  KuruLoopWork work;
  void *context;
} Delayed;

static gboolean run_delayed(gpointer data) {
  Delayed *self = data;
  self->work(self->context);
  return G_SOURCE_REMOVE;
}

unsigned kuru_loop_after(unsigned milliseconds, KuruLoopWork work, void *context) {
  Delayed *self = g_new(Delayed, 1);
  *self = (Delayed){work, context};
  return milliseconds == 0
             ? g_idle_add_full(G_PRIORITY_DEFAULT, run_delayed, self, g_free)
             : g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, run_delayed, self, g_free);
}

void kuru_loop_cancel(unsigned identifier) { g_source_remove(identifier); }
