// A disk that is slow to sync, for a process that loads this library first (LD_PRELOAD): each
// fsync and fdatasync of any of its threads takes SYNC_DELAY_MS longer.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static void wait_for_disk(void) {
  const char *text = getenv("SYNC_DELAY_MS");
  long delay_ms = text ? atol(text) : 0;
  struct timespec delay = {delay_ms / 1000, (delay_ms % 1000) * 1000000L};
  nanosleep(&delay, NULL);
}

int fsync(int file) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}

int fdatasync(int file) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(file);
}
