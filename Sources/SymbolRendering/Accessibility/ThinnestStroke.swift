internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

extension ResolvedSymbol {
    /// The width of the thinnest painted stroke, in symbol units, measured along the centre lines of filled outlines.
    ///
    /// The value is `nil` where nothing is painted, or where there are more than `measuredFills` outlines.
    package var thinnestStroke: Double? {
        let items = layers.flatMap { $0.items(.identity) }
        guard items.reduce(0, { $0 + $1.fillCount }) <= Self.measuredFills else { return nil }
        return items.flatMap(\.strokeWidths).min()
    }

    /// The greatest number of fills that are measured; finding the centre lines of an outline takes about a
    /// millisecond.
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
    /// The median of the stroke's widths, which its ends and corners hardly affect.
    fileprivate var medianWidth: Double? {
        let radii = knots.map(\.radius).sorted()
        return radii.isEmpty ? nil : radii[radii.count / 2] * 2
    }
}
