// Loaded before libc (LD_PRELOAD): makes the disk below FAILING_FOLDER fail for one process.
//
// FAILING_COUNT names a file with one 32-bit number n. Above 0, the n-th call from then on that opens for writing, writes,
// syncs, renames or links below the folder fails with EIO, and the number is 0 afterwards.
// FAILING_SYNC=ignored: fsync and fdatasync succeed and do nothing.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

static const char *folder;
static int *count;
static int ignores_sync;

__attribute__((constructor)) static void begin(void) {
  folder = getenv("FAILING_FOLDER");
  const char *name = getenv("FAILING_COUNT");
  const char *sync = getenv("FAILING_SYNC");
  ignores_sync = sync && strcmp(sync, "ignored") == 0;
  int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  int fd = name ? real(name, O_RDWR) : -1;
  void *place = fd < 0 ? MAP_FAILED : mmap(NULL, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (place != MAP_FAILED) count = place;
}

static int fails(const char *path) {
  if (!count || !folder || !path || strncmp(path, folder, strlen(folder)) != 0) return 0;
  if (__atomic_load_n(count, __ATOMIC_SEQ_CST) <= 0) return 0;
  if (__atomic_sub_fetch(count, 1, __ATOMIC_SEQ_CST) != 0) return 0;
  errno = EIO;
  return 1;
}

static int fails_at(int fd) {
  if (!count || __atomic_load_n(count, __ATOMIC_SEQ_CST) <= 0) return 0;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return fails(path);
}

#define NEXT(type, name, ...) static type (*next)(__VA_ARGS__); if (!next) next = dlsym(RTLD_NEXT, name)

ssize_t write(int fd, const void *bytes, size_t size) {
  NEXT(ssize_t, "write", int, const void *, size_t);
  return fails_at(fd) ? -1 : next(fd, bytes, size);
}

ssize_t writev(int fd, const struct iovec *parts, int parts_count) {
  NEXT(ssize_t, "writev", int, const struct iovec *, int);
  return fails_at(fd) ? -1 : next(fd, parts, parts_count);
}

#define AT_OFFSET(name)                                                   \
  ssize_t name(int fd, const void *bytes, size_t size, off_t offset) {    \
    NEXT(ssize_t, #name, int, const void *, size_t, off_t);               \
    return fails_at(fd) ? -1 : next(fd, bytes, size, offset);             \
  }
AT_OFFSET(pwrite)
AT_OFFSET(pwrite64)

#define SYNC(name)                                                        \
  int name(int fd) {                                                      \
    NEXT(int, #name, int);                                                \
    if (ignores_sync) return 0;                                           \
    return fails_at(fd) ? -1 : next(fd);                                  \
  }
SYNC(fsync)
SYNC(fdatasync)

#define MOVE(name)                                                        \
  int name(const char *from, const char *to) {                            \
    NEXT(int, #name, const char *, const char *);                         \
    return fails(to) ? -1 : next(from, to);                               \
  }
MOVE(rename)
MOVE(link)

#define OPEN(name)                                                        \
  int name(const char *path, int flags, ...) {                            \
    NEXT(int, #name, const char *, int, ...);                             \
    va_list rest;                                                         \
    va_start(rest, flags);                                                \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                                         \
    return flags & (O_WRONLY | O_RDWR) && fails(path) ? -1 : next(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)
