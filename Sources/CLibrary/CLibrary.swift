// The C library of the platform, under one name on every system: only this file knows which one it is.
#if canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#elseif canImport(Android)
@_exported public import Android
#else
@_exported public import Darwin
#endif
