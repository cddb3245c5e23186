internal import SymbolGeometry
internal import SymbolText

/// A filled path as cells of a square grid, with a border of empty cells on all sides.
///
/// Grid coordinates are in cells; whole numbers are the cells' centres.
struct FillGrid {
    let width: Int
    let height: Int
    /// The side of a cell, in the path's units.
    let cell: Double
    /// The upper left corner of the path's bounds.
    private let origin: Point
    /// The position of that corner on the grid.
    private static let corner = Point(1.5, 1.5)
    var isFilled: [Bool]

    var indices: Range<Int> { 0..<(width * height) }

    /// The index offsets of the eight neighbours, clockwise from the right one.
    let neighbors: [Int]

    func position(of index: Int) -> Point { Point(Double(index % width), Double(index / width)) }

    /// Returns the cell that contains a point, or the nearest border cell when none does.
    func index(at point: Point) -> Int {
        let x = min(max(point.x.rounded(), 0), Double(width - 1))
        let y = min(max(point.y.rounded(), 0), Double(height - 1))
        return Int(clamping: y) * width + Int(clamping: x)
    }

    /// Converts grid coordinates to those of the path.
    func pathPoint(_ point: Point) -> Point { origin + (point - FillGrid.corner) * cell }

    /// Converts the path's coordinates to those of the grid.
    func gridPoint(_ point: Point) -> Point { (point - origin) / cell + FillGrid.corner }

    /// Fills a path by the nonzero rule; nil when it encloses nothing or is not finite.
    ///
    /// Cells are small enough for a dozen of them across the average stroke, with 200 to 400 of them along the longer
    /// side.
    init?(_ path: Path) {
        guard let bounds = path.bounds, bounds.isFinite else { return nil }
        let size = max(bounds.width, bounds.height)
        guard size.isFinite, size.isNormal, bounds.width > 0, bounds.height > 0 else { return nil }
        // Scaled to unit size, because the number of a curve's chords is computed from products of coordinates, which
        // may overflow.
        let unit = path.transformed(by: AffineTransform(a: 1 / size, b: 0, c: 0, d: 1 / size, tx: 0, ty: 0))
        let corner = bounds.origin / size
        let flat = unit.flattened(tolerance: 1.0 / 4000).subpaths
        let contours = flat.map { [$0.start - corner] + $0.segments.map { $0.end - corner } }
        guard contours.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }

        let count = min(max(12 / meanWidth(of: contours), 200), 400)
        let side = size / count
        guard side.isNormal else { return nil }
        // Two empty cells on each side.
        width = Int(clamping: (bounds.width / side).rounded(.up)) + 4
        height = Int(clamping: (bounds.height / side).rounded(.up)) + 4
        (cell, origin) = (side, bounds.origin)
        neighbors = [1, width + 1, width, width - 1, -1, -width - 1, -width, -width + 1]
        isFilled = Array(repeating: false, count: width * height)
        fill(contours.map { $0.map { $0 * count + FillGrid.corner } })
        guard isFilled.contains(true) else { return nil }
    }

    /// Returns whether the centre of each cell lies inside another path (nonzero rule).
    func cells(in path: Path) -> [Bool] {
        let contours = path.flattened(tolerance: cell / 4).subpaths.map { subpath in
            ([subpath.start] + subpath.segments.map(\.end)).map(gridPoint)
        }
        var isInside = Array(repeating: false, count: width * height)
        ScanlineSpans(contours, lines: height) { $0 }.forEach { y, span in
            let first = Int(clamping: max(span.lowerBound, 0).rounded(.up))
            let last = Int(clamping: min(span.upperBound, Double(width - 1)).rounded(.down))
            if first <= last { isInside.fill(from: y * width + first, through: y * width + last) }
        }
        return isInside
    }

    private mutating func fill(_ contours: [[Point]]) {
        let rows = ScanlineSpans(contours, lines: height) { $0 }
        rows.forEach { y, span in
            guard (1..<(height - 1)).contains(y) else { return }
            let first = max(1, Int(clamping: span.lowerBound.rounded(.up)))
            let last = min(width - 2, Int(clamping: span.upperBound.rounded(.down)))
            if first <= last {
                isFilled.fill(from: y * width + first, through: y * width + last)
            } else {
                fillThin(x: (span.lowerBound + span.upperBound) / 2, y: Double(y))
            }
        }
        let columns = ScanlineSpans(contours, lines: width) { Point($0.y, $0.x) }
        columns.forEach { x, span in
            guard (1..<(width - 1)).contains(x) else { return }
            guard span.lowerBound.rounded(.up) > span.upperBound.rounded(.down) else { return }
            fillThin(x: Double(x), y: (span.lowerBound + span.upperBound) / 2)
        }
    }

    /// Fills the cell nearest to an area that passes between the centres of cells, so that it is not lost.
    private mutating func fillThin(x: Double, y: Double) {
        let (x, y) = (
            min(max(Int(clamping: x.rounded()), 1), width - 2), min(max(Int(clamping: y.rounded()), 1), height - 2)
        )
        isFilled[y * width + x] = true
    }
}

/// Returns the approximate width of the strokes: a stroke's area is its length times its width, and its perimeter is
/// twice its length.
private func meanWidth(of contours: [[Point]]) -> Double {
    var (area, perimeter) = (0.0, 0.0)
    for contour in contours {
        for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
            area += a.cross(b) / 2
            perimeter += a.distance(to: b)
        }
    }
    return perimeter > 0 ? max(2 * abs(area) / perimeter, 1e-3) : 1
}

extension [Bool] {
    fileprivate mutating func fill(from first: Int, through last: Int) {
        withUnsafeMutableBufferPointer { $0[first...last].update(repeating: true) }
    }
}
