@testable import SymbolColor
import Testing

@Suite struct ColorCSSTests {
    private func expect(
        _ css: String, _ rgb: [Double], alpha: Double = 1, within tolerance: Double = 1e-9,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let color = try Color(css: css)
        let found = [color.red, color.green, color.blue, color.alpha]
        for (channel, wanted) in zip(found, rgb + [alpha]) {
            #expect(abs(channel - wanted) <= tolerance, "\(css) is \(found)", sourceLocation: sourceLocation)
        }
    }

    @Test(
        "Hexadecimal digits are parsed in each of the four lengths",
        arguments: [
            ("#f00", "#ff0000"), ("#F00c", "#ff0000cc"), ("#1a2B3c", "#1a2b3c"), ("#1a2b3c80", "#1a2b3c80"),
            (" #fff ", "#ffffff")
        ])
    func hexadecimal(css: String, hex: String) throws {
        #expect(try Color(css: css).hex == hex)
    }

    @Test(
        "Names are parsed in any case",
        arguments: [
            ("red", "#ff0000"), ("RebeccaPurple", "#663399"), ("DARKSLATEGREY", "#2f4f4f"), ("aliceblue", "#f0f8ff"),
            ("yellowgreen", "#9acd32"), ("transparent", "#00000000")
        ])
    func names(css: String, hex: String) throws {
        #expect(try Color(css: css).hex == hex)
    }

    @Test("rgb() with commas takes numbers or percentages, and keeps fractions")
    func legacyRGB() throws {
        try expect("rgb(100%,0%,50%)", [1, 0, 0.5])
        try expect("RGB( 51 , 102 , 127.5 )", [0.2, 0.4, 0.5])
        try expect("rgba(255, 0, 0, 25%)", [1, 0, 0], alpha: 0.25)
        try expect("rgb(2.55e1, +5.1, .51)", [0.1, 0.02, 0.002])
    }

    @Test("rgb() with spaces takes a slash before alpha, mixed kinds and none")
    func modernRGB() throws {
        try expect("rgb(255 0 0 / .5)", [1, 0, 0], alpha: 0.5)
        try expect("rgba(51 50% none/20%)", [0.2, 0.5, 0], alpha: 0.2)
        try expect("rgb(0 0 0 / none)", [0, 0, 0], alpha: 0)
    }

    @Test("Channels and alpha out of range are clipped")
    func clipping() throws {
        try expect("rgb(300, -20, 1e999)", [1, 0, 1])
        try expect("rgb(0 0 0 / 150%)", [0, 0, 0], alpha: 1)
        try expect("rgb(0 0 0 / -1)", [0, 0, 0], alpha: 0)
    }

    @Test(
        "hsl() in both syntaxes and all units of angle",
        arguments: [
            "hsl(120, 100%, 25%)", "hsla(120deg 100% 25% / 1)", "hsl(120 100 25)",
            "hsl(0.33333333333333333turn 100% 25%)",
            "hsl(133.33333333333333grad 100% 25%)", "hsl(2.0943951023931953rad 100% 25%)", "hsl(-240 100% 25%)",
            "hsl(840 100% 25%)"
        ])
    func hsl(css: String) throws {
        try expect(css, [0, 0.5, 0])
    }

    @Test("Negative saturation is grey; more than full saturation is clipped in sRGB")
    func saturation() throws {
        try expect("hsl(60 -10% 40%)", [0.4, 0.4, 0.4])
        try expect("hsl(120deg 200% 25%)", [0, 0.75, 0])
    }

    @Test("hwb() mixes the hue with white and black; too much of both is grey")
    func hwb() throws {
        try expect("hwb(90 20% 40%)", [0.4, 0.6, 0.2])
        try expect("hwb(45 40% 80%)", [1.0 / 3, 1.0 / 3, 1.0 / 3])
        try expect("hwb(none 0 0 / 50%)", [1, 0, 0], alpha: 0.5)
    }

