import CGTK
import CGTKHost
import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics
import Foundation
import QuartzCore
import RenderServer
import RenderTree
import UIKitCore

/// One window of the desktop, with a canvas that fills it.
@MainActor
final class GTKWindowSurface: WindowSurface {
  private typealias Widget = UnsafeMutablePointer<GtkWidget>

  private let widget: Widget
  private let canvas: Widget
  private weak var window: UIWindow?
  private weak var scene: UIWindowScene?
  private(set) weak var host: GTKApplicationHost?

  private(set) var size: CGSize
  private var lastScale: Double
  private var presented: RenderNode?
  private var isClosed = false
  private var onTick: ((CFTimeInterval) -> Bool)?

  /// Tells fingers apart: small numbers for GDK's sequences.
  var fingers: [UInt: Int] = [:]

  init(for window: UIWindow, host: GTKApplicationHost) {
    guard let widget = gtk_window_new(), let canvas = kuru_canvas_new() else {
      misuse("GTKWindowSurface: GTK made no window")
    }
    self.widget = widget
    self.canvas = canvas
    self.host = host
    self.window = window
    scene = window.windowScene
    size = window.windowScene?.contentBounds.size ?? window.bounds.size
    lastScale = 1
    gtk_window_set_default_size(
      gtkWindow, Int32(min(max(size.width.rounded(), 1), 16_384)),
      Int32(min(max(size.height.rounded(), 1), 16_384)))
    gtk_window_set_child(gtkWindow, canvas)
    title = window.windowScene?.title ?? ""
    gtk_widget_realize(widget)
    lastScale = scale
    watch()
  }

  private var gtkWindow: UnsafeMutablePointer<GtkWindow> {
    // SAFETY: `gtk_window_new` returns a window as a widget; a GObject's types share its address.
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }

  /// Through which of the scene's windows the application is told.
  var target: UIWindow? { window ?? scene?.windows.first }

  // MARK: - WindowSurface

  var scale: Double { isClosed ? lastScale : Double(gtk_widget_get_scale_factor(canvas)) }

  var title: String {
    get { isClosed ? "" : gtk_window_get_title(gtkWindow).map { String(cString: $0) } ?? "" }
    set {
      guard !isClosed else { return }
      gtk_window_set_title(
        gtkWindow, newValue.isEmpty ? ProcessInfo.processInfo.processName : newValue)
    }
  }

  func present(_ node: RenderNode) {
    guard !isClosed else { return }
    if presented !== node {
      presented = node
      showPresented()
    }
    if gtk_widget_get_visible(widget) == 0 { gtk_window_present(gtkWindow) }
  }

  func close() {
    guard !isClosed else { return }
    lastScale = scale
    isClosed = true
    onTick = nil
    presented = nil
    kuru_canvas_set_resize_handler(canvas, nil, nil)
    kuru_canvas_set_node(canvas, nil)
    gtk_window_destroy(gtkWindow)
    host?.surfaceDidClose(self)
  }

  // MARK: - Drawing

  /// Whether the window is on the desktop and its clock runs.
  var isMapped: Bool { !isClosed && gtk_widget_get_mapped(widget) != 0 }

  /// Gives the canvas what can be seen of the picture.
  private func showPresented() {
    let mode: RenderMode = kuru_window_is_drawn_by_cairo(widget) ? .surfaces : .textures
    let visible = CGRect(origin: .zero, size: size)
    let node = presented.flatMap { RenderServer.visibleNode(for: $0, in: visible, mode: mode) }
    defer { if let node { gsk_render_node_unref(node) } }
    if let node, presented?.covers(visible) == true {
      kuru_canvas_set_node(canvas, node)
      return
    }
    // Black lies under everything, as on a screen; the theme's colour would show through otherwise.
    var black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
    guard let ground = gsk_color_node_new(&black, &bounds) else { return }
    defer { gsk_render_node_unref(ground) }
    var layers: [OpaquePointer?] = [ground]
    if let node { layers.append(node) }
    guard let picture = gsk_container_node_new(&layers, guint(layers.count)) else { return }
    kuru_canvas_set_node(canvas, picture)
    gsk_render_node_unref(picture)
  }

  // MARK: - Ticks

  /// Calls `handler` with the frame clock's time in each frame until it returns `false`.
  func startTicking(_ handler: @escaping (CFTimeInterval) -> Bool) {
    guard !isClosed else { return }
    onTick = handler
    _ = kuru_widget_add_tick(
      canvas,
      { context, microseconds in
        GTKWindowSurface.call(context) { $0.tick(at: CFTimeInterval(microseconds) / 1e6) } ?? false
      }, context)
  }

  private func tick(at time: CFTimeInterval) -> Bool {
    guard let onTick else { return false }
    let goesOn = onTick(time)
    if !goesOn { self.onTick = nil }
    return goesOn
  }

  // MARK: - GTK's calls

  /// What GTK's handlers get; they end with the window, which this object closes.
  private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Enters from a handler of GTK's, on the main thread.
  nonisolated static func call<Result: Sendable>(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GTKWindowSurface) -> Result
  ) -> Result? {
    guard let context else { return nil }
    defer { kuru_loop_note_work() }
    // SAFETY: GTK calls on the main thread, and only while the window is open.
    let surface = Unmanaged<GTKWindowSurface>.fromOpaque(context).takeUnretainedValue()
    return MainActor.assumeIsolated { body(surface) }
  }

  private func watch() {
    kuru_canvas_set_resize_handler(
      canvas,
      { context, width, height in
        GTKWindowSurface.call(context) {
          $0.didResize(to: CGSize(width: Int(width), height: Int(height)))
        }
      }, context)
    kuru_canvas_watch_pointer(
      canvas,
      { context, event in
        guard let event = event?.pointee else { return }
        GTKWindowSurface.call(context) { $0.handle(event) }
      }, context)
    kuru_window_watch_keys(
      widget,
      { context, event in
        guard let event = event?.pointee else { return }
        GTKWindowSurface.call(context) { $0.handle(event) }
      }, context)
    kuru_window_watch_close(
      widget, { context in GTKWindowSurface.call(context) { $0.didAskToClose() } }, context)
    kuru_object_watch(
      canvas, "notify::scale-factor",
      { context in GTKWindowSurface.call(context) { $0.didChangeScale() } }, context)
    kuru_object_watch(
      widget, "notify::is-active",
      { context in GTKWindowSurface.call(context) { $0.didChangeActivity() } }, context)
  }

  private func didResize(to newSize: CGSize) {
    guard !isClosed, newSize != size, let target else { return }
    size = newSize
    host?.inject(.resize(target, newSize))
    // Within GTK's layout phase: the picture of the new size is painted in the same frame.
    presented = nil
    host?.runFrameNow()
  }

  private func didChangeScale() {
    guard !isClosed, scale != lastScale, let target else { return }
    lastScale = scale
    host?.inject(.scale(target, scale))
  }

  private func didChangeActivity() {
    guard !isClosed, let target else { return }
    host?.inject(.active(target, gtk_window_is_active(gtkWindow) != 0))
  }

  private func didAskToClose() {
    guard let target else { return close() }
    host?.inject(.close(target))
  }
}
