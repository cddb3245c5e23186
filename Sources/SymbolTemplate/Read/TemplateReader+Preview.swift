internal import SymbolColor
internal import SymbolDrawing
internal import SymbolSVG
internal import SymbolText

extension TemplateReader {
    /// Fills an outline that has only the style in which the SF Symbols app previews outlines.
    ///
    /// From version 5 on, the app gives outlines the class `SFSymbolsPreviewWireframe`, whose rule is
    /// `fill:none;stroke:black;stroke-width:0.5`. Editors that rename classes, or write their rules into the elements,
    /// leave only that style.
    mutating func fillPreview(_ outline: inout OutlineReader.Outline) {
        guard outline.isPreview else { return }
        (outline.isFilled, outline.stroke) = (true, nil)
        preview = preview ?? outline.element
    }
}

extension OutlineReader.Outline {
    /// Whether the outline is only stroked, in black and half a unit wide but for rounding.
    fileprivate var isPreview: Bool {
        guard !isFilled, let stroke, colors.stroke == .fixed(.black) else { return false }
        return abs(stroke.width - 0.5) < 0.005
    }
}

extension Diagnostic {
    static func preview(at position: SourcePosition) -> Diagnostic {
        var note = Diagnostic(
            .unsupported,
            "outlines with the style in which the SF Symbols app previews them, a black stroke of 0.5 without a fill, "
                + "are filled", at: position)
        note.severity = .note
        return note
    }
}
