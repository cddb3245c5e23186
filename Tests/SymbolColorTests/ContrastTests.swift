import Foundation
@testable import SymbolColor
import Testing

@Suite struct ContrastTests {
    /// #767676 is the lightest grey that passes AA on white; #777777 is known to miss it.
    @Test(
        "Contrast ratios are those of WCAG",
        arguments: [
            ("black", 21.0), ("white", 1), ("#767676", 4.54), ("#777777", 4.48), ("#ff0000", 4.0), ("#00000080", 4.0)
        ])
    func ratio(css: String, expected: Double) throws {
        #expect(abs(Contrast.ratio(of: try Color(css: css), on: .white) - expected) < 0.011)
    }

    /// The test values published with APCA-W3 0.1.9.
    @Test(
        "Lightness contrast is that of APCA",
        arguments: [
            ("#888888", "#ffffff", 63.056469930209424), ("#ffffff", "#888888", -68.54146436644962),
            ("#000000", "#aaaaaa", 58.146262578561334), ("#aaaaaa", "#000000", -56.24113336839742),
            ("#112233", "#ddeeff", 91.66830811481631), ("#ddeeff", "#112233", -93.06770049484275),
            ("#112233", "#444444", 8.32326136957393), ("#444444", "#112233", -7.526878460278154)
        ])
    func lightness(text: String, ground: String, expected: Double) throws {
        let contrast = Contrast.lightnessContrast(of: try Color(css: text), on: try Color(css: ground))
        #expect(abs(contrast - expected) < 1e-9)
    }

    @Test("A colour on itself has no lightness contrast")
    func noLightness() { #expect(Contrast.lightnessContrast(of: .white, on: .white) == 0) }

    /// #767676 is the lightest grey with 4.5 to 1 on white, #949494 the lightest with 3 to 1.
    @Test("The nearest colour that passes is the first such grey", arguments: [(4.5, "#767676"), (3, "#949494")])
    func nearest(minimum: Double, expected: String) throws {
        let nearest = try Color(css: "#cccccc").nearestInLightness { Contrast.ratio(of: $0, on: .white) >= minimum }
        #expect(nearest?.hex == expected)
    }

    @Test("Changing the lightness keeps the hue")
    func hue() throws {
        let yellow = try Color(css: "#ffcc00")
        let nearest = try #require(yellow.nearestInLightness { Contrast.ratio(of: $0, on: .white) >= 4.5 })
        let (a, b) = (yellow.oklab, nearest.oklab)
        #expect(abs(atan2(a.z, a.y) - atan2(b.z, b.y)) < 0.02)
        #expect(Contrast.ratio(of: nearest, on: .white) >= 4.5)
    }

    @Test("A colour that passes is unchanged, and a test that nothing passes has no result")
    func ends() throws {
        #expect(try Color(css: "#123456").nearestInLightness { _ in true }?.hex == "#123456")
        #expect(Color.white.nearestInLightness { _ in false } == nil)
    }

    /// Oklab of red as published by its author.
    @Test("Distances are those of Oklab: black and white are 1 apart")
    func difference() throws {
        let red = try Color(css: "red").oklab
        #expect(abs(red.x - 0.627955) < 1e-4 && abs(red.y - 0.224863) < 1e-4 && abs(red.z - 0.125846) < 1e-4)
        #expect(abs(Color.black.difference(to: .white) - 1) < 1e-6)
    }
}
