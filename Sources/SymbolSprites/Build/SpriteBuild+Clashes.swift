internal import SymbolFiles

extension SpriteBuild {
    /// Throws where two outputs have the same path, an output is an input, now or in the next run, or an image lies
    /// among the goldens.
    func refuseClashes(_ plan: BuildPlan, _ outputStamps: [PathKey: FileStamp]) throws(FileError) {
        try refuseEqualPaths(plan)
        try refuseFolderOfGoldens(plan)
        let inodes = inputInodes(plan)
        for path in plan.outputs {
            if isStateFile(path) {
                throw error(path, "the output \(path) is one of the build's own files; expected another path")
            }
            if isInput(path, outputStamps[path], inodes, plan) { throw error(path, "the output \(path) is an input") }
            if let entry = file.searched.first(where: { $0.matches(path) }) {
                throw FileError(
                    .format, path: file.path,
                    message: "the output \(path) would be an input of the next run", at: entry.position)
            }
        }
    }

    private func refuseFolderOfGoldens(_ plan: BuildPlan) throws(FileError) {
        guard let folder = file.goldensFolder else { return }
        var folders = CanonicalFolders()
        let goldens = folders.folder(folder)
        for path in plan.outputs where path.hasSuffix(Self.imageEnding) && folders.target(path).hasPrefix(goldens) {
            throw error(path, "the output \(path) lies in the folder of goldens; expected another path")
        }
    }

    /// Throws where an image that is to be written has become a golden, which only its own commands replace.
    func refuseGoldens(_ paths: [String]) throws(FileError) {
        var folders = CanonicalFolders()
        guard let path = paths.first(where: { Self.isGolden(folders.target($0)) }) else { return }
        throw error(path, "the output \(path) is a golden; expected another path")
    }

    /// Returns whether the record of a golden lies beside an image.
    static func isGolden(_ path: String) -> Bool {
        path.hasSuffix(imageEnding) && Files.exists(path.dropLast(imageEnding.count) + ".golden")
    }

    private static let imageEnding = ".png"

    private func refuseEqualPaths(_ plan: BuildPlan) throws(FileError) {
        var (folders, folded): (CanonicalFolders, [String: String]) = (CanonicalFolders(), [:])
        folded.reserveCapacity(plan.outputs.count)
        for path in plan.outputs {
            let key = PortableName.folded(folders.target(path))
            if let other = folded.updateValue(path, forKey: key) { throw clash(of: path, with: other) }
        }
    }

    /// Throws where a page that has just been made is a golden, or also requested by its name.
    func refuseClashes(ofPages pages: [String], _ plan: BuildPlan) throws(FileError) {
        guard !pages.isEmpty else { return }
        try refuseGoldens(pages)
        var folders = CanonicalFolders()
        let folded = Dictionary(plan.outputs.map { (PortableName.folded(folders.target($0)), $0) }) { $1 }
        for page in pages {
            if let other = folded[PortableName.folded(folders.target(page))] { throw clash(of: page, with: other) }
        }
    }

    /// Returns the error for two outputs that are the same file, at least where case is ignored.
    private func clash(of path: String, with other: String) -> FileError {
        if other == path { return error(path, "two outputs are both \(path)") }
        var folders = CanonicalFolders()
        let condition = folders.target(other) == folders.target(path) ? "" : " where case is ignored"
        return error(path, "the outputs \(other) and \(path) are the same file\(condition)")
    }

    /// Returns an error at the position in the build file of the output that makes a file.
    func error(_ path: String, _ message: String) -> FileError {
        FileError(.format, path: file.path, message: message, at: file.position(ofOutput: path))
    }

    func inputInodes(_ plan: BuildPlan) -> Set<UInt64> {
        Set(plan.inputs.compactMap { (plan.state.inputs[$0]?.stamp ?? Files.stamp(of: $0))?.inode })
    }

    /// Returns whether an output is one of the inputs, possibly under another path: the inode in its stamp is then
    /// theirs.
    func isInput(_ path: String, _ stamp: FileStamp?, _ inodes: Set<UInt64>, _ plan: BuildPlan) -> Bool {
        guard let stamp, inodes.contains(stamp.inode) else { return false }
        let real = Files.canonicalPath(path)
        return plan.inputs.contains { Files.canonicalPath($0) == real }
    }
}
