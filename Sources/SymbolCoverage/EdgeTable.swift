internal import SymbolGeometry

typealias Vector = SIMD2<Double>

/// The lines of an outline inside a window of a canvas, by the row of pixels in which each begins.
///
/// What lies outside is moved to the window's nearest side, so that the lines stay joined.
struct EdgeTable: ~Copyable {
    private(set) var edges: Buffer<CoverageEdge>
    /// For each row the first edge that begins in it; -1 for none.
    private(set) var first: Buffer<Int32>
    /// The rows and columns that edges touch.
    private(set) var (top, bottom, right) = (Int32.max, Int32.min, Int32.min)

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
        first = Buffer(repeating: -1, count: height)
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

    /// How many fills may be told apart.
    static let fills = 6

    /// Lets what is added from now on be another shape, so that neither unwinds what the other winds up.
    ///
    /// The windings of fills are the digits, in base 8, of one number, which is 0 only where all are that go from -4 to
    /// 3. Strokes, which wind any number of times but all one way, come last and are one digit.
    mutating func endFill() { weight <<= 3 }

    /// Lets what is added from now on, in a space that is or is not mirrored, wind the same way.
    mutating func wind(mirrored isMirrored: Bool) { weight = isMirrored ? -abs(weight) : abs(weight) }

    @inline(__always) mutating func line(_ a: Vector, _ b: Vector) {
        let (lowest, highest) = (pointwiseMin(a, b), pointwiseMax(a, b))
        if leavesOut(from: lowest.y, to: highest.y) { return }
        if lowest.y >= low.y, highest.y <= high.y, lowest.x >= low.x, highest.x <= high.x { return append(a, b) }
        cut(a, b)
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
        append(pointwiseMin(pointwiseMax(low, a), high), pointwiseMin(pointwiseMax(low, b), high))
    }

    /// The end `a` of a line, or where the line enters the rows of the window.
    private func clipped(_ a: Vector, _ b: Vector) -> Vector {
        let y = min(max(a.y, low.y), high.y)
        return y == a.y ? a : Vector(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y)
    }

    @inline(__always) private mutating func append(_ a: Vector, _ b: Vector) {
        let (start, end) = (Fixed.nearest(a, limit: size), Fixed.nearest(b, limit: size))
        let (y0, y1) = ((start.y &+ grain / 2) & ~(grain &- 1), (end.y &+ grain / 2) & ~(grain &- 1))
        guard y0 != y1 || (start.x != end.x && y0 & Fixed.fraction != 0) else { return }
        var edge = CoverageEdge(start.x, y0, end.x, y1, weight: weight)
        guard edge.bottom > firstRow << Fixed.bits, edge.top < endRow << Fixed.bits else { return }
        let row = Int(max(edge.top >> Fixed.bits, firstRow))
        edge.next = first.base[row]
        first.base[row] = Int32(truncatingIfNeeded: edges.count)
        edges.append(edge)
        top = min(top, max(edge.top, firstRow << Fixed.bits))
        bottom = max(bottom, min(edge.bottom, endRow << Fixed.bits))
        right = max(right, start.x, end.x)
    }
}
