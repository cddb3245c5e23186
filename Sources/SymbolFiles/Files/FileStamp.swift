/// By which a file is known to be as it was: its size and the time of its last change.
package struct FileStamp: Hashable, Sendable {
    package let size: Int
    /// Nanoseconds.
    package let time: Int

    package init(size: Int, time: Int) { (self.size, self.time) = (size, time) }
}
