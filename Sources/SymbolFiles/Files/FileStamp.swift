internal import CLibrary

/// The attributes of a file that show quickly that it is unchanged.
///
/// Copying and unpacking preserve a file's size and modification time, but neither its inode nor its status change
/// time.
package struct FileStamp: Hashable, Sendable {
    /// The size in bytes.
    package var size: Int
    /// The time of the last modification, in nanoseconds since 1970.
    package var time: Int
    /// The time of the last status change, in nanoseconds since 1970, which no program can set.
    package var changeTime: Int
    /// The number of the file in its file system.
    package var inode: UInt64

    /// Creates a stamp from its parts.
    package init(size: Int, time: Int, changeTime: Int = 0, inode: UInt64 = 0) {
        (self.size, self.time, self.changeTime, self.inode) = (size, time, changeTime, inode)
    }

    init(_ info: stat) {
        #if canImport(Glibc)
        let (time, changeTime) = (info.st_mtim, info.st_ctim)
        #else
        let (time, changeTime) = (info.st_mtimespec, info.st_ctimespec)
        #endif
        // Times outside of the years 1677 to 2262 are clamped.
        func nanoseconds(_ time: timespec) -> Int {
            let (whole, isBeyond) = Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
            let (sum, isBeyondWithParts) = whole.addingReportingOverflow(Int(time.tv_nsec))
            return !isBeyond && !isBeyondWithParts ? sum : time.tv_sec < 0 ? .min : .max
        }
        self.init(
            size: Int(info.st_size), time: nanoseconds(time), changeTime: nanoseconds(changeTime),
            inode: UInt64(info.st_ino))
    }
}
