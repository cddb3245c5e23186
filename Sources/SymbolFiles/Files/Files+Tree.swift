extension Files {
    /// Finds all files below a folder that are not hidden.
    ///
    /// - Parameter folder: The path of the folder, with a slash at its end; empty for the current one.
    /// - Returns: Their paths from the folder; none where there is no such folder.
    /// - Throws: `FileError` for a folder that cannot be read, or lies too deep: what is in it would be overlooked.
    package static func paths(below folder: String) throws(FileError) -> [String] {
        guard folder.isEmpty || exists(folder) else { return [] }
        var walk = FolderWalk()
        let paths = walk.files(below: folder)
        if let failure = walk.failures.first { throw failure }
        return paths
    }
}
