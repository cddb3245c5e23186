/// The size of a file and the time of its last change, by which the file is recognized as unchanged.
package struct FileStamp: Hashable, Sendable {
    package let size: Int
    /// Nanoseconds.
    package let time: Int

    package init(size: Int, time: Int) { (self.size, self.time) = (size, time) }
}
