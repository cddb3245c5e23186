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

    /// A file that the build file names.
    init(_ path: String, in folder: String, _ position: SourcePosition?) {
        let below = path.utf8.starts(with: folder.utf8) ? path.utf8.dropFirst(folder.utf8.count) : path.utf8[...]
        let folders = Files.folder(of: String(Substring(below))).split(separator: "/").map(String.init)
        self.init(
            path: path, folders: folders.filter { $0 != "." && $0 != ".." }, name: InputList.stem(of: path),
            position: position)
    }

    init(path: String, folders: [String], name: String, position: SourcePosition?) {
        (self.path, self.folders, self.name, self.position) = (path, folders, name, position)
    }
}
