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
