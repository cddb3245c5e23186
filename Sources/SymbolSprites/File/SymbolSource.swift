internal import SymbolFiles
internal import SymbolModel
internal import SymbolStills

/// The files that are read for a symbol in a language and a direction.
struct SymbolSource: Sendable {
    /// The path of the drawing: that of the file, or of its sibling for the language.
    let drawing: String
    /// The path of the description of the symbol set that contains the file, if it is in one.
    let contents: String?

    init(_ path: String, _ options: RenderOptions) {
        drawing = LocalizedFile.sibling(of: path, options.locale, options.effectiveDirection) ?? path
        contents = SymbolSet.contentsPath(of: path).flatMap { Files.exists($0) ? $0 : nil }
    }

    var files: [String] { contents.map { [drawing, $0] } ?? [drawing] }
}
