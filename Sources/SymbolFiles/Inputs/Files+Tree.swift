extension Files {
    /// Finds all files below a folder that are not hidden.
    ///
    /// - Parameter folder: The path of the folder, with a slash at its end; empty for the current one.
    /// - Returns: Their paths relative to the folder; none where the folder does not exist.
    /// - Throws: `FileError` for a folder that cannot be read or is nested too deeply, so that files would be missed.
    package static func paths(below folder: String) throws(FileError) -> [String] {
        guard folder.isEmpty || exists(folder) else { return [] }
        var walk = FolderWalk()
        let paths = walk.files(below: folder)
        if let failure = walk.failures.first { throw failure }
        return paths
    }
}
