internal import SymbolColor
internal import SymbolDrawing
internal import SymbolModel
internal import SymbolTemplate
internal import SymbolText

extension [SkeletonLayer] {
    /// Returns the layers with strokes of different colours split into layers of their own, which have these colours in
    /// multicolor, and a note about them; the layers themselves where all strokes have one colour, or a layer states
    /// one.
    func splitByColor(_ widths: StrokeWidths) -> (layers: [SkeletonLayer], diagnostics: [Diagnostic]) {
        var colors: [LayerColor] = []
        for color in flatMap(\.strokes).map(\.color) where !colors.contains(color) { colors.append(color) }
        guard colors.count > 1, allSatisfy({ $0.color == nil }) else { return (self, []) }
        let split = ColorCutouts(flatMap(\.splitByColor), widths).layers
        return (split, [.keeping(colors.compactMap(\.hex), cutsOut: split.contains { $0.clearing != .none })])
    }
}

extension SkeletonLayer {
    /// The layer's strokes as layers, one for each colour that follows another.
    fileprivate var splitByColor: [SkeletonLayer] {
        var parts: [SkeletonLayer] = []
        for stroke in strokes {
            if parts.last?.color == stroke.color {
                parts[parts.count - 1].strokes.append(stroke)
            } else {
                var part = self
                (part.strokes, part.color, part.id) = ([stroke], stroke.color, parts.isEmpty ? id : nil)
                parts.append(part)
            }
        }
        return parts
    }
}

extension LayerColor {
    /// Creates the colour for a paint of a drawing.
    ///
    /// Black, which shapes without a paint have, is the same as the tint.
    init(_ paint: ColorReference?) {
        guard case .fixed(let color)? = paint, color.alpha > 0 else { self = .tint; return }
        let opaque = Color(red: color.red, green: color.green, blue: color.blue)
        self = opaque == .black ? .tint : .custom(opaque)
    }

    fileprivate var hex: String? { if case .custom(let color) = self { color.hex } else { nil } }
}

extension Diagnostic {
    /// The greatest number of colours that a message names.
    private static let mostNamed = 4

    fileprivate static func keeping(_ colors: [String], cutsOut: Bool) -> Diagnostic {
        let named = colors.prefix(mostNamed).joined(separator: ", ")
        let rest = colors.count > mostNamed ? " and \(colors.count - mostNamed) more" : ""
        let noun = colors.count == 1 ? "the colour" : "the colours"
        let others = cutsOut ? "; other modes cut out what lies on another colour" : ""
        var note = Diagnostic(.conversion, "multicolor has \(noun) \(named)\(rest)\(others)")
        note.severity = .note
        return note
    }
}
