/* A world that a server under torture lives in (LD_PRELOAD): its disk may be slow, full or read-only, its clock
   may jump, and whatever was synced is copied aside, so that a power cut can be played: only the copy is left.
   One page of memory, shared with torture/world.py, says how the world is. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

struct page {
    volatile int64_t clock_ms;    /* added to the time of day */
    volatile int64_t sync_ms;     /* how long the disk takes to sync */
    volatile int64_t write_error; /* what a write fails with: ENOSPC, EROFS, or 0 */
    volatile int64_t syncs;       /* how often something was synced */
    volatile int64_t refused;     /* how many writes have failed */
};

static struct page none, *world = &none;
static const char *shadow;

__attribute__((constructor)) static void enter(void) {
    const char *path = getenv("TORTURE_WORLD");
    int fd = path ? open(path, O_RDWR) : -1;
    if (fd < 0) return;
    void *page = mmap(NULL, sizeof(struct page), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (page != MAP_FAILED) world = page;
    shadow = getenv("TORTURE_SHADOW");
}

/* The name of a database's file, or NULL: nothing else is touched. The journal of a rollback is never copied. */
static const char *name_of(int fd, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length <= 0) return NULL;
    path[length] = 0;
    const char *name = strrchr(path, '/');
    return name && strstr(name, ".sqlite3") && !strstr(name, "-journal") ? name + 1 : NULL;
}

static void copy_aside(const char *path, const char *name) {
    static char buffer[1 << 16];
    static volatile int busy;
    char draft[PATH_MAX], kept[PATH_MAX];
    ssize_t length;
    while (__sync_lock_test_and_set(&busy, 1)) usleep(50);
    snprintf(draft, sizeof draft, "%s/%s.new", shadow, name);
    snprintf(kept, sizeof kept, "%s/%s", shadow, name);
    FILE *from = fopen(path, "rb"), *to = fopen(draft, "wb");
    if (from && to)
        while ((length = fread(buffer, 1, sizeof buffer, from)) > 0) fwrite(buffer, 1, length, to);
    if (from) fclose(from);
    if (to) fclose(to);
    if (from && to) rename(draft, kept);
    __sync_lock_release(&busy);
}

static int synced(int fd, int (*sync)(int)) {
    char path[PATH_MAX];
    const char *name = name_of(fd, path);
    if (name && world->sync_ms) usleep(world->sync_ms * 1000);
    int result = sync(fd);
    if (name && result == 0) {
        if (shadow) copy_aside(path, name);
        __sync_fetch_and_add(&world->syncs, 1);
    }
    return result;
}

static int fails(int fd) {
    char path[PATH_MAX];
    if (!world->write_error || !name_of(fd, path)) return 0;
    __sync_fetch_and_add(&world->refused, 1);
    errno = (int)world->write_error;
    return 1;
}

#define REAL(name) \
    static __typeof__(name) *real; \
    if (!real) real = dlsym(RTLD_NEXT, #name)

int fsync(int fd) { REAL(fsync); return synced(fd, real); }
int fdatasync(int fd) { REAL(fdatasync); return synced(fd, real); }
ssize_t write(int fd, const void *data, size_t size) { REAL(write); return fails(fd) ? -1 : real(fd, data, size); }
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { REAL(pwrite); return fails(fd) ? -1 : real(fd, data, size, at); }
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) { REAL(pwrite64); return fails(fd) ? -1 : real(fd, data, size, at); }

int clock_gettime(clockid_t clock, struct timespec *now) {
    REAL(clock_gettime);
    int result = real(clock, now);
    if (clock == CLOCK_REALTIME) {
        int64_t ms = world->clock_ms;
        now->tv_sec += ms / 1000;
    }
    return result;
}

time_t time(time_t *now) {
    REAL(time);
    time_t result = real(NULL) + world->clock_ms / 1000;
    if (now) *now = result;
    return result;
}
