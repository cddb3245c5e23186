internal import SymbolGeometry

typealias Vector = SIMD2<Double>

/// The edges of an outline inside a window of a canvas, linked to chains that lead down.
///
/// Parts outside are moved to the window's nearest side, so that the lines stay connected.
struct EdgeTable: ~Copyable {
    private(set) var edges: Buffer<CoverageEdge>

    /// The weight in the winding number of the lines that are added from now on.
    private var weight: Int32 = 1

    /// The rows to cover; lines above or below them are left out.
    private let (firstRow, endRow): (Int32, Int32)
    /// The limits half a pixel beyond these rows, so that rounding cannot move lines outside into them.
    private let (rowLow, rowHigh): (Double, Double)

    /// The size of the canvas, whose origin is (0, 0).
    let size: Vector
    /// The window's top left corner.
    let low: Vector
    /// The window's bottom right corner.
    let high: Vector
    /// The number of which y coordinates are multiples, which bounds the number of bands that a row is cut into.
    private var grain: Int32

    /// The largest distance between the lines and a curve, in pixels.
    static let tolerance = 0.02

    /// Creates a table for about `parts` lines and curves.
    init(width: Int, height: Int, window: Rect?, rows: Range<Int>, parts: Int) {
        let size = Vector(Double(width), Double(height))
        let window = window ?? Rect(x: 0, y: 0, width: size.x, height: size.y)
        edges = Buffer(capacity: parts * 6 + 16)
        grain = Self.grain(parts: parts)
        let rows = rows.clamped(to: 0..<height)
        (firstRow, endRow) = (Int32(clamping: rows.lowerBound), Int32(clamping: rows.upperBound))
        low = pointwiseMax(.zero, Vector(window.minX, window.minY))
        high = pointwiseMin(size, Vector(window.maxX, window.maxY))
        self.size = size
        let (above, below) = (Double(firstRow) - 0.5, Double(endRow) + 0.5)
        // Parts that are moved to a side of the window lie in that side's row.
        rowLow = above > low.y ? above : -.infinity
        rowHigh = below < high.y ? below : .infinity
    }

    /// Returns the number of which y coordinates are multiples in an outline of `parts` lines and curves.
    static func grain(parts: Int) -> Int32 { parts < 512 ? 1 : parts < 4096 ? 16 : 64 }

    /// Rounds the y coordinates of the lines that are added from now on as in an outline of `parts` lines and curves.
    mutating func setGrain(parts: Int) { grain = Self.grain(parts: parts) }

    /// Returns whether nothing between two heights, in pixels, lies in the rows to cover.
    @inline(__always) func isOutsideRows(from low: Double, to high: Double) -> Bool { high < rowLow || low > rowHigh }

    /// Ends a fill, so that the windings of the shapes added from now on do not cancel its own.
    ///
    /// The windings of fills are the digits of one number, in which the base of each is one more than its largest
    /// winding. The number is 0 only if all digits are, for the first digit that is not could only be cancelled if the
    /// weight of the next divided it. Strokes, which wind any number of times but all in one direction, come last and
    /// share one digit.
    mutating func endFill(turns: Int) { weight &*= Int32(truncatingIfNeeded: turns &+ 1) }

    /// Makes the lines added from now on wind in the same direction, whether or not their space is mirrored.
    mutating func setMirrored(_ isMirrored: Bool) { weight = isMirrored ? -abs(weight) : abs(weight) }

    /// Adds a line from the end of a track.
    mutating func line(from track: inout EdgeTrack, to point: Vector) {
        extend(&track, to: point, isReversed: false)
    }

    /// Adds a line that ends at the end of a track, which continues from the line's start.
    mutating func line(to track: inout EdgeTrack, from point: Vector) {
        extend(&track, to: point, isReversed: true)
    }

    /// Adds a line by itself.
    mutating func line(_ a: Vector, _ b: Vector) {
        var track = EdgeTrack(a)
        line(from: &track, to: b)
    }

