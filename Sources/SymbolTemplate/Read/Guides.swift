internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// A template's guide lines, in page coordinates.
struct Guides {
    /// The outer edges of a pair of margins.
    struct Span: Hashable {
        var left: Double
        var right: Double
    }

    private(set) var bands: [Scale: GuideBand] = [:]
    private(set) var margins: [Cell: Span] = [:]
    /// The faults of margins that do not form a pair.
    private(set) var faults: [Cell: String] = [:]
    /// Lines that are neither vertical nor horizontal, in file order.
    private(set) var slanted: [XMLElement] = []
    /// The faults of lines that cannot be read, in file order.
    private(set) var unreadable: [(guide: TemplatePage.Guide, fault: Diagnostic)] = []

    init(_ names: TemplateNames, _ outlines: inout OutlineReader) throws(ReadError) {
        var lines: [TemplatePage.Guide: Rect] = [:]
        for guide in names.guides {
            if let fault = names.fault(of: .guide(guide)) { unreadable.append((guide, fault)) }
            for element in names[.guide(guide)] where lines[guide] == nil {
                let paths = try outlines.paths(of: element)
                guard let fault = outlines.fault else {
                    lines[guide] = paths.compactMap(\.bounds).union
                    if let line = paths.first, paths.count == 1, line.isLine { straighten(guide, &lines, element) }
                    continue
                }
                unreadable.append((guide, fault))
            }
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

    /// Reduces a slanted line to its midpoint, and records it when the slant exceeds the rounding of the file's digits.
    private mutating func straighten(
        _ guide: TemplatePage.Guide, _ lines: inout [TemplatePage.Guide: Rect], _ element: XMLElement
    ) {
        guard var bounds = lines[guide] else { return }
        let isUpright = guide.isMargin
        if (isUpright ? bounds.width : bounds.height) > 0.01 { slanted.append(element) }
        if isUpright { (bounds.minX, bounds.maxX) = (bounds.midX, bounds.midX) }
        lines[guide] = bounds
    }

    /// Returns the fault of a scale's lines; nil when they are merely absent.
    func fault(of scale: Scale) -> Diagnostic? {
        unreadable.first { $0.guide == .baseline(scale) || $0.guide == .capline(scale) }?.fault
    }

    /// Returns the fault of a pair of margins; nil when neither exists.
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
    /// Reads the shapes of a cell's group, without the guides that some tools put into it.
    mutating func shapes(ofCell group: XMLElement) throws(ReadError) -> [Outline] {
        try outlines(of: group).filter { !TemplateNames.isGuide($0.element) }
    }
}

extension Path {
    /// Whether the path is a single straight line.
    fileprivate var isLine: Bool {
        guard elements.count == 2, case .line = elements[1] else { return false }
        return true
    }
}
