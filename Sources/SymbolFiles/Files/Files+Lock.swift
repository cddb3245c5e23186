internal import CLibrary

extension Files {
    /// Calls a closure while nobody else, in this process or another, does so with one of the same folders.
    ///
    /// All lock their folders in the same order, so that no two of them wait for each other. A folder that does not
    /// exist is left out, as is one whose file system cannot lock folders, such as NFS.
    package static func withLock<Result: ~Copyable, Failure: Error>(
        of folders: [String], _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // Two locks of one folder, which may have several paths, would wait for each other too.
        let distinct = Dictionary(
            folders.compactMap { path in status(of: path).map { (FolderIdentity($0), path) } },
            uniquingKeysWith: { $1 })
        return try withLocks(inOrder: distinct.sorted { $0.key < $1.key }.map(\.value)[...], body)
    }

    private static func withLocks<Result: ~Copyable, Failure: Error>(
        inOrder folders: ArraySlice<String>, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let path = folders.first else { return try body() }
        let others = folders.dropFirst()
        guard let folder = FileDescriptor(opening: path, O_RDONLY | O_DIRECTORY), folder.lock() else {
            return try withLocks(inOrder: others, body)
        }
        defer { withExtendedLifetime(folder) {} }
        return try withLocks(inOrder: others, body)
    }
}