    @inline(__always)
    private mutating func extend(_ track: inout EdgeTrack, to point: Vector, isReversed: Bool) {
        let last = track.point
        let (lowest, highest) = (pointwiseMin(last, point), pointwiseMax(last, point))
        if isOutsideRows(from: lowest.y, to: highest.y) { return track.jump(to: point) }
        guard lowest.y >= low.y, highest.y <= high.y, lowest.x >= low.x, highest.x <= high.x else {
            if isReversed { cut(point, last) } else { cut(last, point) }
            return track.jump(to: point)
        }
        let (start, end) = (track.hasPosition ? track.position : position(of: last), position(of: point))
        track.move(to: point, end)
        if isReversed {
            append(EdgeLine(from: end, to: start, weight: weight), &track)
        } else {
            append(EdgeLine(from: start, to: end, weight: weight), &track)
        }
    }

    /// Adds a line whose parts outside the window are moved to its sides.
    private mutating func cut(_ a: Vector, _ b: Vector) {
        guard min(a.y, b.y) < high.y, max(a.y, b.y) > low.y else { return appendClamped(a, b) }
        let (first, last) = (clipped(a, b), clipped(b, a))
        guard !first.x.isNaN, !last.x.isNaN else { return }
        appendClamped(a, first)
        let sides = first.x < last.x ? (low.x, high.x) : (high.x, low.x)
        var from = first
        for side in [sides.0, sides.1] where (first.x < side) != (last.x < side) {
            let to = Vector(side, first.y + (last.y - first.y) * ((side - first.x) / (last.x - first.x)))
            appendClamped(from, to)
            from = to
        }
        appendClamped(from, last)
        appendClamped(last, b)
    }

    /// Adds a line that crosses none of the window's sides, clamped to the window.
    private mutating func appendClamped(_ a: Vector, _ b: Vector) {
        let start = position(of: pointwiseMin(pointwiseMax(low, a), high))
        let end = position(of: pointwiseMin(pointwiseMax(low, b), high))
        var track = EdgeTrack(a)
        append(EdgeLine(from: start, to: end, weight: weight), &track)
    }

    /// Returns the end `a` of a line, or the point where the line enters the rows of the window.
    private func clipped(_ a: Vector, _ b: Vector) -> Vector {
        let y = min(max(a.y, low.y), high.y)
        return y == a.y ? a : Vector(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y)
    }

    /// Returns the fixed-point coordinates of a point.
    @inline(__always) private func position(of point: Vector) -> (x: Int32, y: Int32) {
        let nearest = Fixed.nearest(point, limit: size)
        return (nearest.x, (nearest.y &+ grain / 2) & ~(grain &- 1))
    }

    /// Adds a line with one end at the end of a track, and links it above or below the track's edge.
    @inline(__always) private mutating func append(_ line: EdgeLine, _ track: inout EdgeTrack) {
        if line.isLevel {
            guard line.top.x != line.bottom.x else { return }
            track.edge = -1
            if line.top.y & Fixed.fraction != 0, isCovered(line) { edges.append(CoverageEdge(line)) }
            return
        }
        guard isCovered(line) else {
            track.edge = -1
            return
        }
        let index = Int32(truncatingIfNeeded: edges.count)
        edges.append(CoverageEdge(line))
        if track.edge >= 0, edges.base[Int(track.edge)].winding == line.winding {
            let isBelow = edges.base[Int(track.edge)].bottom <= line.top.y
            let (above, below) = isBelow ? (track.edge, index) : (index, track.edge)
            edges.base[Int(above)].below = below
            edges.base[Int(below)].isContinuation = true
        }
        track.edge = index
    }

    @inline(__always) private func isCovered(_ line: EdgeLine) -> Bool {
        line.bottom.y > firstRow << Fixed.bits && line.top.y < endRow << Fixed.bits
    }

    /// The rows to cover.
    var rows: Range<Int32> { firstRow..<endRow }
}

/// The current end of a sequence of connected lines.
struct EdgeTrack {
    private(set) var point: Vector
    /// The fixed-point coordinates of the end, if the last line was not clipped or left out.
    fileprivate private(set) var position = (x: Int32(0), y: Int32(0))
    /// Whether `position` is valid.
    fileprivate private(set) var hasPosition = false
    /// The edge that ends there; -1 for none.
    fileprivate var edge: Int32 = -1

    init(_ point: Vector) { self.point = point }

    @inline(__always) fileprivate mutating func move(to point: Vector, _ position: (x: Int32, y: Int32)) {
        (self.point, self.position, hasPosition) = (point, position, true)
    }

    /// Moves to the end of a line that was clipped or left out.
    @inline(__always) fileprivate mutating func jump(to point: Vector) {
        (self.point, hasPosition, edge) = (point, false, -1)
    }
}