    /// Colours from CSS Color 4's own examples, among others.
    ///
    /// The sRGB values are by ColorAide 8.13.1, clipped by channel.
    @Test(
        "Device-independent and wide-gamut colours are converted to sRGB",
        arguments: [
            ("lab(29.2345% 39.3825 20.0664)", [0.490634, 0.138671, 0.159006]),
            ("lab(52.2345% 40.1645 59.9971)", [0.776174, 0.363390, 0.024547]),
            ("lab(67.5345% -8.6911 -41.6019)", [0.382862, 0.672716, 0.938469]),
            ("lab(50% 50% -20%)", [0.783868, 0.239389, 0.641032]),
            ("lab(5% 2 3)", [0.085126, 0.060982, 0.043023]),
            ("lch(29.2345% 44.2 27)", [0.490634, 0.138671, 0.159006]),
            ("lch(60% 40% 200grad)", [0.000000, 0.666686, 0.558610]),
            ("oklab(40.101% 0.1147 0.0453)", [0.490551, 0.138739, 0.159133]),
            ("oklab(60% -40% 10%)", [0.000000, 0.616965, 0.410579]),
            ("oklch(40.101% 0.12332 21.555)", [0.490550, 0.138745, 0.159113]),
            ("oklch(60% 20% 0.5turn)", [0.259727, 0.564479, 0.509553]),
            ("oklch(0.7 0.1 2rad)", [0.614738, 0.649968, 0.353967]),
            ("color(srgb 0.2 60% none)", [0.2, 0.6, 0]),
            ("color(srgb-linear 0.2 0.5 0.8)", [0.484529, 0.735357, 0.906332]),
            ("color(display-p3 0.3 0.6 0.4)", [0.143097, 0.608757, 0.380240]),
            ("color(display-p3-linear 0.3 0.6 0.4)", [0.519481, 0.805164, 0.654754]),
            ("color(a98-rgb 0.4 0.5 0.3)", [0.348621, 0.503993, 0.281691]),
            ("color(prophoto-rgb 0.4 0.5 0.45)", [0.364187, 0.591798, 0.517243]),
            ("color(prophoto-rgb 0.02 0.02 0.02)", [0.016150, 0.016150, 0.016150]),
            ("color(rec2020 0.4 0.5 0.45)", [0.276412, 0.484083, 0.414875]),
            ("color(xyz 0.3 0.3 0.3)", [0.635442, 0.569851, 0.558828]),
            ("color(xyz-d65 0.2 0.25 0.1)", [0.499942, 0.565080, 0.284568]),
            ("color(xyz-d50 0.3 0.3 0.3)", [0.590723, 0.576019, 0.645694]),
            ("color(display-p3 1 0 0)", [1, 0, 0]),
            ("color(display-p3 -0.2 0.5 1.2)", [0.000000, 0.511075, 1.000000])
        ])
    func otherSpaces(css: String, rgb: [Double]) throws {
        try expect(css, rgb, within: 2e-6)
    }

    @Test(
        "White is white in every space",
        arguments: [
            "lab(100% 0 0)", "lch(100 0 0)", "oklab(1 0 0)", "oklch(100% 0 none)", "color(srgb 1 1 1)",
            "color(display-p3 1 1 1)",
            "color(a98-rgb 1 1 1)", "color(prophoto-rgb 1 1 1)", "color(rec2020 1 1 1)", "hwb(0 100% 0%)"
        ])
    func white(css: String) throws {
        #expect(try Color(css: css).hex == "#ffffff")
    }

    @Test("A device colour after the sRGB one is ignored")
    func iccColor() throws {
        #expect(try Color(css: "#CD853F icc-color(acmecmyk, 0.11, 0.48, 0.83, 0.00)").hex == "#cd853f")
    }

    @Test("The hex text clips, rounds halves up, and omits full alpha")
    func hexPrinting() {
        #expect(Color(red: 1.5, green: -1, blue: .nan).hex == "#ff0000")
        #expect(Color(red: 0.5, green: 4.0 / 255, blue: 0, alpha: 0.999).hex == "#800400")
        #expect(Color(red: 0, green: 0, blue: 0, alpha: 0.5).hex == "#00000080")
    }
}
