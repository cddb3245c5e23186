internal import CLibrary

extension FileError {
    /// Returns the error that `errno` describes after a file could not be read.
    ///
    /// Bytes of a name that are not UTF-8 have become replacement characters, with which no file is found.
    package static func reading(_ path: String) -> FileError {
        let isLost = errno == ENOENT && path.hasLostBytes
        let message =
            isLost ? "cannot be read: its name is not UTF-8; expected another name" : lastErrorMessage(of: "file")
        return FileError(.input, path: path, message: message)
    }

    /// Returns the error that `errno` describes after a folder could not be searched.
    static func searching(_ path: String) -> FileError {
        FileError(.input, path: path, message: lastErrorMessage(of: "folder"))
    }

    /// Returns the error that `errno` describes after a file or folder could not be created: a full disk, or an invalid
    /// location.
    package static func creating(_ path: String) -> FileError {
        if path.hasLostBytes {
            let message = "cannot be created: its name is not UTF-8; expected another name"
            return FileError(.create, path: path, message: message)
        }
        let kind: Kind = [ENOSPC, EDQUOT].contains(errno) ? .write : .create
        return FileError(kind, path: path, message: lastErrorMessage(of: "folder"))
    }

    /// Returns the description of the last error, in our own words where there is no such file or folder.
    private static func lastErrorMessage(of kind: String) -> String {
        errno == ENOENT ? "there is no such \(kind)" : SymbolFiles.lastErrorMessage()
    }
}

extension String {
    /// Whether the text may have had bytes that were not UTF-8 and have become replacement characters.
    var hasLostBytes: Bool { utf8.contains(0xEF) && unicodeScalars.contains("\u{FFFD}") }
}
