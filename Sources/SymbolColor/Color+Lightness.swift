internal import CLibrary

extension Color {
    /// The distance to another colour in Oklab, both taken for opaque: 0.02 is about the least that is noticed, and 1
    /// lies between black and white (CSS Color 4, "deltaEOK").
    package func difference(to other: Color) -> Double {
        let distance = oklab - other.oklab
        return (distance * distance).sum().squareRoot()
    }

    /// The opaque colour nearest in lightness that passes a test, or nil where none of the same hue does.
    ///
    /// Lightness is that of Oklab. Hue is kept, and chroma as far as sRGB has it at that lightness.
    package func nearestInLightness(where passes: (Color) -> Bool) -> Color? {
        let lab = oklab
        // Finer than the steps of 8 bits a channel.
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

    /// The colour of 8 bits a channel with the given lightness, of as much of the chroma as sRGB has.
    private init(lightness: Double, axes: (a: Double, b: Double)) {
        func channels(_ part: Double) -> SIMD3<Double> {
            ColorSpace.oklab.sRGB(SIMD3(lightness, axes.a * part, axes.b * part))
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
