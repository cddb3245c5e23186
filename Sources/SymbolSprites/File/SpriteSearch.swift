internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText

/// A search for symbols: a pattern, or a folder with everything below it.
struct SpriteSearch: Sendable {
    private let pattern: PathPattern
    /// The position of the entry in the build file.
    let position: SourcePosition?
    /// The SVG files that were found, without those that replace another one in some language.
    let inputs: [SpriteInput]
    /// The folders that were searched.
    let folders: [String]
    /// The errors of the folders that could not be searched.
    let failures: [FileError]

    init(_ path: String, _ position: SourcePosition?) {
        let wildcard = path.firstIndex { PathPattern.isPattern(String($0)) }
        let folder = path.hasSuffix("/") ? path : path + "/"
        pattern = PathPattern(wildcard == nil ? folder + "**" : path)
        self.position = position
        let search = PathSearch(pattern)
        // The search begins in the folder before the first wildcard, or in the folder that is named.
        let root = wildcard.map { Files.folder(of: String(path[..<$0])) } ?? path
        let files = LocalizedFile.withoutSiblings(search.files.filter(InputList.isDrawing))
        inputs = files.map { SpriteInput($0, in: root, position) }
        (folders, failures) = (search.folders, search.failures)
    }

    /// Returns whether a file with that path would be one of the symbols if it existed.
    func matches(_ path: String) -> Bool { InputList.isDrawing(path) && pattern.matches(path) }
}
