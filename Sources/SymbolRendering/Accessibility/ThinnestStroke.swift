internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

extension ResolvedSymbol {
    /// The width of the thinnest stroke that is painted, in symbol units, measured along the centre lines of filled
    /// outlines; nil where nothing is painted.
    public var thinnestStroke: Double? {
        layers.flatMap { $0.items(.identity) }.flatMap(\.strokeWidths).min()
    }
}

extension DisplayItem {
    fileprivate var strokeWidths: [Double] {
        switch self {
        case .fill(let fill): fill.path.penStrokes().compactMap(\.medianWidth)
        case .stroke(let stroke): [stroke.style.width * stroke.transform.meanScale]
        case .erase: []
        case .group(let group): group.erases ? [] : group.items.flatMap(\.strokeWidths)
        }
    }
}

extension PenStroke {
    /// The middle one of the stroke's widths, which ends and corners do not sway.
    fileprivate var medianWidth: Double? {
        let radii = knots.map(\.radius).sorted()
        return radii.isEmpty ? nil : radii[radii.count / 2] * 2
    }
}
