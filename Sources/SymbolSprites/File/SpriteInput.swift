internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText

/// A symbol's file, found by what the build file says.
struct SpriteInput: Hashable, Sendable {
    /// From the folder of the run.
    let path: String
    /// The folders it lies in, below where it was looked for.
    let folders: [String]
    /// The symbol's name.
    let name: String
    /// Where the build file asked for it.
    let position: SourcePosition?
    /// Which of the settings for entries are its own; 0 for those of all.
    private(set) var entry = 0

    func of(entry: Int) -> SpriteInput {
        var input = self
        input.entry = entry
        return input
    }

    /// What stands for an axis of a picture's name, names of folders joined; nil for one that is not the symbol's.
    func word(_ axis: String, _ separator: String) -> String? {
        switch axis {
        case "symbol": name
        case "folder": folders.joined(separator: separator)
        case "path": (folders + [name]).joined(separator: separator)
        default: nil
        }
    }

    /// A file that the build file names.
    init(_ path: String, in folder: String, _ position: SourcePosition?) {
        let below = path.utf8.starts(with: folder.utf8) ? path.utf8.dropFirst(folder.utf8.count) : path.utf8[...]
        let slash = below.lastIndex(of: UInt8(ascii: "/")) ?? below.startIndex
        let folders = Substring(below[..<slash]).split(separator: "/").map(String.init)
        self.init(
            path: path, folders: folders.filter { $0 != "." && $0 != ".." }, name: InputList.stem(of: path),
            position: position)
    }

    init(path: String, folders: [String], name: String, position: SourcePosition?) {
        (self.path, self.folders, self.name, self.position) = (path, folders, name, position)
    }
}
