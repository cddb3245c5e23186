#ifdef __linux__
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>

// The linker's names for the program's zeroed memory, which Swift cannot import.
extern char __bss_start[], _end[];

static inline void populate_zeroed_memory(void) {
#ifdef MADV_POPULATE_WRITE
    const uintptr_t page = 4096;
    uintptr_t start = ((uintptr_t)__bss_start + page - 1) & ~(page - 1), end = (uintptr_t)_end & ~(page - 1);
    if (start < end) madvise((void *)start, end - start, MADV_POPULATE_WRITE);
#endif
}
#endif
