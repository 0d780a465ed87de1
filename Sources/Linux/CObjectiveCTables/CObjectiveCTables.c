// SPDX-License-Identifier: MIT
#include "CObjectiveCTables.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

extern kuru_record __start_kuru_sel[] __attribute__((weak, visibility("hidden")));
extern kuru_record __stop_kuru_sel[] __attribute__((weak, visibility("hidden")));

void kuru_run_records(void) {
  for (kuru_record *record = __start_kuru_sel; record && record < __stop_kuru_sel; record++) {
    if (*record) (*record)();
  }
}

// An entry is written once, its selector last; so a reader that sees the selector sees the rest.
typedef struct {
  _Atomic(const void *) selector;
  const void *type;
  const void *method;
} entry;

// Tables that were outgrown stay alive, since a reader may still walk one; their sizes double, so they
// take no more than the last one. `previous` keeps them reachable.
typedef struct table {
  struct table *previous;
  size_t mask;
  size_t count;
  entry entries[];
} table;

static _Atomic(table *) current;
static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER;

static size_t slot(const void *type, const void *selector) {
  uintptr_t mixed = ((uintptr_t)type >> 4) * (uintptr_t)0x9E3779B97F4A7C15 + ((uintptr_t)selector >> 4);
  return (size_t)(mixed ^ (mixed >> 29));
}

static table *make_table(size_t capacity, table *previous) {
  table *made = calloc(1, sizeof(table) + capacity * sizeof(entry));
  if (!made) return NULL;
  made->mask = capacity - 1;
  made->previous = previous;
  return made;
}

const void *kuru_cache_find(const void *type, const void *selector) {
  table *now = atomic_load_explicit(&current, memory_order_acquire);
  if (!now) return NULL;
  for (size_t i = slot(type, selector) & now->mask;; i = (i + 1) & now->mask) {
    const void *found = atomic_load_explicit(&now->entries[i].selector, memory_order_acquire);
    if (!found) return NULL;
    if (found == selector && now->entries[i].type == type) return now->entries[i].method;
  }
}

static void put(table *into, const void *type, const void *selector, const void *method) {
  for (size_t i = slot(type, selector) & into->mask;; i = (i + 1) & into->mask) {
    entry *place = &into->entries[i];
    const void *found = atomic_load_explicit(&place->selector, memory_order_relaxed);
    if (found == selector && place->type == type) return;
    if (found) continue;
    place->type = type;
    place->method = method;
    atomic_store_explicit(&place->selector, selector, memory_order_release);
    into->count++;
    return;
  }
}

void kuru_cache_insert(const void *type, const void *selector, const void *method) {
  pthread_mutex_lock(&writing);
  table *now = atomic_load_explicit(&current, memory_order_relaxed);
  if (!now || (now->count + 1) * 2 > now->mask + 1) {
    table *grown = make_table(now ? (now->mask + 1) * 2 : 256, now);
    if (!grown) {
      pthread_mutex_unlock(&writing);
      return;
    }
    for (size_t i = 0; now && i <= now->mask; i++) {
      const void *found = atomic_load_explicit(&now->entries[i].selector, memory_order_relaxed);
      if (found) put(grown, now->entries[i].type, found, now->entries[i].method);
    }
    atomic_store_explicit(&current, grown, memory_order_release);
    now = grown;
  }
  put(now, type, selector, method);
  pthread_mutex_unlock(&writing);
}

void kuru_cache_clear(void) {
  pthread_mutex_lock(&writing);
  table *now = atomic_load_explicit(&current, memory_order_relaxed);
  if (now && now->count > 0) {
    table *fresh = make_table(now->mask + 1, now);
    if (fresh) atomic_store_explicit(&current, fresh, memory_order_release);
  }
  pthread_mutex_unlock(&writing);
}
