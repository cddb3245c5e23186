internal import SymbolGeometry

extension Path {
    /// An upper bound for how often the path, with its subpaths closed, winds around a point.
    ///
    /// It winds around a point no more often than it crosses a line through it downwards, or to the right. A curve
    /// crosses no line more often than the polygon of its control points (Lane and Riesenfeld, A geometric proof for
    /// the variation diminishing property, 1983).
    var mostTurns: Int {
        // For the few descents of most paths it does not matter how many share a height.
        var descents = 0
        eachAscent(along: { $0.y }) { _, _ in descents &+= 1 }
        guard descents > Self.fewTurns else { return descents }
        return min(mostAscentsAtOnce { $0.y }, mostAscentsAtOnce { $0.x })
    }

    private static let fewTurns = 7

    /// The approximate number of pieces of the pen's area as it follows the path: it follows a curve in steps.
    var penPieces: Int {
        elements.reduce(0) { count, element in
            switch element {
            case .move: count
            case .line, .close: count + 1
            case .quad, .cubic: count + 64
            }
        }
    }

    /// Returns the largest number of ascents of one coordinate that overlap in more than an end.
    private func mostAscentsAtOnce(_ coordinate: (Point) -> Double) -> Int {
        var (lows, highs) = ([Double](), [Double]())
        eachAscent(along: coordinate) { low, high in
            lows.append(low)
            highs.append(high)
        }
        lows.sort()
        highs.sort()
        var (most, ended) = (0, 0)
        for (begun, low) in lows.enumerated() {
            while highs[ended] <= low { ended += 1 }
            most = max(most, begun + 1 - ended)
        }
        return most
    }

    /// Calls `body` with every range over which a coordinate increases along the path.
    @inline(__always)
    private func eachAscent(along coordinate: (Point) -> Double, _ body: (_ low: Double, _ high: Double) -> Void) {
        var (start, ascent) = (0.0, Ascent(at: 0))
        for element in elements {
            switch element {
            case .move(let point):
                ascent.go(to: start, body)
                ascent.end(body)
                start = coordinate(point)
                ascent = Ascent(at: start)
            case .line(let point): ascent.go(to: coordinate(point), body)
            case .quad(let control, let point):
                ascent.go(to: coordinate(control), body)
                ascent.go(to: coordinate(point), body)
            case .cubic(let control1, let control2, let point):
                ascent.go(to: coordinate(control1), body)
                ascent.go(to: coordinate(control2), body)
                ascent.go(to: coordinate(point), body)
            case .close: ascent.go(to: start, body)
            }
        }
        ascent.go(to: start, body)
        ascent.end(body)
    }
}

/// A range over which a coordinate has increased so far.
private struct Ascent {
    private var (low, high): (Double, Double)

    init(at value: Double) { (low, high) = (value, value) }

    @inline(__always) mutating func go(to value: Double, _ body: (Double, Double) -> Void) {
        if value < high {
            end(body)
            low = value
        }
        high = value
    }

    @inline(__always) func end(_ body: (Double, Double) -> Void) {
        if low < high { body(low, high) }
    }
}
