internal import CLibrary

extension FileError {
    /// What has just kept the system from reading a file.
    ///
    /// Bytes of a name that are no UTF-8 have become replacement characters, by which no file is found.
    package static func reading(_ path: String) -> FileError {
        let isLost = errno == ENOENT && path.hasLostBytes
        let message = isLost ? "cannot be read: its name is not UTF-8; expected another name" : lastErrorMessage()
        return FileError(.input, path: path, message: message)
    }

    /// What has just kept the system from making a file or folder: a disk that is full, or a place where none can be.
    package static func making(_ path: String) -> FileError {
        if path.hasLostBytes {
            let message = "cannot be made: its name is not UTF-8; expected another name"
            return FileError(.create, path: path, message: message)
        }
        return FileError([ENOSPC, EDQUOT].contains(errno) ? .write : .create, path: path, message: lastErrorMessage())
    }
}

extension String {
    /// Whether bytes of it that were no UTF-8 may have become replacement characters.
    var hasLostBytes: Bool { utf8.contains(0xEF) && unicodeScalars.contains("\u{FFFD}") }
}
