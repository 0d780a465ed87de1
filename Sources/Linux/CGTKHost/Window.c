// SPDX-License-Identifier: MIT
#include "CGTKHost.h"

typedef struct {
  KuruWindowHandler handler;
  void *context;
} Watch;

static void free_closure(gpointer data, GClosure *closure) {
  (void)closure;
  g_free(data);
}

static gboolean on_close_request(GtkWindow *window, gpointer data) {
  (void)window;
  Watch *self = data;
  self->handler(self->context);
  return GDK_EVENT_STOP;
}

static void on_notify(GObject *object, GParamSpec *property, gpointer data) {
  (void)object;
  (void)property;
  Watch *self = data;
  self->handler(self->context);
}

static Watch *watch_new(KuruWindowHandler handler, void *context) {
  Watch *self = g_new(Watch, 1);
  *self = (Watch){handler, context};
  return self;
}

void kuru_window_watch_close(GtkWidget *window, KuruWindowHandler handler, void *context) {
  g_signal_connect_data(
      window, "close-request", G_CALLBACK(on_close_request), watch_new(handler, context),
      free_closure, G_CONNECT_DEFAULT);
}

void kuru_object_watch(void *object, const char *signal, KuruWindowHandler handler, void *context) {
  g_signal_connect_data(
      object, signal, G_CALLBACK(on_notify), watch_new(handler, context), free_closure,
      G_CONNECT_DEFAULT);
}

bool kuru_window_is_drawn_by_cairo(GtkWidget *window) {
  GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(window));
  return renderer && g_str_equal(G_OBJECT_TYPE_NAME(renderer), "GskCairoRenderer");
}
