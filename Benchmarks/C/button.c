// SPDX-License-Identifier: MIT
// The least that a GTK program can do: a window with one button. Prints the real time of its first frame, in
// nanoseconds since 1970, and ends.
#include <gtk/gtk.h>
#include <time.h>

static GMainLoop *loop;

static void after_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  (void)data;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  printf("%lld\n", (long long)now.tv_sec * 1000000000LL + now.tv_nsec);
  fflush(stdout);
  g_main_loop_quit(loop);
}

int main(void) {
  gtk_init();
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 320, 240);
  gtk_window_set_child(GTK_WINDOW(window), gtk_button_new_with_label("Load"));
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock =
      gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
  loop = g_main_loop_new(NULL, FALSE);
  g_main_loop_run(loop);
  return 0;
}
