#if DEBUG
internal import CLibrary
internal import Synchronization

/// Ends the program in the midst of its writing, as a crash would, so that tests can look at what is left at each
/// moment.
///
/// With `INSIGNIA_STOP_AFTER=n` the program is gone right after it has changed the file system for the n-th time.
/// Release builds have none of this.
enum WriteSteps {
    private static let last = getenv("INSIGNIA_STOP_AFTER").flatMap { Int(String(cString: $0)) }
    private static let count = Atomic(0)

    /// Counts one more change: a file opened for writing, bytes written, a name given, changed or taken away, a folder
    /// made or removed.
    static func add() {
        guard let last, count.add(1, ordering: .relaxed).newValue == last else { return }
        _exit(137)
    }
}
#else
enum WriteSteps {
    @inline(__always) static func add() {}
}
#endif
