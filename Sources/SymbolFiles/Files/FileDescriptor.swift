package import CLibrary

/// The sole owner of an open file.
package struct FileDescriptor: ~Copyable {
    let raw: Int32
    private let closes: Bool

    /// The standard input, which is not closed.
    package static var standardInput: FileDescriptor { FileDescriptor(raw: STDIN_FILENO, closes: false) }
    /// The standard output, which is not closed.
    package static var standardOutput: FileDescriptor { FileDescriptor(raw: STDOUT_FILENO, closes: false) }
    /// The standard error stream, which is not closed.
    package static var standardError: FileDescriptor { FileDescriptor(raw: STDERR_FILENO, closes: false) }

    /// Opens a placeholder for each standard stream that was closed when the program started, so that no file which is
    /// opened later takes its number.
    ///
    /// Each placeholder has the wrong access mode, so that reading and writing fail as they would have.
    package static func occupyStandardDescriptors() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) == -1 {
            // This takes the lowest number, since those below are in use.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    private init(raw: Int32, closes: Bool) {
        self.raw = raw
        self.closes = closes
    }

    /// Opens a file; nil with `errno` set where that fails.
    package init?(opening path: String, _ flags: Int32, mode: mode_t = 0) {
        guard Files.hasNoNull(path) else { return nil }
        let raw = open(path, flags | O_CLOEXEC, mode)
        guard raw >= 0 else { return nil }
        self.init(raw: raw, closes: true)
        if flags & (O_WRONLY | O_RDWR) != 0 { WriteSteps.add() }
    }

    /// Creates a file without a name; nil where the system or the file system does not support that.
    package init?(namelessIn folder: String, mode: mode_t) {
        #if os(Linux)
        // O_TMPFILE, which the importer omits because it combines two flags (Linux, asm-generic/fcntl.h).
        self.init(opening: folder, 0o20000000 | O_DIRECTORY | O_WRONLY, mode: mode)
        #else
        return nil
        #endif
    }

    /// Waits for an exclusive lock of the file, which is held as long as this value lives; false with `errno` set on
    /// errors.
    package borrowing func lock() -> Bool {
        while flock(raw, LOCK_EX) != 0 { if errno != EINTR { return false } }
        return true
    }

    /// Takes an exclusive lock of the file if no other process has it; false with `errno` set otherwise.
    package borrowing func tryLock() -> Bool { flock(raw, LOCK_EX | LOCK_NB) == 0 }

    /// Takes a shared lock of the file if no other process has an exclusive one; false with `errno` set otherwise.
    package borrowing func trySharedLock() -> Bool { flock(raw, LOCK_SH | LOCK_NB) == 0 }

    /// Copies the permissions of another file, if there is one.
    borrowing func copyMode(from other: stat?) {
        guard let mode = other?.st_mode else { return }
        // In most cases it is the default already, and checking costs less than setting it.
        var info = stat()
        if fstat(raw, &info) == 0, info.st_mode & 0o7777 == mode & 0o7777 { return }
        // Where that is not permitted, the file keeps the default mode.
        _ = fchmod(raw, mode & 0o7777)
    }

    /// Whether the file still has a name.
    var isNamed: Bool {
        var info = stat()
        return fstat(raw, &info) == 0 && info.st_nlink > 0
    }

    /// Returns whether this is the file at a path.
    borrowing func isFile(at path: String) -> Bool {
        var info = stat()
        guard fstat(raw, &info) == 0, let named = Files.status(ofLink: path) else { return false }
        return info.st_dev == named.st_dev && info.st_ino == named.st_ino
    }

    /// Gives a nameless file a name; false with `errno` set where that fails or the name exists.
    package borrowing func link(to path: String) -> Bool {
        #if os(Linux)
        // By number (AT_EMPTY_PATH, linux/fcntl.h), which requires privileges before Linux 6.10, or else by its name
        // among the open files.
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

    /// Sets the times of the file to now; false where that is not permitted.
    borrowing func touch() -> Bool { futimens(raw, nil) == 0 }

    deinit { if closes { close(raw) } }

    /// Reads everything up to the end, but at most one byte more than `limit`; nil with `errno` set on errors.
    package borrowing func readAll(limit: Int) -> [UInt8]? {
        var info = stat()
        let size = fstat(raw, &info) == 0 && info.st_size > 0 ? min(Int(info.st_size), limit) : nil
        let expected = size.map { $0 + 1 } ?? 1 << 16
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let wanted = bytes.count < expected ? expected - bytes.count : 1 << 16
            // One byte more than remains; the limit may be the largest number, so one must not be added to it.
            let capacity = min(wanted - 1, limit - bytes.count) + 1
            var count = 0
            let part = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, used in
                count = read(raw, buffer.baseAddress, capacity)
                used = max(count, 0)
            }
            if count == 0 { break }
            if count < 0 && errno != EINTR { return nil }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            // A regular file delivers everything that is requested, up to its end.
            if count == size, info.kind == .file { break }
        }
        return bytes
    }

    /// Writes all bytes; false with `errno` set where that fails.
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

/// The system's description of the last error.
package func lastErrorMessage() -> String { String(cString: strerror(errno)) }
