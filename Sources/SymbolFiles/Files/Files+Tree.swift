extension Files {
    /// Finds all files below a folder that are not hidden.
    ///
    /// - Parameter folder: The path of the folder, with a slash at its end; empty for the current one.
    /// - Returns: Their paths from the folder; none where it cannot be read.
    package static func paths(below folder: String) -> [String] {
        var walk = FolderWalk()
        return walk.files(below: folder)
    }
}
