internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText

/// Where a build file looks for symbols, rather than naming one: a pattern, or a folder with all below it.
struct SpriteSearch: Sendable {
    private let pattern: PathPattern
    /// Where the build file asks for it.
    let position: SourcePosition?
    /// The SVG files found, those left out that stand for another in some language.
    let inputs: [SpriteInput]
    /// The folders that were searched.
    let folders: [String]
    /// The folders that could not be.
    let failures: [FileError]

    init(_ path: String, _ position: SourcePosition?) {
        let wildcard = path.firstIndex { PathPattern.isPattern(String($0)) }
        let folder = path.hasSuffix("/") ? path : path + "/"
        pattern = PathPattern(wildcard == nil ? folder + "**" : path)
        self.position = position
        let search = PathSearch(pattern)
        // Where the search begins: at the first wildcard, or in the folder that is named.
        let root = wildcard.map { Files.folder(of: String(path[..<$0])) } ?? path
        let files = LocalizedFile.leavingOutSiblings(search.files.filter(InputList.isDrawing))
        inputs = files.map { SpriteInput($0, in: root, position) }
        (folders, failures) = (search.folders, search.failures)
    }

    /// Whether a file of that path would be one of the symbols, if it were there.
    func finds(_ path: String) -> Bool { InputList.isDrawing(path) && pattern.finds(path) }
}
