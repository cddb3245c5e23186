/// The files to draw: each given by itself, or found in a folder.
package struct InputList: Hashable, Sendable {
    /// A file to draw, with the name of its output.
    package struct Input: Hashable, Sendable {
        package var path: String
        /// Below the output folder, without extension: a file's place in the folder it was found in.
        package var outputStem: String
    }

    package private(set) var inputs: [Input] = []
    /// The folders that could not be searched.
    package private(set) var failures: [FileError] = []

    /// - Parameters:
    ///   - paths: files, folders that are searched for `.svg` files, and `-` for standard input.
    ///   - skipsLocalized: whether folders' files that stand for another in some language are left out.
    package init(_ paths: [String], skipsLocalized: Bool = false) {
        for path in paths {
            if path != "-", Files.isFolder(path) {
                search(path.hasSuffix("/") ? path : path + "/", skipsLocalized)
            } else {
                inputs.append(Input(path: path, outputStem: path == "-" ? "stdin" : Self.stem(of: path)))
            }
        }
    }

    private mutating func search(_ folder: String, _ skipsLocalized: Bool) {
        var walk = FolderWalk()
        let found = walk.files(below: folder).filter { $0.lowercased().hasSuffix(".svg") }
        for path in skipsLocalized ? LocalizedFile.leavingOutSiblings(found) : found {
            inputs.append(Input(path: folder + path, outputStem: String(path.dropLast(4))))
        }
        failures += walk.failures
    }

    /// The file's name without folders and without `.svg`; the dots of a symbol's name stay.
    package static func stem(of path: String) -> String {
        let name = Files.name(of: path)
        return name.lowercased().hasSuffix(".svg") ? String(name.dropLast(4)) : name
    }
}
