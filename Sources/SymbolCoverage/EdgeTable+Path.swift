internal import SymbolGeometry

extension EdgeTable {
    /// Adds the outline of a path, whose subpaths are closed.
    mutating func add(_ path: Path, _ transform: AffineTransform) {
        let map = VectorMap(transform)
        var (start, current) = (Vector.zero, Vector.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                line(current, start)
                start = map(point)
                current = start
            case .line(let point):
                let end = map(point)
                line(current, end)
                current = end
            case .quad(let control, let point):
                let (middle, end) = (map(control), map(point))
                curve(Cubic(current, middle, end))
                current = end
            case .cubic(let control1, let control2, let point):
                let end = map(point)
                curve(Cubic(current, map(control1), map(control2), end))
                current = end
            case .close:
                line(current, start)
                current = start
            }
        }
        line(current, start)
    }

    private mutating func curve(_ cubic: Cubic) {
        let hull = cubic.hull
        if leavesOut(from: hull.low.y, to: hull.high.y) { return }
        guard hull.high.y > low.y, hull.low.y < high.y else { return line(cubic.a, cubic.d) }
        let steps = CubicSteps(cubic, count: cubic.stepCount(tolerance: Self.tolerance))
        var (from, index) = (cubic.a, 1.0)
        while index < steps.count {
            let to = steps.point(index)
            line(from, to)
            (from, index) = (to, index + 1)
        }
        line(from, cubic.d)
    }
}
