internal import SymbolGeometry

/// The division of a cubic of the centre line into parts that one cubic can follow at every distance.
struct CurveDivision {
    /// Half the greatest stroke width.
    let reach: Double
    let tolerance: Double

    /// The number of times a part may be halved: at most 64 parts between two inflections.
    private static let deepest = 6

    /// Returns parts that join smoothly, grouped between cusps.
    func parts(of curve: CubicBezier) -> [[CubicBezier]] {
        pieces(of: curve, at: curve.cusps).map { run in
            pieces(of: run, at: run.inflections).flatMap { halves(of: $0, depth: 0) }
        }
    }

    private func pieces(of curve: CubicBezier, at cuts: [Double]) -> [CubicBezier] {
        let stops = [0] + cuts + [1]
        guard !cuts.isEmpty else { return [curve] }
        return zip(stops, stops.dropFirst()).map { curve.subsegment(from: $0, to: $1) }
    }

    private func halves(of curve: CubicBezier, depth: Int) -> [CubicBezier] {
        guard depth < Self.deepest, needsHalving(curve) else { return [curve] }
        let (first, last) = curve.split(at: curve.middleOfTurn)
        return halves(of: first, depth: depth + 1) + halves(of: last, depth: depth + 1)
    }

    /// Returns whether a part turns by more than a quarter turn, with some allowance for rounding, or cannot be
    /// followed.
    private func needsHalving(_ curve: CubicBezier) -> Bool {
        if abs(curve.turn) > 1.02 * .pi / 2 { return true }
        let fit = OffsetFit(curve, startNormal: curve.normal(at: 0), endNormal: curve.normal(at: 1))
        let inner = min(0.98 * curve.leastRadius, reach)
        return ![-reach, reach, -inner, inner].allSatisfy { fit.isAccurate(at: $0, tolerance: tolerance) }
    }
}

extension CubicBezier {
    /// The smallest absolute radius of curvature, estimated from a few samples.
    var leastRadius: Double { (0...16).reduce(.infinity) { min($0, abs(radius(at: Double($1) / 16))) } }

    /// Returns the part in which the radius of curvature is below a limit, judged from the same samples and found to
    /// within 2⁻¹⁴ of the parameter; nil where no sample is.
    func part(tighterThan limit: Double) -> CubicBezier? {
        func isTight(_ t: Double) -> Bool { abs(radius(at: t)) < limit }
        let tight = (0...16).filter { isTight(Double($0) / 16) }
        guard let first = tight.first, let last = tight.last else { return nil }
        func border(_ inside: Int, _ outside: Int) -> Double {
            guard 0...16 ~= outside else { return Double(inside) / 16 }
            var (near, far) = (Double(inside) / 16, Double(outside) / 16)
            for _ in 0..<10 {
                let middle = (near + far) / 2
                if isTight(middle) { near = middle } else { far = middle }
            }
            return far
        }
        return subsegment(from: border(first, first - 1), to: border(last, last + 1))
    }
}
