/* Writes down what a program writes to files in one folder, and what it syncs, so that a test can work out what a power
   cut would have left. Loaded with LD_PRELOAD; RECORD_FOLDER and RECORD_FILE say what and where.

   A record is one write to the journal: a letter, the length of the name, the offset, the length of the data, name, data.
   W is noted before the write, S after the sync has returned, T before a file is cut short. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static int journal = -1;
static char folder[4096];

__attribute__((constructor)) static void begin(void) {
    const char *to = getenv("RECORD_FILE"), *of = getenv("RECORD_FOLDER");
    if (!to || !of) return;
    snprintf(folder, sizeof folder, "%s/", of);
    journal = open(to, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

/* The name of a file in the folder, or nothing. */
static const char *name_of(int fd, char *path, size_t size) {
    char link[64];
    if (journal < 0) return NULL;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    if (length <= 0) return NULL;
    path[length] = 0;
    if (strncmp(path, folder, strlen(folder))) return NULL;
    const char *name = path + strlen(folder);
    /* The index of the write-ahead log is made anew at every start. */
    size_t end = strlen(name);
    return end > 4 && !strcmp(name + end - 4, "-shm") ? NULL : name;
}

static void note(char what, int fd, uint64_t offset, const void *data, uint64_t length) {
    char path[4096];
    const char *name = name_of(fd, path, sizeof path);
    if (!name) return;
    struct __attribute__((packed)) { char what; uint16_t name; uint64_t offset, length; } head =
        { what, (uint16_t)strlen(name), offset, length };
    uint64_t data_length = what == 'W' ? length : 0;
    struct iovec parts[] = {
        { &head, sizeof head }, { (void *)name, head.name }, { (void *)data, data_length } };
    if (writev(journal, parts, 3) < 0) abort();
}

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

ssize_t write(int fd, const void *data, size_t length) {
    REAL(ssize_t, write, int, const void *, size_t);
    if (journal >= 0) {
        off_t at = lseek(fd, 0, SEEK_CUR);
        if (at >= 0) note('W', fd, (uint64_t)at, data, length);
    }
    return real(fd, data, length);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    REAL(ssize_t, pwrite, int, const void *, size_t, off_t);
    note('W', fd, (uint64_t)offset, data, length);
    return real(fd, data, length, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t);
    note('W', fd, (uint64_t)offset, data, length);
    return real(fd, data, length, offset);
}

int ftruncate(int fd, off_t length) {
    REAL(int, ftruncate, int, off_t);
    note('T', fd, (uint64_t)length, NULL, 0);
    return real(fd, length);
}

int ftruncate64(int fd, off64_t length) {
    REAL(int, ftruncate64, int, off64_t);
    note('T', fd, (uint64_t)length, NULL, 0);
    return real(fd, length);
}

int fsync(int fd) {
    REAL(int, fsync, int);
    int done = real(fd);
    if (!done) note('S', fd, 0, NULL, 0);
    return done;
}

int fdatasync(int fd) {
    REAL(int, fdatasync, int);
    int done = real(fd);
    if (!done) note('S', fd, 0, NULL, 0);
    return done;
}
