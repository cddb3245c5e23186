internal import SymbolColor
internal import SymbolDrawing
internal import SymbolSVG
internal import SymbolText

extension Skeleton {
    /// The greatest number of colours that a message names.
    private static let mostNamed = 4

    /// Returns a note about the colours of a drawing with several, all of which become the tint; nil where there is
    /// nothing to lose.
    ///
    /// Black is what shapes without a paint have, and hence the same as the tint.
    static func lostColors(of outlines: [OutlineReader.Outline]) -> Diagnostic? {
        var names: [String] = []
        for color in outlines.flatMap(\.colors).map({ $0.resolved(tint: .black) }) where color.alpha > 0 {
            let name = Color(red: color.red, green: color.green, blue: color.blue).hex
            if !names.contains(name) { names.append(name) }
        }
        guard let first = names.first(where: { $0 != Color.black.hex }), names.count > 1 else { return nil }
        let named = names.prefix(mostNamed).joined(separator: ", ")
        let rest = names.count > mostNamed ? " and \(names.count - mostNamed) more" : ""
        var note = Diagnostic(
            .conversion, "the colours \(named)\(rest) become one, so that what differs only in colour merges",
            help: "name the colours of layers in their classes, such as color-\(first.dropFirst())")
        note.severity = .note
        return note
    }
}
