@testable import SymbolGoldens
import SymbolImaging
import Testing

@Suite struct CompareNoiseTests {
    private static let offsets: [(Double, Double)] = [
        (0, 0), (0.1, 0.7), (0.37, 0.23), (0.5, 0.5), (0.81, 0.46), (0.95, 0.12)
    ]

    @Test("The same drawing from 4 × 4 samples passes, wherever it lies on the grid", arguments: offsets)
    func coarseSamples(dx: Double, dy: Double) {
        let scene = CompareScene().changingAll { $0.moved(dx, dy) }
        let comparison = scene.drawn(samples: 4).compared(to: scene.drawn(), .antialiasing(.sampling))
        #expect(comparison.verdict == .withinTolerance, "\(comparison.reasons)")
    }

    @Test("It also passes with the pictures exchanged", arguments: offsets)
    func fineSamples(dx: Double, dy: Double) {
        let scene = CompareScene().changingAll { $0.moved(dx, dy) }
        let comparison = scene.drawn().compared(to: scene.drawn(samples: 4), .antialiasing(.sampling))
        #expect(comparison.verdict == .withinTolerance, "\(comparison.reasons)")
    }

    /// A polygon of `n` sides lies up to `r(1 - cos(π/n))` inside its circle: 0.055 pixels for radius 12.7 and 34
    /// sides, and two thirds of that on average.
    @Test("Curves flattened to within 0.05 pixels pass as flattening", arguments: [34, 48, 64])
    func polygons(sides: Int) {
        let comparison = CompareScene(sides: sides).drawn().compared(
            to: CompareScene().drawn(), .antialiasing(.flattening))
        #expect(comparison.verdict == .withinTolerance, "\(comparison.reasons)")
    }

    @Test("It also passes on an opaque background", arguments: offsets)
    func opaque(dx: Double, dy: Double) {
        let scene = CompareScene().changingAll { $0.moved(dx, dy) }
        let comparison = scene.drawn(samples: 4).onWhite.compared(to: scene.drawn().onWhite, .antialiasing(.sampling))
        #expect(comparison.verdict == .withinTolerance, "\(comparison.reasons)")
    }

    @Test("Rounding at edges passes: every third pixel there is one level off")
    func rounding() {
        let expected = CompareScene().drawn()
        var count = 0
        let actual = expected.mappingPixels { pixel in
            guard (40..<200).contains(pixel[3]), pixel[3] != 128 else { return pixel }
            count += 1
            return count % 3 == 0 ? pixel[..<3] + [pixel[3] + 1] : pixel
        }
        let comparison = actual.compared(to: expected, .antialiasing(.flattening))
        #expect(comparison.verdict == .withinTolerance, "\(comparison.reasons)")
    }

    @Test(
        "A picture is identical to itself in every mode",
        arguments: [
            PixmapTolerance.exact, .fuzzy(PixelFuzz(difference: 0...0, pixels: 0...0)),
            .antialiasing(.flattening), .antialiasing(.sampling)
        ])
    func itself(tolerance: PixmapTolerance) {
        let picture = CompareScene().drawn()
        #expect(picture.compared(to: picture, tolerance).verdict == .identical)
    }
}

extension Pixmap {
    var onWhite: Pixmap { mappingPixels { pixel in (0..<4).map { pixel[$0] + (255 - pixel[3]) } } }
}
