internal import SymbolGeometry

/// Where the inner edges of two pieces meet, at a corner or about a bend too tight for the stroke, so that both can end
/// there: without a cut they would run on inside the stroke.
struct InnerCut {
    /// The pieces that are cut at their end and at their start, and one between them that vanishes.
    let (before, after): (Int, Int)
    let vanishing: Int?
    /// Up to this half width nothing is cut: the radius of the vanishing arc, or 0 at a corner.
    private let onset: Double
    private let pieces: (CentreLine.Piece, CentreLine.Piece)
    private let sign: Double

    /// The cut at some half width: the parameters of both pieces and the common point.
    struct Place {
        let (first, second): (Double, Double)
        let point: Point
    }

    init(_ line: CentreLine, before: Int, after: Int, vanishing: Int? = nil, onset: Double = 0, sign: Double) {
        self.before = before
        self.after = after
        self.vanishing = vanishing
        self.onset = onset
        self.sign = sign
        pieces = (line.pieces[before], line.pieces[after])
    }

    /// The joints that the cut makes needless, where the line has `count` of them.
    func links(of count: Int) -> [Int] {
        guard let vanishing else { return [before] }
        return [(vanishing + count - 1) % count, vanishing]
    }

    /// The cut moves steadily with the width; it is followed from where it begins, in a few steps of Newton's method
    /// each.
    ///
    /// Nil where it leaves a piece.
    func place(at half: Double, steps: Int = 8) -> Place? {
        var (first, second) = (1.0, 0.0)
        for step in 1...steps {
            let distance = sign * (onset + (half - onset) * Double(step) / Double(steps))
            for _ in 0..<6 {
                let gap = pieces.1.offset(at: second, by: distance) - pieces.0.offset(at: first, by: distance)
                let (u, v) = (pieces.0.velocity(at: first, by: distance), pieces.1.velocity(at: second, by: distance))
                let determinant = u.cross(v)
                guard abs(determinant) > 1e-9 * u.length * v.length else { return nil }
                first += gap.cross(v) / determinant
                second += gap.cross(u) / determinant
            }
            guard first > 0, first <= 1 + 1e-9, second >= -1e-9, second < 1 else { return nil }
        }
        let (a, b) = (pieces.0.offset(at: first, by: sign * half), pieces.1.offset(at: second, by: sign * half))
        guard a.distance(to: b) < 1e-6 * max(half, 1e-300) else { return nil }
        return Place(first: min(first, 1), second: max(second, 0), point: a.interpolated(to: b, 0.5))
    }

    /// As `place(at:)`; nil as well where there is nothing to cut yet.
    func cut(at half: Double) -> Place? { half > onset ? place(at: half) : nil }

    /// Whether there is a cut at every width up to the widest, and none of them within the stroke: edges of pieces that
    /// nearly turn back on each other may cross anywhere.
    func holds(upTo reach: Double) -> Bool {
        (1...8).allSatisfy { step in
            let half = onset + (reach - onset) * Double(step) / 8
            return place(at: half).map { clearance(of: $0.point) >= 0.98 * half } ?? false
        }
    }

    /// The distance from both pieces, roughly: to points on them.
    private func clearance(of point: Point) -> Double {
        (0...24).reduce(.infinity) { least, step in
            let t = Double(step) / 24
            return min(
                least, point.distance(to: pieces.0.offset(at: t, by: 0)),
                point.distance(to: pieces.1.offset(at: t, by: 0)))
        }
    }
}

extension CentreLine.Piece {
    fileprivate func offset(at t: Double, by distance: Double) -> Point {
        switch self {
        case .line(let line): line.point(at: t) + startTangent.quarterTurned * distance
        case .cubic(let cubic): cubic.point(at: t) + cubic.normal(at: t) * distance
        }
    }

    /// The offset's velocity: c′ · (1 − d / radius), as n′ = −θ′ · T.
    fileprivate func velocity(at t: Double, by distance: Double) -> Point {
        switch self {
        case .line(let line): line.derivative(at: t)
        case .cubic(let cubic): cubic.derivative(at: t) - cubic.tangent(at: t) * (cubic.turningSpeed(at: t) * distance)
        }
    }
}
