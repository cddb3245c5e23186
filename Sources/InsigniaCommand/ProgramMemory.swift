#if canImport(Glibc)
import CMemory
#endif

/// Lets the process keep the memory that pictures take.
///
/// By default glibc gives each freed surface back to the system
/// and takes new pages for the next, zeroed one by one: a fifth of the time of an animation.
func keepFreedMemory() {
    #if canImport(Glibc)
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    mallopt(M_TOP_PAD, 4 << 20)
    #endif
}

/// Asks for all of the program's zeroed memory at once, before any of it is used.
///
/// The caches of Swift's runtime lie scattered over it: half a megabyte, of which the first picture would ask for
/// ninety pages one by one, a sixth of the processor's time for one icon. Systems that do not know the call go on as
/// before.
func takeZeroedMemory() {
    #if canImport(Glibc)
    populate_zeroed_memory()
    #endif
}
