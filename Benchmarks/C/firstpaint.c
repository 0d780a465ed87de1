// SPDX-License-Identifier: MIT
// Loaded into any GTK program by LD_PRELOAD: prints the real time of the program's first paint, in nanoseconds
// since 1970, and ends the program.
#include <gtk/gtk.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static gboolean after_paint(GSignalInvocationHint *hint, guint count, const GValue *values,
                            gpointer data) {
  (void)hint;
  (void)count;
  (void)values;
  (void)data;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  printf("%lld\n", (long long)now.tv_sec * 1000000000LL + now.tv_nsec);
  fflush(stdout);
  _exit(0);
}

__attribute__((constructor)) static void watch(void) {
  // Not in the programs that the program starts.
  g_unsetenv("LD_PRELOAD");
  // The class must exist before its signals can be looked up; it is never let go of.
  g_type_class_ref(GDK_TYPE_FRAME_CLOCK);
  g_signal_add_emission_hook(g_signal_lookup("after-paint", GDK_TYPE_FRAME_CLOCK), 0, after_paint,
                             NULL, NULL);
}
