internal import SymbolGeometry

typealias Vector = SIMD2<Double>

/// The lines of an outline inside a window of a canvas, in chains that lead down.
///
/// What lies outside is moved to the window's nearest side, so that the lines stay joined.
struct EdgeTable: ~Copyable {
    private(set) var edges: Buffer<CoverageEdge>

    /// What each line that is added from now on counts for in the winding.
    private var weight: Int32 = 1

    /// The rows that are covered; what lies above or below of them is left out.
    private let (firstRow, endRow): (Int32, Int32)
    /// Half a pixel beyond them, so that no rounding brings back in what lies outside.
    private let (rowLow, rowHigh): (Double, Double)

    /// The canvas's, from (0, 0).
    let size: Vector
    /// The window's corners.
    let low: Vector
    let high: Vector
    /// What y coordinates are multiples of: a row is never cut into more bands than it has grains.
    let grain: Int32

    /// How far the lines stray from a curve, in pixels.
    static let tolerance = 0.02

    /// Makes a table for about so many lines and curves.
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
        // What is moved to a side of the window comes to lie in that side's row.
        rowLow = above > low.y ? above : -.infinity
        rowHigh = below < high.y ? below : .infinity
    }

    /// What y coordinates are multiples of in an outline of so many lines and curves.
    static func grain(parts: Int) -> Int32 { parts < 512 ? 1 : parts < 4096 ? 16 : 64 }

    /// Whether nothing that lies between two heights, in pixels, is in the rows that are covered.
    @inline(__always) func leavesOut(from low: Double, to high: Double) -> Bool { high < rowLow || low > rowHigh }

    /// Lets what is added from now on be another shape, so that neither unwinds what the other winds up.
    ///
    /// The windings of fills are the digits of one number, whose places count one more than the most that each winds.
    /// It is 0 only where all are, for the first digit that is not could only be made up for if the next place divided
    /// it. Strokes, which wind any number of times but all one way, come last and are one digit.
    mutating func endFill(turns: Int) { weight &*= Int32(truncatingIfNeeded: turns &+ 1) }

    /// Lets what is added from now on, in a space that is or is not mirrored, wind the same way.
    mutating func wind(mirrored isMirrored: Bool) { weight = isMirrored ? -abs(weight) : abs(weight) }

    /// Adds a line from where a track has come to.
    mutating func line(from track: inout EdgeTrack, to point: Vector) {
        extend(&track, to: point, isReversed: false)
    }

    /// Adds a line to where a track has come to, which goes on from where the line began.
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
        if leavesOut(from: lowest.y, to: highest.y) { return track.leave(for: point) }
        guard lowest.y >= low.y, highest.y <= high.y, lowest.x >= low.x, highest.x <= high.x else {
            if isReversed { cut(point, last) } else { cut(last, point) }
            return track.leave(for: point)
        }
        let (start, end) = (track.isPlaced ? track.place : place(of: last), place(of: point))
        track.move(to: point, end)
        if isReversed {
            append(EdgeLine(from: end, to: start, weight: weight), &track)
        } else {
            append(EdgeLine(from: start, to: end, weight: weight), &track)
        }
    }

    /// Adds a line whose parts outside are moved to the window's sides.
    private mutating func cut(_ a: Vector, _ b: Vector) {
        guard min(a.y, b.y) < high.y, max(a.y, b.y) > low.y else { return appendHeld(a, b) }
        let (first, last) = (clipped(a, b), clipped(b, a))
        guard !first.x.isNaN, !last.x.isNaN else { return }
        appendHeld(a, first)
        let sides = first.x < last.x ? (low.x, high.x) : (high.x, low.x)
        var from = first
        for side in [sides.0, sides.1] where (first.x < side) != (last.x < side) {
            let to = Vector(side, first.y + (last.y - first.y) * ((side - first.x) / (last.x - first.x)))
            appendHeld(from, to)
            from = to
        }
        appendHeld(from, last)
        appendHeld(last, b)
    }

    /// Adds a line that lies on one side of each of the window's sides.
    private mutating func appendHeld(_ a: Vector, _ b: Vector) {
        let start = place(of: pointwiseMin(pointwiseMax(low, a), high))
        let end = place(of: pointwiseMin(pointwiseMax(low, b), high))
        var track = EdgeTrack(a)
        append(EdgeLine(from: start, to: end, weight: weight), &track)
    }

    /// The end `a` of a line, or where the line enters the rows of the window.
    private func clipped(_ a: Vector, _ b: Vector) -> Vector {
        let y = min(max(a.y, low.y), high.y)
        return y == a.y ? a : Vector(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y)
    }

    @inline(__always) private func place(of point: Vector) -> (x: Int32, y: Int32) {
        let nearest = Fixed.nearest(point, limit: size)
        return (nearest.x, (nearest.y &+ grain / 2) & ~(grain &- 1))
    }

    /// Adds a line whose one end the track has come to, and lets it go on from the track's edge, or that from it.
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
            edges.base[Int(below)].goesOn = true
        }
        track.edge = index
    }

    @inline(__always) private func isCovered(_ line: EdgeLine) -> Bool {
        line.bottom.y > firstRow << Fixed.bits && line.top.y < endRow << Fixed.bits
    }

    /// The rows that are covered.
    var rows: Range<Int32> { firstRow..<endRow }
}

/// Where lines that are joined have come to.
struct EdgeTrack {
    private(set) var point: Vector
    /// Where it lies in the table, unless nothing of the last line does.
    fileprivate private(set) var place = (x: Int32(0), y: Int32(0))
    fileprivate private(set) var isPlaced = false
    /// The edge that ends there; -1 for none.
    fileprivate var edge: Int32 = -1

    init(_ point: Vector) { self.point = point }

    @inline(__always) fileprivate mutating func move(to point: Vector, _ place: (x: Int32, y: Int32)) {
        (self.point, self.place, isPlaced) = (point, place, true)
    }

    @inline(__always) fileprivate mutating func leave(for point: Vector) {
        (self.point, isPlaced, edge) = (point, false, -1)
    }
}
