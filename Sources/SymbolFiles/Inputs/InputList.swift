/// The files to draw: those that are named, and those that are found in folders.
package struct InputList: Hashable, Sendable {
    /// A file to draw, with the name of its output.
    package struct Input: Hashable, Sendable {
        /// The path of the file.
        package var path: String
        /// The path of the output in the output folder, without an extension, which mirrors that of the symbol in its
        /// folder.
        package var outputStem: String
    }

    /// The files, in the order in which they are given.
    package private(set) var inputs: [Input] = []
    /// Whether there are hidden folders, which are not searched.
    package private(set) var skipsFolders = false
    /// The errors of the folders that could not be searched, and of standard input where it is named again.
    package private(set) var failures: [FileError] = []

    /// Lists files and searches folders.
    ///
    /// - Parameters:
    ///   - paths: Files, folders that are searched for `.svg` and `.svgz` files, and `-` for standard input.
    ///   - skipsLocalized: Whether files in folders that replace another one for some language are skipped.
    package init(_ paths: [String], skipsLocalized: Bool = false) {
        for path in paths {
            if path != "-", Files.isFolder(path) {
                search(path.hasSuffix("/") ? path : path + "/", skipsLocalized)
            } else if path == "-", inputs.contains(where: { $0.path == "-" }) {
                failures.append(FileError(.input, path: path, message: "is given twice, and can only be read once"))
            } else {
                inputs.append(Input(path: path, outputStem: Self.stem(of: path)))
            }
        }
    }

    private mutating func search(_ folder: String, _ skipsLocalized: Bool) {
        var walk = FolderWalk()
        let found = SymbolSet.drawings(among: walk.files(below: folder), in: folder)
        for path in skipsLocalized ? LocalizedFile.withoutSiblings(found) : found {
            let file = folder + path
            inputs.append(Input(path: file, outputStem: Self.folder(of: path) + Self.stem(of: file)))
        }
        skipsFolders = skipsFolders || walk.skipsFolders
        failures += walk.failures
    }

    /// Returns whether a file in a folder is one to draw, compressed or not.
    package static func isDrawing(_ path: String) -> Bool { !suffix(of: path).isEmpty }

    /// Returns the extension `.svg` or `.svgz` as it is written in a path; empty for any other.
    static func suffix(of path: String) -> Substring {
        // In bytes, where setting one bit turns capital letters into small ones, and leaves a dot unchanged.
        let ending = path.utf8.suffix(5).reduce(0 as UInt64) { $0 << 8 | UInt64($1 | 0x20) }
        let count =
            switch ending {
            case 0x2E_7376_677A: 5  // .svgz
            case let ending where ending & 0xFFFF_FFFF == 0x2E73_7667: 4  // .svg
            default: 0
            }
        return Substring(path.utf8.suffix(count))
    }

    /// Returns the name of the symbol in a file: that of the symbol set that contains it, or else that of the file;
    /// `stdin` for `-`.
    package static func stem(of path: String) -> String {
        path == "-" ? "stdin" : SymbolSet.name(around: path) ?? fileStem(of: path)
    }

    /// Returns the folder that contains a symbol: that of its symbol set, or else that of its file.
    package static func folder(of path: String) -> String {
        let folder = Files.folder(of: path)
        return SymbolSet.name(around: path) == nil ? folder : Files.folder(of: String(folder.dropLast()))
    }

    /// Returns the name of a file without folders and without `.svg` or `.svgz`; other dots are part of the name.
    static func fileStem(of path: String) -> String {
        let name = path.utf8[Files.afterFolder(of: path)...]
        return String(Substring(name.dropLast(suffix(of: path).utf8.count)))
    }

    /// Returns the name of a symbol that is read from standard input and written to a file: that of the file.
    ///
    /// Nil for any other input, and where the output has no extension, as a device.
    package static func name(of input: String, writtenTo output: String) -> String? {
        let (file, stem) = (Files.name(of: output), Files.stem(of: output))
        return input == "-" && stem != file && !stem.isEmpty ? stem : nil
    }
}
