internal import SymbolText

/// The colour of one connected part of the ink of two pictures.
///
/// A partly covered pixel differs from the background by that share of the colour's own difference. In a part of one
/// colour, all pixels are therefore multiples of one vector: sampling changes their lengths but never their direction,
/// however small the part is. On an opaque background, a paler part is no different from a less covered one.
struct PartColor {
    private var expected = SIMD4<Double>.zero
    private var actual = SIMD4<Double>.zero
    /// Whether the part has one colour in each picture.
    private var isOneColor = true
    /// The strongest ink of each picture, which is the colour itself wherever the part covers a pixel.
    private var (expectedCrest, actualCrest) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    private(set) var area = PixelTally()

    mutating func add(expected: SIMD4<Double>, actual: SIMD4<Double>, x: Int, y: Int) {
        self.expected += expected
        self.actual += actual
        if expected.magnitude.max() > expectedCrest.magnitude.max() { expectedCrest = expected }
        if actual.magnitude.max() > actualCrest.magnitude.max() { actualCrest = actual }
        area.add(x: x, y: y)
    }

    /// Checks a pixel against the mean colour, once all have been added.
    mutating func check(expected: SIMD4<Double>, actual: SIMD4<Double>) {
        isOneColor =
            isOneColor && expected.isMultiple(of: self.expected.perLargest)
            && actual.isMultiple(of: self.actual.perLargest)
    }

    /// The number of levels of 255 by which the colour has changed; zero where that may be due to rounding.
    var change: Int {
        let weight = min(expected.magnitude.max(), actual.magnitude.max())
        guard isOneColor, weight > 0 else { return 0 }
        let levels = (expected.perLargest - actual.perLargest).magnitude.max() * 255
        // One level for each pixel, and two for colours that are not quite uniform.
        return levels > 255 * Double(area.count) / weight + 2 ? Int(clamping: levels.rounded()) : 0
    }

    /// Returns the ink that covers a pixel as the actual picture does, in the expected colour.
    func expectedInk(forActual ink: SIMD4<Double>) -> SIMD4<Double> {
        expectedCrest * ((ink * actualCrest).sum() / (actualCrest * actualCrest).sum())
    }
}

extension SIMD4<Double> {
    fileprivate var magnitude: Self { pointwiseMax(self, -self) }

    /// The vector scaled so that its largest component is 1 or -1; zero for zero.
    fileprivate var perLargest: Self {
        let largest = magnitude.max()
        return largest > 0 ? self / largest : .zero
    }

    /// Whether a colour is a multiple, except for rounding, of another whose largest component is 1 or -1.
    fileprivate func isMultiple(of unit: Self) -> Bool {
        var share = self * unit
        share.replace(with: 0, where: unit.magnitude .< 1)
        return (self - unit * share.max()).magnitude.max() <= 1.5
    }
}
