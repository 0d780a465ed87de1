// SPDX-License-Identifier: MIT
#include "CGTKHost.h"

typedef struct {
  KuruPointerHandler handler;
  void *context;
  bool is_pressed;
} Pointer;

typedef struct {
  KuruKeyHandler handler;
  void *context;
} Keys;

static void free_closure(gpointer data, GClosure *closure) {
  (void)closure;
  g_free(data);
}

/// What the event means for a touch; false when it means nothing.
static bool pointer_phase(Pointer *self, GdkEvent *event, KuruPointerPhase *phase) {
  switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS:
      if (gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY) return false;
      self->is_pressed = true;
      *phase = KURU_POINTER_BEGAN;
      return true;
    case GDK_BUTTON_RELEASE:
      if (gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY) return false;
      self->is_pressed = false;
      *phase = KURU_POINTER_ENDED;
      return true;
    case GDK_MOTION_NOTIFY:
      *phase = KURU_POINTER_MOVED;
      return self->is_pressed;
    case GDK_GRAB_BROKEN: {
      bool was_pressed = self->is_pressed;
      self->is_pressed = false;
      *phase = KURU_POINTER_CANCELLED;
      return was_pressed;
    }
    case GDK_TOUCH_BEGIN: *phase = KURU_POINTER_BEGAN; return true;
    case GDK_TOUCH_UPDATE: *phase = KURU_POINTER_MOVED; return true;
    case GDK_TOUCH_END: *phase = KURU_POINTER_ENDED; return true;
    case GDK_TOUCH_CANCEL: *phase = KURU_POINTER_CANCELLED; return true;
    default: return false;
  }
}

static gboolean on_pointer(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  Pointer *self = data;
  KuruPointerEvent result = {0};
  if (!pointer_phase(self, event, &result.phase)) return GDK_EVENT_PROPAGATE;
  GtkWidget *canvas = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(controller));
  double x = 0, y = 0, left = 0, top = 0;
  if (gdk_event_get_position(event, &x, &y)) {
    // Events count from the surface's corner, which is outside the window's shadow.
    GtkNative *native = gtk_widget_get_native(canvas);
    gtk_native_get_surface_transform(native, &left, &top);
    gtk_widget_translate_coordinates(
        GTK_WIDGET(native), canvas, x - left, y - top, &result.x, &result.y);
  }
  result.sequence = (uintptr_t)gdk_event_get_event_sequence(event);
  result.is_touch = result.sequence != 0;
  result.modifiers = gdk_event_get_modifier_state(event);
  self->handler(self->context, &result);
  return GDK_EVENT_STOP;
}

void kuru_canvas_watch_pointer(GtkWidget *canvas, KuruPointerHandler handler, void *context) {
  Pointer *self = g_new(Pointer, 1);
  *self = (Pointer){handler, context, false};
  GtkEventController *controller = gtk_event_controller_legacy_new();
  g_signal_connect_data(
      controller, "event", G_CALLBACK(on_pointer), self, free_closure, G_CONNECT_DEFAULT);
  gtk_widget_add_controller(canvas, controller);
}

static void report_key(
    GtkEventControllerKey *controller, bool is_down, guint keyval, guint keycode,
    GdkModifierType modifiers, Keys *self) {
  (void)controller;
  KuruKeyEvent event = {
      .is_down = is_down,
      .keyval = keyval,
      .keycode = keycode,
      .modifiers = modifiers,
      .unicode = gdk_keyval_to_unicode(keyval),
  };
  self->handler(self->context, &event);
}

static gboolean on_key_pressed(
    GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
    gpointer data) {
  report_key(controller, true, keyval, keycode, modifiers, data);
  return GDK_EVENT_STOP;
}

static void on_key_released(
    GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
    gpointer data) {
  report_key(controller, false, keyval, keycode, modifiers, data);
}

void kuru_window_watch_keys(GtkWidget *window, KuruKeyHandler handler, void *context) {
  Keys *self = g_new(Keys, 1);
  *self = (Keys){handler, context};
  GtkEventController *controller = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE);
  g_signal_connect_data(
      controller, "key-pressed", G_CALLBACK(on_key_pressed), self, free_closure, G_CONNECT_DEFAULT);
  g_signal_connect(controller, "key-released", G_CALLBACK(on_key_released), self);
  gtk_widget_add_controller(window, controller);
}
