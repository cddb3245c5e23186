internal import SymbolFiles

/// The frames of a previously written animation in a folder.
package struct FormerFrames: Sendable {
    private let folder: String
    /// The names of the frames' files in the folder.
    private let files: [String]
    /// The names of files in the folder that the list names as frames of another symbol.
    package let others: [String]

    /// Reads the list of frames in the folder's `frames.json`.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder, with a slash at the end.
    ///   - name: The name of the symbol, with which the names of frames begin; other files are left alone.
    package init(in folder: String, of name: String) {
        self.folder = folder
        let listed = (try? Self.files(listedIn: folder + Self.manifestName)) ?? []
        files = listed.filter { Self.isFrame($0, of: name) }
        others = listed.filter { !Self.isFrame($0, of: name) && !$0.contains("/") && Files.exists(folder + $0) }
    }

    /// The name of the file that lists the frames in a folder.
    package static let manifestName = "frames.json"

    private static func files(listedIn path: String) throws(FileError) -> [String] {
        guard Files.exists(path) else { return [] }
        let file = try YAMLFile(contentsOf: path, limits: YAMLLimits(size: 1 << 24, nodes: 1 << 22))
        var found: [String] = []
        for (key, node) in try file.mapping(try file.root(), of: "a manifest")
        where try file.text(key, of: "a key") == "frames" {
            for frame in file.list(node) {
                for (key, node) in try file.mapping(frame, of: "a frame")
                where try file.text(key, of: "a key") == "file" {
                    found.append(try file.text(node, of: "a name"))
                }
            }
        }
        return found
    }

    private static func isFrame(_ file: String, of name: String) -> Bool {
        guard file.hasPrefix(name + "_"), file.hasSuffix(".png") else { return false }
        return file.dropFirst(name.count + 1).dropLast(4).allSatisfy { ("0"..."9").contains($0) }
    }

    /// Removes the files that are no longer among the frames.
    package func remove(except frames: [String]) {
        for file in Set(files).subtracting(frames) { Files.remove(folder + file) }
    }
}
