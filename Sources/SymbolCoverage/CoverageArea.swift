package import SymbolGeometry

/// An area that covers a part of a canvas.
package enum CoverageArea {
    /// The inside of an outline, whose subpaths are closed, and the transform from its space to pixels.
    case path(Path, FillRule, AffineTransform)
    /// The part of that inside which lies inside a region too, both of at most `regionLimit` elements.
    ///
    /// Where the region's edge follows the outline's, the product of their coverages would be too pale.
    case part(Path, FillRule, within: Path, FillRule, AffineTransform)
    /// The union of shapes that `CoveredWindings` can distinguish: where the edges of two meet, nothing shows through.
    case shapes([CoveredShape])

    /// The largest number of elements of an outline and of a region that have a part in common: an element winds around
    /// a point at most twice, and each winding number takes 16 bits.
    package static let regionLimit = 1 << 13

    /// Returns whether the coordinates of two regions are rounded alike, so that equal parts of them have equal
    /// coverage.
    package static func roundsAlike(_ region: Path, _ other: Path) -> Bool {
        EdgeTable.grain(parts: EdgeTable.regionParts(region)) == EdgeTable.grain(parts: EdgeTable.regionParts(other))
    }

    var inside: InsideTest {
        switch self {
        case .path(_, let rule, _): InsideTest(rule)
        case .part(_, let rule, _, let region, _): InsideTest(rule, within: region)
        case .shapes: InsideTest(.nonZero)
        }
    }
}

extension EdgeTable {
    /// The number of lines and curves as for which a region is rounded: its edge runs along the outline's, and an end
    /// in either cuts the sides of both.
    fileprivate static func regionParts(_ region: Path) -> Int { region.elements.count * 8 }

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
        case .part(let path, _, within: let region, _, let transform):
            var table = table(parts: path.elements.count + region.elements.count)
            table.setGrain(parts: Self.regionParts(region))
            table.add(region, transform)
            table.endFill(turns: InsideTest.turnsOfRegion)
            // The outline is rounded as it is without the region, so that its edge stays the same.
            table.setGrain(parts: path.elements.count)
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
