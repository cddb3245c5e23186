internal import SymbolGeometry

extension EdgeTable {
    /// Adds the outline of a path, whose subpaths are closed.
    mutating func add(_ path: Path, _ transform: AffineTransform) {
        let map = VectorMap(transform)
        var start = Vector.zero
        var track = EdgeTrack(start)
        for element in path.elements {
            switch element {
            case .move(let point):
                line(from: &track, to: start)
                start = map(point)
                track = EdgeTrack(start)
            case .line(let point): line(from: &track, to: map(point))
            case .quad(let control, let point): curve(Cubic(track.point, map(control), map(point)), &track)
            case .cubic(let control1, let control2, let point):
                curve(Cubic(track.point, map(control1), map(control2), map(point)), &track)
            case .close: line(from: &track, to: start)
            }
        }
        line(from: &track, to: start)
    }

    private mutating func curve(_ cubic: Cubic, _ track: inout EdgeTrack) {
        let hull = cubic.hull
        if !isOutsideRows(from: hull.low.y, to: hull.high.y), hull.high.y > low.y, hull.low.y < high.y {
            let steps = CubicSteps(cubic, count: cubic.stepCount(tolerance: Self.tolerance))
            var index = 1.0
            while index < steps.count {
                line(from: &track, to: steps.point(index))
                index += 1
            }
        }
        line(from: &track, to: cubic.d)
    }
}
