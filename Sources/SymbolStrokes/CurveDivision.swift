internal import SymbolGeometry

/// How a cubic of the centre line is divided so that one cubic can follow each part at every distance.
struct CurveDivision {
    /// Half of the widest stroke.
    let reach: Double
    let tolerance: Double

    /// How often a part may be halved: 64 parts at most between two inflections.
    private static let deepest = 6

    /// Parts that join smoothly, grouped between cusps.
    func parts(of curve: CubicBezier) -> [[CubicBezier]] {
        pieces(of: curve, at: curve.cusps).map { run in
            pieces(of: run, at: run.inflections).flatMap { bend in
                pieces(of: bend, at: tightest(of: bend)).flatMap { halves(of: $0, depth: 0) }
            }
        }
    }

    private func pieces(of curve: CubicBezier, at cuts: [Double]) -> [CubicBezier] {
        let stops = [0] + cuts + [1]
        guard !cuts.isEmpty else { return [curve] }
        return zip(stops, stops.dropFirst()).map { curve.subsegment(from: $0, to: $1) }
    }

    /// Maxima of the curvature where the inner offset turns back at the widest, so that the radius grows from one end
    /// of every part to the other or, in between, has a maximum alone.
    private func tightest(of curve: CubicBezier) -> [Double] {
        let count = 32
        let radii = (0...count).map { abs(curve.radius(at: Double($0) / Double(count))) }
        guard let least = radii.min(), least < reach, !isUniform(radii) else { return [] }
        return (1..<count).filter { radii[$0] < reach && radii[$0] <= radii[$0 - 1] && radii[$0] < radii[$0 + 1] }
            .map { index in
                var (low, high) = (Double(index - 1) / Double(count), Double(index + 1) / Double(count))
                for _ in 0..<40 {
                    let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
                    if abs(curve.radius(at: a)) < abs(curve.radius(at: b)) { high = b } else { low = a }
                }
                return (low + high) / 2
            }
    }

    private func halves(of curve: CubicBezier, depth: Int) -> [CubicBezier] {
        guard depth < Self.deepest, needsHalving(curve) else { return [curve] }
        let (first, last) = curve.split(at: curve.middleOfTurn)
        return halves(of: first, depth: depth + 1) + halves(of: last, depth: depth + 1)
    }

    /// A part turns by a quarter at most, give or take the rounding of coordinates.
    private func needsHalving(_ curve: CubicBezier) -> Bool {
        if abs(curve.turn) > 1.02 * .pi / 2 { return true }
        let fit = OffsetFit(curve, startNormal: curve.normal(at: 0), endNormal: curve.normal(at: 1))
        return [-reach, reach].contains { distance in
            let bend = TightBend(curve, side: distance, reach: reach)
            guard bend.isTight else { return fit.error(at: distance) > tolerance }
            let least = 0.98 * bend.leastRadius
            return fit.error(at: distance < 0 ? -least : least) > tolerance
        }
    }

    private func isUniform(_ radii: [Double]) -> Bool { TightBend.isUniform(radii) }
}
