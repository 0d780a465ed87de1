// SPDX-License-Identifier: MIT
#include "CGTKHost.h"

#define KURU_TYPE_CANVAS (kuru_canvas_get_type())
G_DECLARE_FINAL_TYPE(KuruCanvas, kuru_canvas, KURU, CANVAS, GtkWidget)

struct _KuruCanvas {
  GtkWidget parent_instance;
  GskRenderNode *node;
  KuruResizeHandler resize_handler;
  void *resize_context;
  int width, height;
  unsigned snapshot_count;
};

G_DEFINE_TYPE(KuruCanvas, kuru_canvas, GTK_TYPE_WIDGET)

static void kuru_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  KuruCanvas *self = KURU_CANVAS(widget);
  self->snapshot_count += 1;
  if (self->node) gtk_snapshot_append_node(snapshot, self->node);
}

static void kuru_canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)baseline;
  KuruCanvas *self = KURU_CANVAS(widget);
  if (width == self->width && height == self->height) return;
  self->width = width;
  self->height = height;
  if (self->resize_handler) self->resize_handler(self->resize_context, width, height);
}

static void kuru_canvas_dispose(GObject *object) {
  KuruCanvas *self = KURU_CANVAS(object);
  self->resize_handler = NULL;
  g_clear_pointer(&self->node, gsk_render_node_unref);
  G_OBJECT_CLASS(kuru_canvas_parent_class)->dispose(object);
}

static void kuru_canvas_class_init(KuruCanvasClass *klass) {
  GTK_WIDGET_CLASS(klass)->snapshot = kuru_canvas_snapshot;
  GTK_WIDGET_CLASS(klass)->size_allocate = kuru_canvas_size_allocate;
  G_OBJECT_CLASS(klass)->dispose = kuru_canvas_dispose;
}

static void kuru_canvas_init(KuruCanvas *self) {
  gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
  gtk_widget_set_vexpand(GTK_WIDGET(self), TRUE);
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *kuru_canvas_new(void) { return g_object_new(KURU_TYPE_CANVAS, NULL); }

void kuru_canvas_set_resize_handler(GtkWidget *canvas, KuruResizeHandler handler, void *context) {
  KuruCanvas *self = KURU_CANVAS(canvas);
  self->resize_handler = handler;
  self->resize_context = context;
}

void kuru_canvas_set_node(GtkWidget *canvas, GskRenderNode *node) {
  KuruCanvas *self = KURU_CANVAS(canvas);
  if (self->node == node) return;
  if (node) gsk_render_node_ref(node);
  g_clear_pointer(&self->node, gsk_render_node_unref);
  self->node = node;
  gtk_widget_queue_draw(canvas);
}

unsigned kuru_canvas_snapshot_count(GtkWidget *canvas) {
  return KURU_CANVAS(canvas)->snapshot_count;
}

// ---- Ticks -------------------------------------------------------------------------------

typedef struct {
  KuruTickHandler handler;
  void *context;
} Tick;

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget;
  Tick *self = data;
  return self->handler(self->context, gdk_frame_clock_get_frame_time(clock))
             ? G_SOURCE_CONTINUE
             : G_SOURCE_REMOVE;
}

unsigned kuru_widget_add_tick(GtkWidget *widget, KuruTickHandler handler, void *context) {
  Tick *self = g_new(Tick, 1);
  *self = (Tick){handler, context};
  return gtk_widget_add_tick_callback(widget, tick, self, g_free);
}
