internal import CLibrary

extension Color {
    /// Returns the distance to another colour in Oklab, with both treated as opaque (CSS Color 4, "deltaEOK").
    ///
    /// About 0.02 is the least noticeable distance, and black and white are 1 apart.
    package func difference(to other: Color) -> Double {
        let distance = oklab - other.oklab
        return (distance * distance).sum().squareRoot()
    }

    /// Returns the opaque colour nearest in lightness that passes a test, or nil if none of the same hue does.
    ///
    /// Lightness is that of Oklab. Hue is kept, and chroma as far as the gamut of sRGB allows at that lightness.
    package func nearestInLightness(where passes: (Color) -> Bool) -> Color? {
        let lab = oklab
        // Finer than the steps of 8 bits per channel.
        let steps = 1000
        for step in 0...steps {
            let distance = Double(step) / Double(steps)
            for lightness in [lab.x - distance, lab.x + distance] where (0...1).contains(lightness) {
                let candidate = Color(lightness: lightness, axes: (lab.y, lab.z))
                if passes(candidate) { return candidate }
            }
        }
        return [.black, .white].first(where: passes)
    }

    /// Creates a colour of 8 bits per channel with the given lightness, and with as much of the chroma as sRGB allows.
    private init(lightness: Double, axes: (a: Double, b: Double)) {
        func channels(_ fraction: Double) -> SIMD3<Double> {
            ColorSpace.oklab.sRGB(SIMD3(lightness, axes.a * fraction, axes.b * fraction))
        }
        func isInGamut(_ c: SIMD3<Double>) -> Bool { c.min() > -1e-4 && c.max() < 1 + 1e-4 }
        var (low, high) = (0.0, 1.0)
        if isInGamut(channels(1)) { low = 1 }
        while low < 1, high - low > 1e-3 {
            let middle = (low + high) / 2
            if isInGamut(channels(middle)) { low = middle } else { high = middle }
        }
        let bytes = (channels(low).clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
        self.init(clipping: bytes / 255, alpha: 1)
    }
}
