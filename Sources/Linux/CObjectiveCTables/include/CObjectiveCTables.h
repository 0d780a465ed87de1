// SPDX-License-Identifier: MIT
#pragma once

/// A function that a rewritten file leaves in the section `kuru_sel`; it registers the file's classes.
typedef void (*kuru_record)(void);

/// Calls each record of the program, in link order.
void kuru_run_records(void);

/// What was inserted for the pair, or NULL. Lock-free; safe on any thread.
const void *_Nullable kuru_cache_find(const void *_Nonnull type, const void *_Nonnull selector);

/// Remembers `method` for the pair; the first insertion of a pair wins. Safe on any thread.
void kuru_cache_insert(const void *_Nonnull type, const void *_Nonnull selector,
                       const void *_Nonnull method);

/// Forgets all pairs. Safe on any thread.
void kuru_cache_clear(void);
