extension Files {
    /// How deep folders are searched, which also ends links that lead in a circle.
    private static let depthLimit = 32

    /// Finds all files below a folder that are not hidden.
    ///
    /// - Parameter folder: The path of the folder, with a slash at its end; empty for the current one.
    /// - Returns: Their paths from the folder; none where it cannot be read.
    package static func paths(below folder: String) -> [String] { paths(below: folder, "", depth: 0) }

    private static func paths(below folder: String, _ prefix: String, depth: Int) -> [String] {
        let here = folder + prefix
        let names = depth < depthLimit ? (try? names(in: here.isEmpty ? "." : here)) ?? [] : []
        return names.filter { !$0.hasPrefix(".") }.flatMap { name in
            isFolder(here + name) ? paths(below: folder, "\(prefix)\(name)/", depth: depth + 1) : [prefix + name]
        }
    }
}
