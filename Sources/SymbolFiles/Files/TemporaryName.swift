internal import CLibrary

/// The names that a file has while it is not yet complete: beside its place, hidden, and numbered for those who write
/// it at once.
///
/// Whoever writes such a file holds its lock. One that nobody holds was left by a process that is gone, and whoever
/// writes or removes the same file next clears it away.
package struct TemporaryName {
    private let stem: String
    private var number = 0

    /// The first, which may be taken.
    init(for path: String) {
        // Short, since the file's own name may be as long as names can be.
        stem = Files.folder(of: path) + "." + String(decoding: Files.name(of: path).utf8.prefix(100), as: UTF8.self)
    }

    var path: String { path(number) }

    /// Clears away what dead processes have left of a file.
    package static func clear(for path: String) {
        var name = TemporaryName(for: path)
        name.clear()
    }

    private func path(_ number: Int) -> String { stem + "." + String(number) + ".part" }

    /// Clears away what is dead up to the first number that nobody has taken; becomes the lowest then free.
    mutating func clear() {
        var free: Int?
        for number in 0..<Self.limit {
            guard let file = FileDescriptor(opening: path(number), O_RDONLY) else {
                // Another user's file cannot be looked at, and its name is taken.
                if errno == EACCES { continue }
                self.number = free ?? number
                return
            }
            // Meanwhile another may have cleared it away, and begun its own under that name.
            if file.tryLock(), file.isFile(at: path(number)), Files.unlink(path(number)) { free = free ?? number }
        }
        number = free ?? Self.limit
    }

    /// More would not write one file at once.
    private static let limit = 100
}
