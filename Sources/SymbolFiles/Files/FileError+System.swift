internal import CLibrary

extension FileError {
    /// Returns the error that `errno` describes after a file could not be read.
    ///
    /// Bytes of a name that are not UTF-8 have become replacement characters, with which no file is found.
    package static func reading(_ path: String) -> FileError {
        let isLost = errno == ENOENT && path.hasLostBytes
        let message = isLost ? "cannot be read: its name is not UTF-8; expected another name" : lastErrorMessage()
        return FileError(.input, path: path, message: message)
    }

    /// Returns the error that `errno` describes after a file or folder could not be created: a full disk, or an invalid
    /// location.
    package static func creating(_ path: String) -> FileError {
        if path.hasLostBytes {
            let message = "cannot be created: its name is not UTF-8; expected another name"
            return FileError(.create, path: path, message: message)
        }
        return FileError([ENOSPC, EDQUOT].contains(errno) ? .write : .create, path: path, message: lastErrorMessage())
    }
}

extension String {
    /// Whether the text may have had bytes that were not UTF-8 and have become replacement characters.
    var hasLostBytes: Bool { utf8.contains(0xEF) && unicodeScalars.contains("\u{FFFD}") }
}
