// SPDX-License-Identifier: MIT
#pragma once
#include <cairo.h>
#include <gtk/gtk.h>

/// The GSK tree of a frame of spinners as one would build it by hand: a white ground and a container of
/// translations, all of one Cairo node that paints a surface.
///
/// @param offsets x and y of each spinner, in turn.
/// @param side Points of the picture, which is square.
GskRenderNode *handmade_spinners(cairo_surface_t *picture, float side, const float *offsets,
                                 int count, float width, float height);

/// Draws a tree into a new bitmap at a scale; the caller owns it.
cairo_surface_t *handmade_draw(GskRenderNode *node, int width, int height, double scale);

/// Calls back in the main loop after the first paint of any window's frame clock.
void handmade_watch_first_paint(void (*callback)(void));

/// How often any window's frame clock has painted since counting began.
int handmade_paint_count(void);

/// Starts counting paints.
void handmade_count_paints(void);
