internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText

/// The file of a symbol, found or named by an entry of the build file.
struct SpriteInput: Hashable, Sendable {
    /// The path from the working directory.
    let path: String
    /// The names of the folders that contain it, below the folder that was searched.
    let folders: [String]
    /// The symbol's name.
    let name: String
    /// The position of the entry in the build file.
    let position: SourcePosition?
    /// The index of its entry's settings; 0 for entries without settings of their own.
    private(set) var entry = 0

    func of(entry: Int) -> SpriteInput {
        var input = self
        input.entry = entry
        return input
    }

    /// The text for an axis in a picture's name, with the names of folders joined by a separator; nil for axes that do
    /// not depend on the file.
    func word(_ axis: String, _ separator: String) -> String? {
        switch axis {
        case "symbol": name
        case "folder": folders.joined(separator: separator)
        case "path": (folders + [name]).joined(separator: separator)
        default: nil
        }
    }

    /// Makes the input of a file that the build file names.
    init(_ path: String, in folder: String, _ position: SourcePosition?) {
        let below = path.hasBytePrefix(folder) ? path.utf8.dropFirst(folder.utf8.count) : path.utf8[...]
        let folders = InputList.folder(of: String(Substring(below))).split(separator: "/").map(String.init)
        self.init(
            path: path, folders: folders.filter { $0 != "." && $0 != ".." }, name: InputList.stem(of: path),
            position: position)
    }

    init(path: String, folders: [String], name: String, position: SourcePosition?) {
        (self.path, self.folders, self.name, self.position) = (path, folders, name, position)
    }
}
