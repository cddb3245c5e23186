#if TESTING
internal import CLibrary
internal import Synchronization

/// Ends the program in the middle of writing, as a crash would, so that tests can examine what is left at each moment.
///
/// With `INSIGNIA_STOP_AFTER=n`, the program exits right after its n-th change to the file system. Only builds for
/// debugging and for tests contain this.
enum WriteSteps {
    private static let last = getenv("INSIGNIA_STOP_AFTER").flatMap { Int(String(cString: $0)) }
    private static let count = Atomic(0)

    /// Counts a change: a file opened for writing, bytes written, a name created, changed or removed, a folder created
    /// or removed.
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
