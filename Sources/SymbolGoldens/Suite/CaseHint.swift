internal import SymbolFiles
internal import SymbolText

/// What somebody may have meant with a word that is no case, as the end of a message; empty where nothing is similar.
struct CaseHint: CustomStringConvertible {
    let description: String

    /// - Parameters:
    ///   - word: The word, which may be the name of a symbol, or of its file.
    ///   - names: The names of the cases.
    init(for word: String, among names: [String]) {
        let symbol = ["svg", "svgz"].contains { word.hasSuffix(".\($0)") } ? Files.stem(of: word) : word
        let meant =
            if names.contains(symbol) { symbol } else if names.contains(where: { $0.hasPrefix("\(symbol)-") }) {
                "'\(symbol)-*'"
            } else { word.nearest(in: names) }
        description = meant.map { "; did you mean \($0)?" } ?? ""
    }
}
