internal import SymbolGeometry

/// The radii along contours.
struct ThicknessProfile {
    /// The radii at a point of a contour.
    struct Sample {
        let radii: OutlineThickness.Radii
        /// The length of the outline for which the point stands.
        let length: Double
        /// A point just beyond the ink, straight across.
        let beyond: Point
    }

    private let samples: [Sample]

    init(samples: [Sample]) { self.samples = samples }

    /// Joins several profiles.
    init(_ profiles: [ThicknessProfile]) { samples = profiles.flatMap(\.samples) }

    private var length: Double { samples.reduce(0) { $0 + $1.length } }

    /// Returns the radius that a fraction of the outline does not exceed; 0 without an outline.
    func quantile(_ fraction: Double, _ radius: KeyPath<OutlineThickness.Radii, Double>) -> Double {
        var rest = length * fraction
        for sample in samples.sorted(by: { $0.radii[keyPath: radius] < $1.radii[keyPath: radius] }) {
            rest -= sample.length
            if rest <= 0 { return sample.radii[keyPath: radius] }
        }
        return 0
    }

    /// Returns the fraction of the outline along which a condition holds.
    func share(where condition: (Sample) -> Bool) -> Double {
        let length = length
        let part = samples.reduce(0) { $0 + (condition($1) ? $1.length : 0) }
        return length > 0 ? part / length : 0
    }
}
