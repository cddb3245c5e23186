package import CLibrary

/// The sole owner of an open file.
package struct FileDescriptor: ~Copyable {
    let raw: Int32
    private let closes: Bool

    package static var standardInput: FileDescriptor { FileDescriptor(raw: STDIN_FILENO, closes: false) }
    package static var standardOutput: FileDescriptor { FileDescriptor(raw: STDOUT_FILENO, closes: false) }
    package static var standardError: FileDescriptor { FileDescriptor(raw: STDERR_FILENO, closes: false) }

    /// Keeps the numbers of standard streams that were closed when the program began from files that it opens.
    ///
    /// Each is opened the wrong way round, so that reading and writing it fail as they would have.
    package static func occupyStandardNumbers() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) == -1 {
            // The lowest number that is free: those below are taken.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    private init(raw: Int32, closes: Bool) {
        self.raw = raw
        self.closes = closes
    }

    /// Nil, with `errno` set, where the file cannot be opened.
    package init?(opening path: String, _ flags: Int32, mode: mode_t = 0) {
        guard Files.isWhole(path) else { return nil }
        let raw = open(path, flags | O_CLOEXEC, mode)
        guard raw >= 0 else { return nil }
        self.init(raw: raw, closes: true)
        if flags & (O_WRONLY | O_RDWR) != 0 { WriteSteps.add() }
    }

    /// A file that has no name as yet; nil where the system or the file system knows none such.
    package init?(namelessIn folder: String, mode: mode_t) {
        #if os(Linux)
        // O_TMPFILE, which the importer leaves out as it is made of two flags (Linux, asm-generic/fcntl.h).
        self.init(opening: folder, 0o20000000 | O_DIRECTORY | O_WRONLY, mode: mode)
        #else
        return nil
        #endif
    }

    /// Waits until no other process holds the file, and holds it until this is gone.
    package borrowing func lock() -> Bool {
        while flock(raw, LOCK_EX) != 0 { if errno != EINTR { return false } }
        return true
    }

    /// Holds the file until this is gone, unless another does.
    package borrowing func tryLock() -> Bool { flock(raw, LOCK_EX | LOCK_NB) == 0 }

    /// Makes the file accessible to whom another is, where that is there.
    borrowing func takeMode(of other: stat?) {
        guard let mode = other?.st_mode else { return }
        // Mostly it is that of new files, and setting it costs more than asking.
        var info = stat()
        if fstat(raw, &info) == 0, info.st_mode & 0o7777 == mode & 0o7777 { return }
        // Where that is not permitted the file keeps the mode of new ones.
        _ = fchmod(raw, mode & 0o7777)
    }

    /// Whether the file still has a name.
    var isNamed: Bool {
        var info = stat()
        return fstat(raw, &info) == 0 && info.st_nlink > 0
    }

    /// Whether it is the file that a path names.
    borrowing func isFile(at path: String) -> Bool {
        var info = stat()
        guard fstat(raw, &info) == 0, let named = Files.status(ofLink: path) else { return false }
        return info.st_dev == named.st_dev && info.st_ino == named.st_ino
    }

    /// Gives a nameless file a name; false with `errno` set where that cannot be or the name is taken.
    package borrowing func link(to path: String) -> Bool {
        #if os(Linux)
        // By its number (AT_EMPTY_PATH, linux/fcntl.h), which until Linux 6.10 only the privileged may; else by its
        // name among the open files.
        guard
            linkat(raw, "", AT_FDCWD, path, 0x1000) == 0
                || (errno == ENOENT && linkat(AT_FDCWD, "/proc/self/fd/\(raw)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0)
        else { return false }
        WriteSteps.add()
        return true
        #else
        false
        #endif
    }

    /// Makes the file look as if it had just been written; false where that is not permitted.
    borrowing func touch() -> Bool { futimens(raw, nil) == 0 }

    deinit { if closes { close(raw) } }

    /// Everything up to the end, or nil with `errno` set.
    ///
    /// Stops one byte beyond `limit`.
    package borrowing func readAll(limit: Int) -> [UInt8]? {
        var info = stat()
        let size = fstat(raw, &info) == 0 && info.st_size > 0 ? min(Int(info.st_size), limit) : nil
        let expected = size.map { $0 + 1 } ?? 1 << 16
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let wanted = bytes.count < expected ? expected - bytes.count : 1 << 16
            // One more than what is left; the limit may be the greatest number, to which nothing can be added.
            let room = min(wanted - 1, limit - bytes.count) + 1
            var count = 0
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, used in
                count = read(raw, buffer.baseAddress, room)
                used = max(count, 0)
            }
            if count == 0 { break }
            if count < 0 && errno != EINTR { return nil }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            // A file gives all that is asked for, up to its end.
            if count == size, info.kind == .file { break }
        }
        return bytes
    }

    /// Whether all of `bytes` was written; else `errno` says why.
    package borrowing func writeAll(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = write(raw, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                WriteSteps.add()
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}

/// The system's words for the last error.
package func lastErrorMessage() -> String { String(cString: strerror(errno)) }
