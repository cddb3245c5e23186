internal import CLibrary

/// The names that a file has while it is not yet complete: beside its place, hidden, and numbered for those who write
/// it at once.
///
/// Whoever writes such a file holds its lock. One that nobody holds was left by a process that is gone, and whoever
/// writes or removes the same file next clears it away.
package struct TemporaryName {
    private let stem: String
    private let number: Int

    /// The first that is free.
    init(for path: String) {
        // Short, since the file's own name may be as long as names can be.
        stem = Files.folder(of: path) + "." + String(decoding: Files.name(of: path).utf8.prefix(100), as: UTF8.self)
        number = Self.firstFree(stem)
    }

    var path: String { Self.path(stem, number) }

    /// Clears away what dead processes have left of a file.
    package static func clear(for path: String) { _ = TemporaryName(for: path) }

    private static func path(_ stem: String, _ number: Int) -> String { "\(stem).\(number).part" }

    /// Clears away what is dead up to the first number that nobody has taken; gives the lowest then free.
    private static func firstFree(_ stem: String) -> Int {
        var free: Int?
        for number in 0..<limit {
            guard let file = FileDescriptor(opening: path(stem, number), O_RDONLY) else {
                // Another user's file cannot be looked at, and its name is taken.
                if errno == EACCES { continue }
                return free ?? number
            }
            if file.tryLock(), Files.unlink(path(stem, number)) { free = free ?? number }
        }
        return free ?? limit
    }

    /// More would not write one file at once.
    private static let limit = 100
}
