internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

extension ResolvedSymbol {
    /// The thinnest painted stroke, measured along the centre lines of filled outlines.
    ///
    /// The value is `nil` where nothing is painted, or where there are more than `measuredFills` outlines or
    /// `measuredSegments` segments of them.
    package var thinnestStroke: MeasuredWidth? {
        let items = layers.flatMap { $0.items(.identity) }
        let outlines = items.flatMap(\.outlines)
        let segments = outlines.lazy.map(\.elements.count).reduce(0, +)
        guard outlines.count <= Self.measuredFills, segments <= Self.measuredSegments else { return nil }
        return items.flatMap(\.strokeWidths).min { $0.greatest < $1.greatest }
    }

    /// The greatest number of fills that are measured; finding the centre lines of an outline takes about a
    /// millisecond.
    package static let measuredFills = 1000

    /// The greatest number of segments of all fills that are measured; finding the spans between them takes up to a
    /// twentieth of a millisecond each.
    package static let measuredSegments = 50_000
}

/// The width of a stroke, in symbol units.
package struct MeasuredWidth: Hashable, Sendable {
    /// The width.
    package var value: Double
    /// The greatest error of the measurement; 0 where the drawing states the width.
    package var error: Double

    /// The greatest width that the stroke may have.
    package var greatest: Double { value + error }
}

extension DisplayItem {
    /// The outlines that are filled.
    fileprivate var outlines: [Path] {
        switch self {
        case .fill(let fill): [fill.path]
        case .stroke, .erase: []
        case .group(let group): group.items.flatMap(\.outlines)
        }
    }

    fileprivate var strokeWidths: [MeasuredWidth] {
        switch self {
        case .fill(let fill): fill.path.penParts().flatMap(\.strokeWidths)
        case .stroke(let stroke): [MeasuredWidth(value: stroke.style.width * stroke.transform.meanScale, error: 0)]
        case .erase: []
        case .group(let group): group.erases ? [] : group.items.flatMap(\.strokeWidths)
        }
    }
}

extension PenPart {
    /// The widths of the strokes, except for stubs: lines shorter than a longer stroke is wide, which remain of its
    /// ends and of the corners where it meets others.
    fileprivate var strokeWidths: [MeasuredWidth] {
        let measured = strokes.compactMap { stroke in stroke.medianWidth.map { (stroke.length, $0) } }
        return measured.filter { length, _ in
            !measured.contains { $0 > length && $1 > length }
        }.map { MeasuredWidth(value: $1, error: error) }
    }
}

extension CenterlineStroke {
    /// The median of the stroke's widths, which its ends and corners hardly affect.
    fileprivate var medianWidth: Double? {
        let radii = knots.map(\.radius).sorted()
        return radii.isEmpty ? nil : radii[radii.count / 2] * 2
    }
}
