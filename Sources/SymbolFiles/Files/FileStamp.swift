internal import CLibrary

/// What the system says of a file, by which it is recognized at first glance as unchanged.
///
/// Copying and unpacking keep a file's size and its time of change, but neither where it lies nor when that was noted.
package struct FileStamp: Hashable, Sendable {
    package var size: Int
    /// When its content was changed, in nanoseconds.
    package var time: Int
    /// When anything about it was changed, in nanoseconds; no program can set that.
    package var changeTime: Int
    package var inode: UInt64

    package init(size: Int, time: Int, changeTime: Int = 0, inode: UInt64 = 0) {
        (self.size, self.time, self.changeTime, self.inode) = (size, time, changeTime, inode)
    }

    init(_ info: stat) {
        #if canImport(Glibc)
        let (time, changeTime) = (info.st_mtim, info.st_ctim)
        #else
        let (time, changeTime) = (info.st_mtimespec, info.st_ctimespec)
        #endif
        // Years beyond 2262 and before 1677 count as these.
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
