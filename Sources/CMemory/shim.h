// Swift's module of the C library leaves out what only GNU's has.
#if defined(__linux__)
#include <malloc.h>
#endif

/// Gives memory back that was freed, where the C library keeps it and can be asked to.
static inline void legible_give_memory_back(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}
