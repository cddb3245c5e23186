#if canImport(Glibc)
import CMemory
#endif

/// Makes the process keep freed memory for further pictures.
///
/// By default, glibc returns each freed surface to the system and requests new pages for the next one, which are zeroed
/// one by one: this takes a fifth of the time of an animation.
func keepFreedMemory() {
    #if canImport(Glibc)
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    mallopt(M_TOP_PAD, 4 << 20)
    #endif
}
