import SymbolModel
import Testing

@Suite struct TypographyTests {
    @Test("Bold Text raises a weight by one step, up to Black")
    func bold() throws {
        #expect(try TextFont(.headline, on: .ios, isBold: true).weight == .bold)
        #expect(Weight.black.bolder == .black)
    }

    @Test("Emphasized text has the style's emphasized weight, which Bold Text raises further")
    func emphasized() throws {
        #expect(try TextFont(.body, on: .macos, isEmphasized: true).weight == .semibold)
        #expect(try TextFont(.subtitle1, on: .tvos, isBold: true, isEmphasized: true).weight == .semibold)
    }

    @Test(
        "A figure that is not known is an error that gives the nearest one that is",
        arguments: [
            (
                .headline, .watchos, .medium,
                "the size of headline on watchos at medium is not known to Insignia; the nearest known is 15 points at "
                    + "small"
            ),
            (
                .body, .watchos, .ax5,
                "the size of body on watchos at ax5 is not known to Insignia; the nearest known is 23 points at ax3"
            ),
            (
                .body, .macos, .ax3,
                "the size of body on macos at ax3 is not known to Insignia; the nearest known is 13 points at large"
            ),
            (
                .largeTitle, .tvos, nil,
                "the size of largeTitle on tvos is not known to Insignia; expected title1, title2, title3, headline, "
                    + "subtitle1, body, callout, caption1 or caption2"
            )
        ] as [(TextStyle, Platform, DynamicTypeSize?, String)])
    func unknown(style: TextStyle, platform: Platform, size: DynamicTypeSize?, message: String) {
        let error = #expect(throws: TextFontError.self) { try TextFont(style, on: platform, at: size) }
        #expect(error?.description == message)
    }

    @Test("Extra Large Titles and emphasized text on visionOS have no published figures and are errors")
    func refused() {
        let large = #expect(throws: TextFontError.self) { try TextFont(.extraLargeTitle, on: .visionos) }
        #expect(large?.description.contains("expected largeTitle, title1") == true)
        let emphasized = #expect(throws: TextFontError.self) { try TextFont(.body, on: .visionos, isEmphasized: true) }
        #expect(
            emphasized?.description
                == "the emphasized weight of body on visionos is not known to Insignia; "
                + "the nearest known is Semibold on ios")
    }

    @Test(
        "Names are read as the API and as the guidelines write them",
        arguments: [
            ("body", TextStyle.body), ("Large Title", .largeTitle), ("large-title", .largeTitle), ("title", .title1),
            ("Subhead", .subheadline), ("Extra Large Title 1", .extraLargeTitle)
        ])
    func names(text: String, style: TextStyle) {
        #expect(TextStyle(name: text) == style)
    }
}

@Suite struct AccessibilityLabelTests {
    @Test(
        "The words of a name make the label; words that describe the form are dropped while others remain",
        arguments: [
            ("cloud.sun.rain.fill", "cloud sun rain"), ("bell.badge", "bell badge"), ("circle.fill", "circle fill"),
            ("arrow-left_2", "arrow left 2"), ("...", ""), ("Leaf.FILL", "Leaf"),
            ("pâté—rond.circle", "pâté rond"), ("plus-circle", "plus"),
            ("plus.circle-filled", "plus circle filled"), ("eye.half-circle.fill", "eye half circle")
        ])
    func derived(name: String, label: String) {
        #expect(AccessibilityLabel.derived(from: name) == label)
    }

    @Test("The label in the file comes first")
    func own() {
        let artwork = Symbol.Artwork.template(TemplateArtwork(version: nil, variants: [:], guides: [:]))
        #expect(Symbol(name: "bell", accessibilityLabel: "Alarm", artwork: artwork).spokenLabel == "Alarm")
        #expect(Symbol(name: "bell", artwork: artwork).spokenLabel == "bell")
    }

    @Test("An empty label marks pure decoration: nothing is spoken")
    func decoration() {
        let artwork = Symbol.Artwork.template(TemplateArtwork(version: nil, variants: [:], guides: [:]))
        #expect(Symbol(name: "bell", accessibilityLabel: "", artwork: artwork).spokenLabel == nil)
    }
}
