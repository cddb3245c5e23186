internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

extension ResolvedSymbol {
    /// The width of the thinnest stroke that is painted, in symbol units, measured along the centre lines of filled
    /// outlines; nil where nothing is painted, or more outlines than a symbol has.
    package var thinnestStroke: Double? {
        let items = layers.flatMap { $0.items(.identity) }
        guard items.reduce(0, { $0 + $1.fillCount }) <= Self.measuredFills else { return nil }
        return items.flatMap(\.strokeWidths).min()
    }

    /// Centre lines of an outline take about a millisecond.
    package static let measuredFills = 1000
}

extension DisplayItem {
    fileprivate var fillCount: Int {
        switch self {
        case .fill: 1
        case .stroke, .erase: 0
        case .group(let group): group.items.reduce(0) { $0 + $1.fillCount }
        }
    }

    fileprivate var strokeWidths: [Double] {
        switch self {
        case .fill(let fill): fill.path.penStrokes().compactMap(\.medianWidth)
        case .stroke(let stroke): [stroke.style.width * stroke.transform.meanScale]
        case .erase: []
        case .group(let group): group.erases ? [] : group.items.flatMap(\.strokeWidths)
        }
    }
}

extension CenterlineStroke {
    /// The middle one of the stroke's widths, which ends and corners do not sway.
    fileprivate var medianWidth: Double? {
        let radii = knots.map(\.radius).sorted()
        return radii.isEmpty ? nil : radii[radii.count / 2] * 2
    }
}
