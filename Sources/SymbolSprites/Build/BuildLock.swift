internal import CLibrary
internal import SymbolFiles

/// Keeps other processes from building the same file in the same place, until it is gone.
struct BuildLock: ~Copyable {
    private let file: FileDescriptor

    static func path(of state: String) -> String { state + ".lock" }

    /// Takes the lock of a state; where another process holds it, tells who that is, and waits.
    init(of state: String, _ waiting: (_ other: String) -> Void) throws(FileError) {
        let path = Self.path(of: state)
        guard let file = FileDescriptor(opening: path, O_RDWR | O_CREAT, mode: 0o666) else {
            throw FileError.making(path)
        }
        if !file.tryLock() {
            if errno == EWOULDBLOCK { waiting(Self.holder(of: path)) }
            guard file.lock() else { throw FileError.making(path) }
        }
        self.file = file
    }

    /// The build file whose state a lock is of, where its name does not tell.
    borrowing func note(_ buildFile: String) { _ = file.writeAll(Array(buildFile.utf8)) }

    /// The build file that a lock was told of; nil for none.
    static func buildFile(of state: String) -> String? {
        guard let bytes = try? Files.read(path(of: state)), !bytes.isEmpty else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Who holds a file, as Linux tells by its inode (proc_locks(5)).
    private static func holder(of path: String) -> String {
        let inode = Files.stamp(of: path).map { ":\($0.inode)" } ?? ""
        let locks = (try? Files.read("/proc/locks")) ?? []
        for line in String(decoding: locks, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(inode), let process = Int(words[4]) else {
                continue
            }
            // One that cannot be seen from here has no number.
            if process > 0 { return "process \(process)" }
        }
        return "another process"
    }
}
