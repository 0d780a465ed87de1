// SPDX-License-Identifier: MIT
#include "CGTKHost.h"
#include <string.h>

typedef struct {
  KuruSchemeHandler handler;
  void *context;
  GtkSettings *settings;
  GDBusConnection *bus;
  /// What the desktop portal says: 0 nothing, 1 dark, 2 light.
  guint32 portal_scheme;
  int last;
} Scheme;

static const char *portal_name = "org.freedesktop.portal.Desktop";
static const char *portal_path = "/org/freedesktop/portal/desktop";
static const char *portal_interface = "org.freedesktop.portal.Settings";
static const char *scheme_group = "org.freedesktop.appearance";
static const char *scheme_key = "color-scheme";

static bool is_dark_name(const char *name) {
  return name && (g_str_has_suffix(name, "-dark") || g_str_has_suffix(name, ":dark")
                  || g_str_has_suffix(name, "-Dark"));
}

static bool is_dark(Scheme *self) {
  if (self->portal_scheme == 1) return true;
  if (self->portal_scheme == 2) return false;
  gboolean prefers_dark = FALSE;
  char *theme = NULL;
  g_object_get(
      self->settings, "gtk-application-prefer-dark-theme", &prefers_dark, "gtk-theme-name", &theme,
      NULL);
  bool result = prefers_dark || is_dark_name(theme) || is_dark_name(g_getenv("GTK_THEME"));
  g_free(theme);
  return result;
}

static void report(Scheme *self) {
  int now = is_dark(self);
  if (now == self->last) return;
  self->last = now;
  self->handler(self->context, now);
}

static void on_setting(GObject *object, GParamSpec *property, gpointer data) {
  (void)object;
  (void)property;
  report(data);
}

/// Takes the number out of a variant that may lie in others.
static void take_scheme(Scheme *self, GVariant *value) {
  g_variant_ref(value);
  while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
    GVariant *inner = g_variant_get_variant(value);
    g_variant_unref(value);
    value = inner;
  }
  if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) {
    self->portal_scheme = g_variant_get_uint32(value);
    report(self);
  }
  g_variant_unref(value);
}

static void on_portal_changed(
    GDBusConnection *bus, const gchar *sender, const gchar *path, const gchar *interface,
    const gchar *signal, GVariant *parameters, gpointer data) {
  (void)bus, (void)sender, (void)path, (void)interface, (void)signal;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  const char *group, *key;
  GVariant *value;
  g_variant_get(parameters, "(&s&sv)", &group, &key, &value);
  if (!strcmp(group, scheme_group) && !strcmp(key, scheme_key)) take_scheme(data, value);
  g_variant_unref(value);
}

static void on_portal_answer(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!answer) return;
  GVariant *value = g_variant_get_child_value(answer, 0);
  take_scheme(data, value);
  g_variant_unref(value);
  g_variant_unref(answer);
}

static void on_bus(GObject *source, GAsyncResult *result, gpointer data) {
  (void)source;
  Scheme *self = data;
  self->bus = g_bus_get_finish(result, NULL);
  if (!self->bus) return;
  g_dbus_connection_signal_subscribe(
      self->bus, portal_name, portal_interface, "SettingChanged", portal_path, scheme_group,
      G_DBUS_SIGNAL_FLAGS_NONE, on_portal_changed, self, NULL);
  g_dbus_connection_call(
      self->bus, portal_name, portal_path, portal_interface, "Read",
      g_variant_new("(ss)", scheme_group, scheme_key), G_VARIANT_TYPE("(v)"),
      G_DBUS_CALL_FLAGS_NONE, 2000, NULL, on_portal_answer, self);
}

void kuru_scheme_watch(KuruSchemeHandler handler, void *context) {
  Scheme *self = g_new0(Scheme, 1);
  *self = (Scheme){.handler = handler, .context = context, .last = -1};
  self->settings = gtk_settings_get_default();
  if (!self->settings) {
    g_free(self);
    return;
  }
  g_signal_connect(
      self->settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK(on_setting), self);
  g_signal_connect(self->settings, "notify::gtk-theme-name", G_CALLBACK(on_setting), self);
  report(self);
  // Without an address GLib would try to start a bus of its own.
  if (g_getenv("DBUS_SESSION_BUS_ADDRESS")) g_bus_get(G_BUS_TYPE_SESSION, NULL, on_bus, self);
}
