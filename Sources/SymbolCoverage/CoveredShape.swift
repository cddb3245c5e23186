package import SymbolGeometry
package import SymbolStrokes

/// What covers an area: the inside of a path by the nonzero rule, or a pen that follows it.
package enum CoveredShape {
    /// A path, and the transform to pixels.
    case fill(Path, AffineTransform)
    /// A path without dashes, the caps and joins, a positive width in the path's units, and the transform from the
    /// path's space, in which the pen is round, to pixels.
    case stroke(Path, StrokePen, width: Double, AffineTransform)

    /// How many of them may cover together.
    package static let most = EdgeTable.shapes

    /// About how many lines and curves its outline has.
    var parts: Int {
        switch self {
        case .fill(let path, _): path.elements.count
        case .stroke(let path, _, _, _): path.elements.count * 4
        }
    }

    func added(to table: consuming EdgeTable) -> EdgeTable {
        switch self {
        case .fill(let path, let transform):
            table.add(path, transform)
            return table
        case .stroke(let path, let pen, let width, let transform):
            let outline = StrokeOutline(of: path, pen, width: width, transform, table: table)
            return outline.edges()
        }
    }
}
