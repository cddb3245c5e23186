package import SymbolGeometry

/// An area that covers a part of a canvas.
package enum CoverageArea {
    /// The inside of an outline, whose subpaths are closed, and the transform from its space to pixels.
    case path(Path, FillRule, AffineTransform)
    /// The union of shapes that `CoveredWindings` can distinguish: where the edges of two meet, nothing shows through.
    case shapes([CoveredShape])

    var rule: FillRule {
        switch self {
        case .path(_, let rule, _): rule
        case .shapes: .nonZero
        }
    }
}

extension EdgeTable {
    /// Returns the edges of an area.
    static func of(
        _ area: CoverageArea, width: Int, height: Int, window: Rect?, rows: Range<Int>
    ) -> EdgeTable {
        func table(parts: Int) -> EdgeTable {
            EdgeTable(width: width, height: height, window: window, rows: rows, parts: parts)
        }
        switch area {
        case .path(let path, _, let transform):
            var table = table(parts: path.elements.count)
            table.add(path, transform)
            return table
        case .shapes(let shapes):
            var table = table(parts: shapes.reduce(0) { $0 + $1.parts })
            for shape in shapes where shape.isFill { table = shape.added(to: table) }
            for shape in shapes where !shape.isFill { table = shape.added(to: table) }
            return table
        }
    }
}
