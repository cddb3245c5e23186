internal import SymbolGeometry

/// The lines of an outline inside a canvas, by the row of pixels in which each begins.
///
/// What lies above, below or to the right covers nothing; what lies to the left is moved to the left side.
struct EdgeTable: ~Copyable {
    private(set) var edges: Buffer<CoverageEdge>
    /// For each row the first edge that begins in it; -1 for none.
    private(set) var first: [Int32]
    /// The rows and columns that edges touch.
    private(set) var (top, bottom, left, right) = (Int32.max, Int32.min, Int32.max, Int32.min)

    private let width: Double
    private let height: Double
    /// What y coordinates are multiples of: a row is never cut into more bands than it has grains.
    let grain: Int32

    /// How far the lines stray from a curve, in pixels.
    static let tolerance = 0.03

    init(_ path: Path, _ transform: AffineTransform, width: Int, height: Int) {
        (self.width, self.height) = (Double(width), Double(height))
        edges = Buffer(capacity: path.elements.count * 6 + 16)
        grain = path.elements.count < 512 ? 1 : path.elements.count < 4096 ? 16 : 64
        first = [Int32](repeating: -1, count: height)
        add(path, transform)
    }

    private mutating func add(_ path: Path, _ transform: AffineTransform) {
        var (start, current) = (Point.zero, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                line(current, start)
                start = transform(point)
                current = start
            case .line(let point):
                let end = transform(point)
                line(current, end)
                current = end
            case .quad(let control, let point):
                let end = transform(point)
                let middle = transform(control)
                curve(current, current.interpolated(to: middle, 2 / 3), end.interpolated(to: middle, 2 / 3), end)
                current = end
            case .cubic(let control1, let control2, let point):
                let end = transform(point)
                curve(current, transform(control1), transform(control2), end)
                current = end
            case .close:
                line(current, start)
                current = start
            }
        }
        line(current, start)
    }

    private mutating func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
        guard max(a.y, b.y, c.y, d.y) > 0, min(a.y, b.y, c.y, d.y) < height else { return }
        let (first, second) = (a - b * 2 + c, b - c * 2 + d)
        let bend = max(first.dot(first), second.dot(second)).squareRoot()
        let count = min((0.75 / Self.tolerance * bend).squareRoot().rounded(.up), 65536)
        guard count > 1 else { return line(a, d) }
        let (k3, k2) = (d - a + (b - c) * 3, first * 3)
        // Points lie outside the curve by two thirds of a chord's height, P''/12n², so that the lines enclose as much.
        let step = 1 / count
        let (k1, k0) = ((b - a) * 3 - k3 * (step * step / 2), a - k2 * (step * step / 6))
        var (from, index) = (a, 1.0)
        while index < count {
            let t = index * step
            let to = k0 + (k1 + (k2 + k3 * t) * t) * t
            line(from, to)
            (from, index) = (to, index + 1)
        }
        line(from, d)
    }

    @inline(__always) private mutating func line(_ a: Point, _ b: Point) {
        let (low, high) = a.y < b.y ? (a.y, b.y) : (b.y, a.y)
        guard low < height, high > 0 else { return }
        // What it closes reaches the right side, even where the line itself is left out.
        if max(a.x, b.x) >= width { right = Int32.max }
        guard min(a.x, b.x) < width else { return }
        if low >= 0, high <= height, min(a.x, b.x) >= 0, max(a.x, b.x) <= width { return append(a, b) }
        cut(a, b)
    }

    /// Adds what of a line lies inside.
    private mutating func cut(_ a: Point, _ b: Point) {
        let (a, b) = (clipped(a, b), clipped(b, a))
        guard a.y.isFinite, b.y.isFinite, !a.x.isNaN, !b.x.isNaN else { return }
        func crossing(_ x: Double) -> Point { Point(x, a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x))) }
        var points = [a]
        for side in a.x < b.x ? [0, width] : [width, 0] where (a.x < side) != (b.x < side) {
            points.append(crossing(side))
        }
        points.append(b)
        for (from, to) in zip(points, points.dropFirst()) where from.x + to.x < 2 * width {
            append(Point(min(max(from.x, 0), width), from.y), Point(min(max(to.x, 0), width), to.y))
        }
    }

    /// The end `a` of a line, or where the line enters the rows of the canvas.
    private func clipped(_ a: Point, _ b: Point) -> Point {
        let y = min(max(a.y, 0), height)
        return y == a.y ? a : Point(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y)
    }

    private func level(_ y: Double) -> Int32 { (Fixed.nearest(y, limit: height) &+ grain / 2) & ~(grain &- 1) }

    private mutating func append(_ a: Point, _ b: Point) {
        let (y0, y1) = (level(a.y), level(b.y))
        let (x0, x1) = (Fixed.nearest(a.x, limit: width), Fixed.nearest(b.x, limit: width))
        guard y0 != y1 || (x0 != x1 && y0 & Fixed.fraction != 0) else { return }
        var edge = CoverageEdge(x0, y0, x1, y1)
        let row = Int(edge.top >> Fixed.bits)
        edge.next = first[row]
        first[row] = Int32(truncatingIfNeeded: edges.count)
        edges.append(edge)
        (top, bottom) = (min(top, edge.top), max(bottom, edge.bottom))
        (left, right) = (min(left, x0, x1), max(right, x0, x1))
    }
}
