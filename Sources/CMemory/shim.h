// Swift's module of the C library leaves out its calls about the memory that it keeps.
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

/// Gives freed memory back to the kernel, that of all threads.
static inline void legible_give_back_memory(void) { malloc_trim(0); }
#else
/// Other C libraries give memory back on their own.
static inline void legible_give_back_memory(void) {}
#endif
