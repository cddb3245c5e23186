internal import CLibrary

extension FileError {
    /// What has just kept the system from making a file or folder: a disk that is full, or a place where none can be.
    package static func making(_ path: String) -> FileError {
        FileError([ENOSPC, EDQUOT].contains(errno) ? .write : .create, path: path, message: lastErrorMessage())
    }
}
