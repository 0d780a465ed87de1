// SPDX-License-Identifier: MIT
// What a plain GTK program pays: 1,000 GtkSpinners in a window for some seconds.
// Prints "cpu_ms_per_frame frames cpu_ms" on one line.
#include <gtk/gtk.h>
#include <stdlib.h>
#include <sys/resource.h>

static GMainLoop *loop;
static int frames;
static double start_cpu;
static gboolean counting;

static double cpu_ms(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_utime.tv_sec * 1e3 + usage.ru_utime.tv_usec / 1e3 +
         usage.ru_stime.tv_sec * 1e3 + usage.ru_stime.tv_usec / 1e3;
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  (void)data;
  if (counting) frames++;
}

static gboolean begin(gpointer data) {
  (void)data;
  counting = TRUE;
  start_cpu = cpu_ms();
  return G_SOURCE_REMOVE;
}

static gboolean finish(gpointer data) {
  (void)data;
  double used = cpu_ms() - start_cpu;
  printf("%.4f %d %.1f\n", frames > 0 ? used / frames : 0, frames, used);
  fflush(stdout);
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

int main(int argc, char **argv) {
  int seconds = argc > 1 ? atoi(argv[1]) : 5;
  int count = argc > 2 ? atoi(argv[2]) : 1000;
  gtk_init();
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 960, 600);
  GtkWidget *fixed = gtk_fixed_new();
  for (int i = 0; i < count; i++) {
    GtkWidget *spinner = gtk_spinner_new();
    gtk_widget_set_size_request(spinner, 20, 20);
    gtk_spinner_start(GTK_SPINNER(spinner));
    gtk_fixed_put(GTK_FIXED(fixed), spinner, (i % 40) * 24, (i / 40) * 24);
  }
  gtk_window_set_child(GTK_WINDOW(window), fixed);
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock =
      gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
  g_timeout_add(1500, begin, NULL);
  g_timeout_add(1500 + seconds * 1000, finish, NULL);
  loop = g_main_loop_new(NULL, FALSE);
  g_main_loop_run(loop);
  return 0;
}
