internal import CLibrary

extension FileError {
    /// What has just kept the system from reading a file.
    ///
    /// Bytes of a name that are no UTF-8 have become replacement characters, by which no file is found.
    package static func reading(_ path: String) -> FileError {
        let isLost = errno == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
        let message = isLost ? "cannot be read: its name is not UTF-8; expected another name" : lastErrorMessage()
        return FileError(.input, path: path, message: message)
    }

    /// What has just kept the system from making a file or folder: a disk that is full, or a place where none can be.
    package static func making(_ path: String) -> FileError {
        FileError([ENOSPC, EDQUOT].contains(errno) ? .write : .create, path: path, message: lastErrorMessage())
    }
}
