internal import CLibrary

/// A temporary name for a file that is not complete yet: beside its destination, hidden, and numbered for processes
/// that write it simultaneously.
///
/// The process that writes such a file holds its lock. A file without a lock was left by a process that has ended, and
/// is removed by whoever writes or removes the same file next.
package struct TemporaryName {
    private let stem: String
    private var number = 0

    /// Creates the first name, which may be in use.
    init(for path: String) {
        // Shortened, since the file's own name may have the maximum length.
        stem = Files.folder(of: path) + "." + String(decoding: Files.name(of: path).utf8.prefix(100), as: UTF8.self)
    }

    var path: String { path(number) }

    /// Removes what ended processes have left of a file.
    package static func clear(for path: String) {
        var name = TemporaryName(for: path)
        name.clear()
    }

    private func path(_ number: Int) -> String { stem + "." + String(number) + ".part" }

    /// Removes abandoned files up to the first number that is not in use, and takes the lowest free number.
    mutating func clear() {
        var free: Int?
        for number in 0..<Self.limit {
            guard let file = FileDescriptor(opening: path(number), O_RDONLY) else {
                // Another user's file cannot be opened, so its name is in use.
                if errno == EACCES { continue }
                self.number = free ?? number
                return
            }
            // Meanwhile another process may have removed it, and begun a new file with that name.
            if file.tryLock(), file.isFile(at: path(number)), Files.unlink(path(number)) { free = free ?? number }
        }
        number = free ?? Self.limit
    }

    /// The maximum number of processes that write one file simultaneously.
    private static let limit = 100
}
