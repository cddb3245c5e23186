internal import CLibrary
internal import SymbolFiles

/// An exclusive lock that keeps other processes from running the same build in the same folder for as long as it lives.
struct BuildLock: ~Copyable {
    private let file: FileDescriptor

    static func path(of state: String) -> String { state + ".lock" }

    /// Acquires the lock of a state; while another process holds it, names that process and waits.
    init(of state: String, _ waiting: (_ other: String) -> Void) throws(FileError) {
        let path = Self.path(of: state)
        guard let file = FileDescriptor(opening: path, O_RDWR | O_CREAT, mode: 0o666) else {
            throw FileError.creating(path)
        }
        if !file.tryLock() {
            if errno == EWOULDBLOCK { waiting(Self.holder(of: path)) }
            guard file.lock() else { throw FileError.creating(path) }
        }
        self.file = file
    }

    /// Returns whether a process holds the lock of a state.
    static func isHeld(of state: String) -> Bool {
        guard let file = FileDescriptor(opening: path(of: state), O_RDONLY) else { return false }
        return !file.trySharedLock() && errno == EWOULDBLOCK
    }

    /// Records the build file that the lock belongs to, for locks whose name does not identify it.
    borrowing func note(_ buildFile: String) { _ = file.writeAll(Array(buildFile.utf8)) }

    /// The build file recorded in the lock of a state; nil where there is none.
    static func buildFile(of state: String) -> String? {
        guard let bytes = try? Files.read(path(of: state)), !bytes.isEmpty else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The process that holds a lock file, which Linux lists by its inode (proc_locks(5)).
    private static func holder(of path: String) -> String {
        let inode = Files.stamp(of: path).map { ":\($0.inode)" } ?? ""
        let locks = (try? Files.read("/proc/locks")) ?? []
        for line in String(decoding: locks, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(inode), let process = Int(words[4]) else {
                continue
            }
            // A process in another namespace is listed without a number.
            if process > 0 { return "process \(process)" }
        }
        return "another process"
    }
}
