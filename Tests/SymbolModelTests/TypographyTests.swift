import SymbolModel
import Testing

@Suite struct TypographyTests {
    /// Rows of the tables in the Human Interface Guidelines.
    @Test(
        "Text styles have their published weights and sizes",
        arguments: [
            (TextStyle.body, Platform.ios, nil, Weight.regular, 17.0), (.headline, .ios, nil, .semibold, 17),
            (.largeTitle, .ipados, .ax3, .regular, 52), (.body, .ios, .ax5, .regular, 53),
            (.caption2, .ios, .xSmall, .regular, 11),
            (.headline, .macos, nil, .bold, 13), (.caption2, .macos, nil, .medium, 10),
            (.title1, .tvos, nil, .medium, 76),
            (.footnote1, .watchos, .ax1, .regular, 16)
        ] as [(TextStyle, Platform, DynamicTypeSize?, Weight, Double)])
    func published(style: TextStyle, platform: Platform, size: DynamicTypeSize?, weight: Weight, points: Double) throws
    {
        #expect(try TextFont(style, on: platform, at: size) == TextFont(weight: weight, pointSize: points))
    }

    @Test("Bold Text moves a weight one step up, and Black no further")
    func bold() throws {
        #expect(try TextFont(.headline, on: .ios, isBold: true).weight == .bold)
        #expect(Weight.black.bolder == .black)
    }

    @Test("A style, size or platform without published values is an error that names those there are")
    func unknown() {
        #expect(throws: TextFontError.platform(.visionos)) { try TextFont(.body, on: .visionos) }
        #expect(throws: TextFontError.size(.ax2, .watchos, known: [.xSmall, .ax1])) {
            try TextFont(.body, on: .watchos, at: .ax2)
        }
        #expect(
            "\(TextFontError.size(.ax2, .watchos, known: [.xSmall, .ax1]))"
                == "watchos has no published text size ax2; expected xSmall or ax1")
    }

    @Test(
        "Names are read as the API and as the guidelines write them",
        arguments: [
            ("body", TextStyle.body), ("Large Title", .largeTitle), ("large-title", .largeTitle), ("title", .title1),
            ("Subhead", .subheadline)
        ])
    func names(text: String, style: TextStyle) {
        #expect(TextStyle(name: text) == style)
    }
}

@Suite struct AccessibilityLabelTests {
    @Test(
        "A name's words make the label; words of form fall away while others remain",
        arguments: [
            ("cloud.sun.rain.fill", "cloud sun rain"), ("bell.badge", "bell badge"), ("circle.fill", "circle fill"),
            ("arrow-left_2", "arrow left 2"), ("...", "")
        ])
    func derived(name: String, label: String) {
        #expect(AccessibilityLabel.derived(from: name) == label)
    }

    @Test("The file's own label comes first")
    func own() {
        let artwork = Symbol.Artwork.template(TemplateArtwork(version: nil, variants: [:], guides: [:]))
        #expect(Symbol(name: "bell", accessibilityLabel: "Alarm", artwork: artwork).spokenLabel == "Alarm")
        #expect(Symbol(name: "bell", artwork: artwork).spokenLabel == "bell")
    }

    @Test("An empty label declares mere decoration: nothing is spoken")
    func decoration() {
        let artwork = Symbol.Artwork.template(TemplateArtwork(version: nil, variants: [:], guides: [:]))
        #expect(Symbol(name: "bell", accessibilityLabel: "", artwork: artwork).spokenLabel == nil)
    }
}
