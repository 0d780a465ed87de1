// SPDX-License-Identifier: MIT
// What of GTK cannot be written in Swift: a subclass of GtkWidget, event handlers with many
// arguments, sources of the main loop, and the desktop's colour scheme.
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

// ---- A widget that draws one render node -------------------------------------------------

/// The widget got a new size, in points, within GTK's layout phase.
typedef void (*KuruResizeHandler)(void *context, int width, int height);

/// A widget without a node, which fills the space it is given.
GtkWidget *kuru_canvas_new(void);

/// Whom the canvas tells of its size.
void kuru_canvas_set_resize_handler(GtkWidget *canvas, KuruResizeHandler handler, void *context);

/// Draws `node` (NULL: nothing) from the next paint on; nothing is redrawn if it is the same one.
void kuru_canvas_set_node(GtkWidget *canvas, GskRenderNode *node);

/// How often the canvas was asked to draw.
unsigned kuru_canvas_snapshot_count(GtkWidget *canvas);

// ---- Ticks -------------------------------------------------------------------------------

/// The frame clock's update phase; the time is that of g_get_monotonic_time. Return true to go on.
typedef bool (*KuruTickHandler)(void *context, int64_t microseconds);

/// Calls `handler` in each frame from the next on, until it returns false.
unsigned kuru_widget_add_tick(GtkWidget *widget, KuruTickHandler handler, void *context);

// ---- Input -------------------------------------------------------------------------------

typedef enum {
  KURU_POINTER_BEGAN,
  KURU_POINTER_MOVED,
  KURU_POINTER_ENDED,
  KURU_POINTER_CANCELLED
} KuruPointerPhase;

/// A press, move or release of the first button or of a finger, in the canvas's points.
typedef struct {
  KuruPointerPhase phase;
  /// 0 for the pointer, else what tells fingers apart.
  uintptr_t sequence;
  bool is_touch;
  double x, y;
  unsigned modifiers;
} KuruPointerEvent;

/// A key that went down or up.
typedef struct {
  bool is_down;
  unsigned keyval;
  /// The evdev code plus 8.
  unsigned keycode;
  unsigned modifiers;
  /// What it types, or 0.
  uint32_t unicode;
} KuruKeyEvent;

typedef void (*KuruPointerHandler)(void *context, const KuruPointerEvent *event);
typedef void (*KuruKeyHandler)(void *context, const KuruKeyEvent *event);

/// Reports the canvas's pointer and touch events.
void kuru_canvas_watch_pointer(GtkWidget *canvas, KuruPointerHandler handler, void *context);

/// Reports the window's keys before GTK uses them itself.
void kuru_window_watch_keys(GtkWidget *window, KuruKeyHandler handler, void *context);

// ---- Windows -----------------------------------------------------------------------------

typedef void (*KuruWindowHandler)(void *context);

/// Called instead of closing when the user asks to close the window.
void kuru_window_watch_close(GtkWidget *window, KuruWindowHandler handler, void *context);

/// Called when an object's property changes.
void kuru_object_watch(void *object, const char *signal, KuruWindowHandler handler, void *context);

/// Whether the realized window is drawn by Cairo and not by a GPU.
bool kuru_window_is_drawn_by_cairo(GtkWidget *window);

// ---- Main loop ---------------------------------------------------------------------------

/// Lets GLib's main loop serve the main dispatch queue, `RunLoop.main`'s timers of all modes, and its
/// `perform` blocks. Once a process; nothing wakes up while none of them has work.
void kuru_loop_serve_foundation(void);

/// Says that the app's code ran and may have left blocks in `RunLoop.main`.
void kuru_loop_note_work(void);

/// Runs GLib's main loop until `kuru_loop_stop`.
void kuru_loop_run(void);
void kuru_loop_stop(void);

typedef void (*KuruLoopWork)(void *context);

/// Calls `work` once, after a delay; 0 means as soon as the loop turns. Returns what cancels it.
unsigned kuru_loop_after(unsigned milliseconds, KuruLoopWork work, void *context);
void kuru_loop_cancel(unsigned identifier);

// ---- Colour scheme -----------------------------------------------------------------------

typedef void (*KuruSchemeHandler)(void *context, bool is_dark);

/// Tells whether the desktop prefers dark, once soon and then at each change. The desktop portal
/// and GTK's settings are asked.
void kuru_scheme_watch(KuruSchemeHandler handler, void *context);

G_END_DECLS
