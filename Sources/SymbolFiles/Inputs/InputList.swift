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
    ///   - paths: files, folders that are searched for `.svg` and `.svgz` files, and `-` for standard input.
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
        let found = walk.files(below: folder).filter(Self.isDrawing)
        for path in skipsLocalized ? LocalizedFile.leavingOutSiblings(found) : found {
            inputs.append(Input(path: folder + path, outputStem: String(path.dropLast(Self.suffix(of: path).count))))
        }
        failures += walk.failures
    }

    /// Whether a folder's file is one to draw, compressed or not.
    package static func isDrawing(_ path: String) -> Bool { !suffix(of: path).isEmpty }

    /// The `.svg` or `.svgz` that a path ends with, as it is written there; empty for another.
    static func suffix(of path: String) -> Substring {
        // In bytes, in which a small letter is its capital with one bit more, as is a dot itself.
        let ending = path.utf8.suffix(5).reduce(0 as UInt64) { $0 << 8 | UInt64($1 | 0x20) }
        let count =
            switch ending {
            case 0x2E_7376_677A: 5  // .svgz
            case let ending where ending & 0xFFFF_FFFF == 0x2E73_7667: 4  // .svg
            default: 0
            }
        return Substring(path.utf8.suffix(count))
    }

    /// The file's name without folders and without `.svg` or `.svgz`; the dots of a symbol's name stay.
    package static func stem(of path: String) -> String {
        let name = path.utf8[Files.afterFolder(of: path)...]
        return String(Substring(name.dropLast(suffix(of: path).utf8.count)))
    }
}
