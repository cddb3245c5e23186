internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

extension CairoPainter {
    /// Returns the most work for the dashes of a pen of a width in pixels, about a second: each dash of a wide pen
    /// crosses as many rows.
    static func dashLimit(width: Double) -> Int { Int(50_000_000 * 64 / (width < 4096 ? max(width, 64) : 4096)) }

    /// Returns the path cut into its dashes, without those outside the canvas.
    ///
    /// A pattern too fine to be seen is drawn as a coarser one with the same coverage, coarser still on a long path. If
    /// there are so many dashes that they lie on top of each other, they are drawn as a solid line.
    func outline(of item: DisplayStroke, _ pen: AffineTransform) -> Path {
        guard !item.style.dashes.isEmpty else { return item.path }
        let limit = Self.dashLimit(width: item.style.width * pen.meanScale)
        let shown = pen.inverse.map { inverse in
            Rect(x: 0, y: 0, width: Double(width), height: Double(height)).transformed(by: inverse)
                .insetBy(-item.style.reach)
        }
        let least = item.style.leastPeriod(under: pen)
        let pattern = item.style.dashes.joiningPairs(shorterThan: least)
        let growth = max(1, least / pattern.reduce(0, +))
        for growth in growth > 1 ? [growth, 4 * growth] : [1] {
            let dashes = pattern.map { $0 * growth }
            let path = item.path.dashed(dashes, offset: item.style.dashOffset * growth, in: shown, limit: limit)
            if let path { return path }
        }
        return item.path
    }
}

extension StrokeStyle {
    /// The largest distance from the path that the pen paints: the corner of a square cap, or the tip of a mitre.
    fileprivate var reach: Double { width / 2 * max(2.0.squareRoot(), join == .miter ? miterLimit : 1) }

    /// Returns the shortest period of dashes that can be distinguished from a still shorter one.
    ///
    /// Dashes without caps are practically an even grey at a 16th of a pixel. Caps merge long before: at half their
    /// radius the dents between round ones are a 32nd of it deep.
    fileprivate func leastPeriod(under pen: AffineTransform) -> Double {
        let pixel = 1 / max(Point(pen.a, pen.b).length, Point(pen.c, pen.d).length)
        return cap == .butt ? pixel / 16 : min(max(width / 4, pixel / 256), pixel / 8)
    }
}

extension [Double] {
    /// Returns lengths of dashes and gaps in turn, in which each dash and its gap are joined with the next ones until
    /// they are at least so long together, or nothing is left to join.
    ///
    /// The sums stay the same; a list of many short lengths would take as many times longer to draw.
    func joiningPairs(shorterThan least: Double) -> [Double] {
        var (pairs, dash, gap) = ([Double](), 0.0, 0.0)
        for index in stride(from: 0, to: count - 1, by: 2) {
            (dash, gap) = (dash + self[index], gap + self[index + 1])
            guard dash + gap >= least else { continue }
            pairs += [dash, gap]
            (dash, gap) = (0, 0)
        }
        guard pairs.count > 1 else { return [dash, gap] }
        pairs[pairs.count - 2] += dash
        pairs[pairs.count - 1] += gap
        return pairs
    }
}
