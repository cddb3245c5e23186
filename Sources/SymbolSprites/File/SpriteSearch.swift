internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText

/// A search for symbols: a pattern, or a folder with everything below it.
struct SpriteSearch: Sendable {
    private let pattern: PathPattern
    /// The files that are left out.
    var exclusions: [PathPattern] = []
    /// The position of the entry in the build file.
    let position: SourcePosition?
    /// The SVG files that were found, without those that replace another one in some language.
    let inputs: [SpriteInput]
    /// All SVG files that were found.
    private let files: [String]
    /// The folders that were searched.
    let folders: [String]
    /// The errors of the folders that could not be searched.
    let failures: [FileError]

    /// Searches for the files that a text names.
    ///
    /// - Parameters:
    ///   - text: The path of a folder that exists, or a pattern.
    ///   - folder: The folder that it is relative to.
    ///   - position: The position of the text.
    init(_ text: String, in folder: String, _ position: SourcePosition?) {
        pattern = PathPattern(text, in: folder)
        self.position = position
        let search = PathSearch(pattern)
        // The search begins in the folder that is named, or in the one before the first wildcard.
        let base = text.hasPrefix("/") ? "" : folder
        let root =
            Files.isFolder(base + text)
            ? base + text : Files.folder(of: base + text.prefix { !PathPattern.isPattern(String($0)) })
        files = search.files.filter(InputList.isDrawing)
        let symbols = LocalizedFile.withoutSiblings(SymbolSet.drawings(among: files))
        inputs = symbols.map { SpriteInput($0, in: root, position) }
        (folders, failures) = (search.folders, search.failures)
    }

    /// Returns whether a file with that path would be one of the symbols if it existed.
    func matches(_ path: String) -> Bool {
        InputList.isDrawing(path) && pattern.matches(path) && !isExcluded(path)
    }

    /// Returns the files that would be found now and were not, or the other way round, where any of the folders may
    /// have changed since reading began.
    func changes(since start: Int) -> [String] {
        guard folders.contains(where: { Files.stamp(of: $0).map { !$0.isUnchanged(since: start) } ?? true }) else {
            return []
        }
        let found = PathSearch(pattern).files.filter(InputList.isDrawing)
        return Set(found).symmetricDifference(files).filter { !isExcluded($0) }
    }

    private func isExcluded(_ path: String) -> Bool { exclusions.contains { $0.matches(path) } }
}
