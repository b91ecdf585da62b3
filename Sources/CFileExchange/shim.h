// Swift's modules of the C library leave out the calls that swap two files or folders in one step.
#include <errno.h>
#include <stdio.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_renameat2
#define SYS_renameat2 __NR_renameat2
#endif

/// Swaps what two paths lead to, or returns the number of the error and changes nothing.
static inline int legible_exchange(const char *first, const char *second) {
  const unsigned exchange = 1u << 1;
  return syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, exchange) == 0 ? 0 : errno;
}

/// Renames a file to a name that nothing has, or returns the number of the error and changes nothing.
static inline int legible_move(const char *file, const char *name) {
  const unsigned no_replace = 1u << 0;
  return syscall(SYS_renameat2, AT_FDCWD, file, AT_FDCWD, name, no_replace) == 0 ? 0 : errno;
}
#elif defined(__APPLE__)
#include <sys/stdio.h>

/// Swaps what two paths lead to, or returns the number of the error and changes nothing.
static inline int legible_exchange(const char *first, const char *second) {
  return renamex_np(first, second, RENAME_SWAP) == 0 ? 0 : errno;
}

/// Renames a file to a name that nothing has, or returns the number of the error and changes nothing.
static inline int legible_move(const char *file, const char *name) {
  return renamex_np(file, name, RENAME_EXCL) == 0 ? 0 : errno;
}
#endif
