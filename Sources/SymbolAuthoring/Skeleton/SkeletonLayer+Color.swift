internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate
internal import SymbolText

extension [SkeletonLayer] {
    /// Returns the layers with strokes of different colours split into layers of their own, which have these colours in
    /// multicolor, and a note about them; the layers themselves where all strokes have one colour, or a layer states
    /// one.
    ///
    /// The page is what the file shows, in grid units.
    func splitByColor(
        _ widths: StrokeWidths, on page: Rect
    ) -> (layers: [SkeletonLayer], diagnostics: [Diagnostic]) {
        let colors = Set(flatMap(\.strokes).map(\.color))
        guard colors.count > 1, allSatisfy({ $0.color == nil }) else { return (self, []) }
        let split = ColorCutouts(flatMap(\.splitByColor), widths, on: page).layers
        return (split, [.keepingColors(cutsOut: split.contains { $0.clearing != .none })])
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
}

extension Diagnostic {
    fileprivate static func keepingColors(cutsOut: Bool) -> Diagnostic {
        let others = cutsOut ? "; other modes cut out what lies on another colour" : ""
        var note = Diagnostic(.conversion, "multicolor has the drawing's colours\(others)")
        note.severity = .note
        return note
    }
}
