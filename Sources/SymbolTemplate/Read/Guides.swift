internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// The lines of a template that give its drawings their measure, in the page's space.
struct Guides {
    /// The outer edges of a pair of margins.
    struct Span: Hashable {
        var left: Double
        var right: Double
    }

    private(set) var bands: [Scale: GuideBand] = [:]
    private(set) var margins: [Cell: Span] = [:]
    /// What is wrong with margins that make no pair.
    private(set) var faults: [Cell: String] = [:]

    init(_ tree: XMLTree, _ outlines: inout OutlineReader) throws(ReadError) {
        var lines: [TemplatePage.Guide: Rect] = [:]
        for element in tree.root.descendants {
            guard let guide = element.id.flatMap(TemplatePage.Guide.init), lines[guide] == nil else { continue }
            lines[guide] = try outlines.bounds(of: element)
        }
        for scale in Scale.allCases {
            guard let base = lines[.baseline(scale)], let cap = lines[.capline(scale)] else { continue }
            let band = GuideBand(baseline: base.midY, capline: cap.midY)
            if band.baseline > band.capline { bands[scale] = band }
        }
        for cell in Set(lines.keys.compactMap(\.cell)) {
            let (left, right) = (lines[.leftMargin(cell)], lines[.rightMargin(cell)])
            margins[cell] = Self.span(left, right)
            if margins[cell] == nil { faults[cell] = Self.fault(left, right, cell) }
        }
        // Versions 1 and 2 have one pair, for Regular-M. Version 1 draws it as rectangles that cover the side bearings.
        let regular = Cell(.regular, .medium)
        margins[regular] = margins[regular] ?? Self.span(lines[.leftMargin(nil)], lines[.rightMargin(nil)])
    }

    /// Nil where there is neither.
    private static func fault(_ left: Rect?, _ right: Rect?, _ cell: Cell) -> String? {
        switch (left, right) {
        case (nil, nil): nil
        case (nil, _): "right-margin-\(cell) has no left-margin-\(cell) beside it"
        case (_, nil): "left-margin-\(cell) has no right-margin-\(cell) beside it"
        default: "left-margin-\(cell) is not left of right-margin-\(cell)"
        }
    }

    private static func span(_ left: Rect?, _ right: Rect?) -> Span? {
        guard let left, let right, left.minX < right.maxX else { return nil }
        return Span(left: left.minX, right: right.maxX)
    }
}

extension OutlineReader {
    /// The shapes of a cell's group, into which some tools put its guides too.
    mutating func shapes(ofCell group: XMLElement) throws(ReadError) -> [Outline] {
        try outlines(of: group).filter { $0.element.id.flatMap(TemplatePage.Guide.init) == nil }
    }
}
