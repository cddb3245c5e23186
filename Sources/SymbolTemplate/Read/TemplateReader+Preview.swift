internal import SymbolColor
internal import SymbolDrawing
internal import SymbolSVG
internal import SymbolText

extension TemplateReader {
    /// Fills an outline that has only the style in which outlines are previewed; `unit` is that of the page in
    /// 1/100 em.
    ///
    /// From version 5 on, the SF Symbols app gives outlines the class `SFSymbolsPreviewWireframe`, whose rule is
    /// `fill:none;stroke:black;stroke-width:0.5`. Editors that rename classes, or write their rules into the elements,
    /// leave only that style, and others draw outlines alike.
    mutating func fillPreview(_ outline: inout OutlineReader.Outline, _ unit: Double) {
        guard outline.isPreview(unit) else { return }
        (outline.isFilled, outline.stroke, outline.colors.fill) = (true, nil, outline.colors.stroke)
        preview = preview ?? outline.element
    }
}

extension OutlineReader.Outline {
    /// Whether the outline is only stroked, in black and at most half a unit of the page or of 1/100 em wide but for
    /// rounding: no weight's strokes are as thin.
    fileprivate func isPreview(_ unit: Double) -> Bool {
        guard !isFilled, let stroke, colors.stroke == .fixed(.black) else { return false }
        return stroke.width * min(unit, 1) < 0.505
    }
}

extension Diagnostic {
    static func preview(at position: SourcePosition) -> Diagnostic {
        var note = Diagnostic(
            .unsupported,
            "outlines with the style in which the SF Symbols app previews them, a thin black stroke without a fill, "
                + "are filled", at: position)
        note.severity = .note
        return note
    }
}
