// SPDX-License-Identifier: MIT
#include "CHandmade.h"

GskRenderNode *handmade_spinners(cairo_surface_t *picture, float side, const float *offsets,
                                 int count, float width, float height) {
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, side, side);
  GskRenderNode *spinner = gsk_cairo_node_new(&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context(spinner);
  double scale = cairo_image_surface_get_width(picture) / side;
  cairo_scale(cr, 1 / scale, 1 / scale);
  cairo_set_source_surface(cr, picture, 0, 0);
  cairo_paint(cr);
  cairo_destroy(cr);

  GskRenderNode **nodes = g_new(GskRenderNode *, count);
  for (int i = 0; i < count; i++) {
    graphene_point_t offset = GRAPHENE_POINT_INIT(offsets[2 * i], offsets[2 * i + 1]);
    GskTransform *transform = gsk_transform_translate(NULL, &offset);
    // No translation is no transform, of which GSK makes no node.
    nodes[i] = transform ? gsk_transform_node_new(spinner, transform) : gsk_render_node_ref(spinner);
    gsk_transform_unref(transform);
  }
  GskRenderNode *spinners = gsk_container_node_new(nodes, count);
  for (int i = 0; i < count; i++) gsk_render_node_unref(nodes[i]);
  g_free(nodes);
  gsk_render_node_unref(spinner);

  graphene_rect_t whole = GRAPHENE_RECT_INIT(0, 0, width, height);
  GskRenderNode *ground = gsk_color_node_new(&(GdkRGBA){1, 1, 1, 1}, &whole);
  GskRenderNode *both[] = {ground, spinners};
  GskRenderNode *tree = gsk_container_node_new(both, 2);
  gsk_render_node_unref(ground);
  gsk_render_node_unref(spinners);
  return tree;
}

cairo_surface_t *handmade_draw(GskRenderNode *node, int width, int height, double scale) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, scale, scale);
  gsk_render_node_draw(node, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

static int paints;
static void (*first_paint)(void);

static gboolean after_paint(GSignalInvocationHint *hint, guint count, const GValue *values,
                            gpointer data) {
  (void)hint;
  (void)count;
  (void)values;
  (void)data;
  paints++;
  if (first_paint) {
    void (*callback)(void) = first_paint;
    first_paint = NULL;
    callback();
  }
  return TRUE;
}

void handmade_count_paints(void) {
  static gboolean is_watching;
  if (is_watching) return;
  is_watching = TRUE;
  // The class must exist before its signals can be looked up; it is never let go of.
  g_type_class_ref(GDK_TYPE_FRAME_CLOCK);
  g_signal_add_emission_hook(g_signal_lookup("after-paint", GDK_TYPE_FRAME_CLOCK), 0, after_paint,
                             NULL, NULL);
}

int handmade_paint_count(void) { return paints; }

void handmade_watch_first_paint(void (*callback)(void)) {
  first_paint = callback;
  handmade_count_paints();
}
