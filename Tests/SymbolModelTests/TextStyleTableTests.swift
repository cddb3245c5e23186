import SymbolModel
import Testing

/// The tables of the Human Interface Guidelines, Typography, "Specifications", row by row.
@Suite struct TextStyleTableTests {
    /// Style, weight, size, leading and emphasized weight.
    private static let specifications: [(Platform, DynamicTypeSize, String)] = [
        (
            .ios, .xSmall,
            """
            Large Title | Regular | 31 | 38 | Bold
            Title 1 | Regular | 25 | 31 | Bold
            Title 2 | Regular | 19 | 24 | Bold
            Title 3 | Regular | 17 | 22 | Semibold
            Headline | Semibold | 14 | 19 | Semibold
            Body | Regular | 14 | 19 | Semibold
            Callout | Regular | 13 | 18 | Semibold
            Subhead | Regular | 12 | 16 | Semibold
            Footnote | Regular | 12 | 16 | Semibold
            Caption 1 | Regular | 11 | 13 | Semibold
            Caption 2 | Regular | 11 | 13 | Semibold
            """
        ),
        (
            .ios, .ax1,
            """
            Large Title | Regular | 44 | 52 | Bold
            Title 1 | Regular | 38 | 46 | Bold
            Title 2 | Regular | 34 | 41 | Bold
            Title 3 | Regular | 31 | 38 | Semibold
            Headline | Semibold | 28 | 34 | Semibold
            Body | Regular | 28 | 34 | Semibold
            Callout | Regular | 26 | 32 | Semibold
            Subhead | Regular | 25 | 31 | Semibold
            Footnote | Regular | 23 | 29 | Semibold
            Caption 1 | Regular | 22 | 28 | Semibold
            Caption 2 | Regular | 20 | 25 | Semibold
            """
        ),
        (
            .ios, .large,
            """
            Large Title | Regular | 34 | 41 | Bold
            Title 1 | Regular | 28 | 34 | Bold
            Title 2 | Regular | 22 | 28 | Bold
            Title 3 | Regular | 20 | 25 | Semibold
            Headline | Semibold | 17 | 22 | Semibold
            Body | Regular | 17 | 22 | Semibold
            Callout | Regular | 16 | 21 | Semibold
            Subhead | Regular | 15 | 20 | Semibold
            Footnote | Regular | 13 | 18 | Semibold
            Caption 1 | Regular | 12 | 16 | Semibold
            Caption 2 | Regular | 11 | 13 | Semibold
            """
        ),
        (
            .ios, .xxxLarge,
            """
            Large Title | Regular | 40 | 48 | Bold
            Title 1 | Regular | 34 | 41 | Bold
            Title 2 | Regular | 28 | 34 | Bold
            Title 3 | Regular | 26 | 32 | Semibold
            Headline | Semibold | 23 | 29 | Semibold
            Body | Regular | 23 | 29 | Semibold
            Callout | Regular | 22 | 28 | Semibold
            Subhead | Regular | 21 | 28 | Semibold
            Footnote | Regular | 19 | 24 | Semibold
            Caption 1 | Regular | 18 | 23 | Semibold
            Caption 2 | Regular | 17 | 22 | Semibold
            """
        ),
        (
            .ios, .ax5,
            """
            Large Title | Regular | 60 | 70 | Bold
            Title 1 | Regular | 58 | 68 | Bold
            Title 2 | Regular | 56 | 66 | Bold
            Title 3 | Regular | 55 | 65 | Semibold
            Headline | Semibold | 53 | 62 | Semibold
            Body | Regular | 53 | 62 | Semibold
            Callout | Regular | 51 | 60 | Semibold
            Subhead | Regular | 49 | 58 | Semibold
            Footnote | Regular | 44 | 52 | Semibold
            Caption 1 | Regular | 43 | 51 | Semibold
            Caption 2 | Regular | 40 | 48 | Semibold
            """
        ),
        (
            .watchos, .large,
            """
            Large Title | Regular | 36 | 38.5 | Bold
            Title 1 | Regular | 34 | 36.5 | Semibold
            Title 2 | Regular | 28 | 30.5 | Semibold
            Title 3 | Regular | 19 | 21.5 | Semibold
            Headline | Semibold | 16 | 18.5 | Semibold
            Body | Regular | 16 | 18.5 | Semibold
            Caption 1 | Regular | 15 | 17.5 | Semibold
            Caption 2 | Regular | 14 | 16.5 | Semibold
            Footnote 1 | Regular | 13 | 15.5 | Semibold
            Footnote 2 | Regular | 12 | 14.5 | Semibold
            """
        ),
        (
            .watchos, .xxLarge,
            """
            Large Title | Regular | 41 | 43.5 | Bold
            Title 1 | Regular | 39 | 41.5 | Semibold
            Title 2 | Regular | 31 | 33.5 | Semibold
            Title 3 | Regular | 21 | 23.5 | Semibold
            Headline | Semibold | 18 | 20.5 | Semibold
            Body | Regular | 18 | 20.5 | Semibold
            Caption 1 | Regular | 17 | 19.5 | Semibold
            Caption 2 | Regular | 16 | 18.5 | Semibold
            Footnote 1 | Regular | 15 | 17.5 | Semibold
            Footnote 2 | Regular | 14 | 16.5 | Semibold
            """
        ),
        (
            .watchos, .ax2,
            """
            Large Title | Regular | 45 | 47.5 | Bold
            Title 1 | Regular | 43 | 46 | Semibold
            Title 2 | Regular | 35 | 37.5 | Semibold
            Title 3 | Regular | 25 | 27.5 | Semibold
            Headline | Semibold | 22 | 24.5 | Semibold
            Body | Regular | 22 | 24.5 | Semibold
            Caption 1 | Regular | 19 | 21.5 | Semibold
            Caption 2 | Regular | 18 | 20.5 | Semibold
            Footnote 1 | Regular | 17 | 19.5 | Semibold
            Footnote 2 | Regular | 16 | 17.5 | Semibold
            """
        ),
        (
            .macos, .large,
            """
            Large Title | Regular | 26 | 32 | Bold
            Title 1 | Regular | 22 | 26 | Bold
            Title 2 | Regular | 17 | 22 | Bold
            Title 3 | Regular | 15 | 20 | Semibold
            Headline | Bold | 13 | 16 | Heavy
            Body | Regular | 13 | 16 | Semibold
            Callout | Regular | 12 | 15 | Semibold
            Subheadline | Regular | 11 | 14 | Semibold
            Footnote | Regular | 10 | 13 | Semibold
            Caption 1 | Regular | 10 | 13 | Medium
            Caption 2 | Medium | 10 | 13 | Semibold
            """
        ),
        (
            .tvos, .large,
            """
            Title 1 | Medium | 76 | 96 | Bold
            Title 2 | Medium | 57 | 66 | Bold
            Title 3 | Medium | 48 | 56 | Bold
            Headline | Medium | 38 | 46 | Bold
            Subtitle 1 | Regular | 38 | 46 | Medium
            Callout | Medium | 31 | 38 | Bold
            Body | Medium | 29 | 36 | Bold
            Caption 1 | Medium | 25 | 32 | Bold
            Caption 2 | Medium | 23 | 30 | Bold
            """
        ),
        (
            .watchos, .xSmall,
            """
            Large Title | Regular | 30 | 32.5 | Bold
            Title 1 | Regular | 28 | 30.5 | Semibold
            Title 2 | Regular | 24 | 26.5 | Semibold
            Title 3 | Regular | 17 | 19.5 | Semibold
            Headline | Semibold | 14 | 16.5 | Semibold
            Body | Regular | 14 | 16.5 | Semibold
            Caption 1 | Regular | 13 | 15.5 | Semibold
            Caption 2 | Regular | 12 | 14.5 | Semibold
            Footnote 1 | Regular | 11 | 13.5 | Semibold
            Footnote 2 | Regular | 10 | 12.5 | Semibold
            """
        ),
        (
            .watchos, .ax1,
            """
            Large Title | Regular | 44 | 46.5 | Bold
            Title 1 | Regular | 42 | 44.5 | Semibold
            Title 2 | Regular | 34 | 41 | Semibold
            Title 3 | Regular | 24 | 26.5 | Semibold
            Headline | Semibold | 21 | 23.5 | Semibold
            Body | Regular | 21 | 23.5 | Semibold
            Caption 1 | Regular | 18 | 20.5 | Semibold
            Caption 2 | Regular | 17 | 19.5 | Semibold
            Footnote 1 | Regular | 16 | 18.5 | Semibold
            Footnote 2 | Regular | 15 | 17.5 | Semibold
            """
        )
    ]

    @Test("Every style has its published weight, size, leading and emphasized weight", arguments: specifications)
    func published(platform: Platform, size: DynamicTypeSize, table: String) throws {
        for row in table.split(separator: "\n") {
            let cells = row.split(separator: "|").map { String($0.trimmingPrefix(while: \.isWhitespace)) }.map {
                $0.hasSuffix(" ") ? String($0.dropLast()) : $0
            }
            let style = try #require(TextStyle(name: cells[0]))
            let font = try TextFont(style, on: platform, at: size)
            #expect(font.weight == Weight(name: cells[1]), "\(row)")
            #expect(font.pointSize == Double(cells[2]), "\(row)")
            #expect(font.leading == Double(cells[3]), "\(row)")
            #expect(font.emphasizedWeight == Weight(name: cells[4]), "\(row)")
        }
    }

    /// The sizes from Large Title to Caption 2, by text size.
    private static let categories = [
        (DynamicTypeSize.xSmall, [31.0, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
        (DynamicTypeSize.small, [32.0, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
        (DynamicTypeSize.medium, [33.0, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
        (DynamicTypeSize.large, [34.0, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
        (DynamicTypeSize.xLarge, [36.0, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
        (DynamicTypeSize.xxLarge, [38.0, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
        (DynamicTypeSize.xxxLarge, [40.0, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
        (DynamicTypeSize.ax1, [44.0, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
        (DynamicTypeSize.ax2, [48.0, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
        (DynamicTypeSize.ax3, [52.0, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
        (DynamicTypeSize.ax4, [56.0, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
        (DynamicTypeSize.ax5, [60.0, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
    ]

    private static let styles: [TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2
    ]

    @Test(
        "Dynamic Type has its published sizes on iOS and iPadOS, and they are those of visionOS", arguments: categories)
    func dynamicType(size: DynamicTypeSize, points: [Double]) throws {
        for platform in [Platform.ios, .ipados, .visionos] {
            #expect(try Self.styles.map { try TextFont($0, on: platform, at: size).pointSize } == points)
        }
    }

    @Test("On visionOS body is Medium, titles Bold, headlines Semibold and the rest Regular; leading is unknown")
    func visionOS() throws {
        let weights: [Weight] = [
            .bold, .bold, .bold, .bold, .semibold, .medium, .regular, .regular, .regular, .regular, .regular
        ]
        #expect(try Self.styles.map { try TextFont($0, on: .visionos).weight } == weights)
        #expect(try Self.styles.allSatisfy { try TextFont($0, on: .visionos, at: .ax1).leading == nil })
    }

    @Test(
        "Body at the default size is as large as the platform's default text",
        arguments: zip(Platform.allCases, [17.0, 17, 13, 29, 17, 16]))
    func standard(platform: Platform, points: Double) throws {
        #expect(try TextFont(.body, on: platform).pointSize == points)
        #expect(platform.textSizes.standard == points)
    }

    @Test("On iOS and watchOS every style has an emphasized weight at every size, and leading that exceeds the size")
    func complete() throws {
        let watch: [DynamicTypeSize] = [.xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge, .ax1, .ax2, .ax3]
        let watchStyles: [TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .caption1, .caption2, .footnote1, .footnote2
        ]
        let all: [(Platform, [DynamicTypeSize], [TextStyle])] = [
            (.ios, DynamicTypeSize.allCases, Self.styles), (.watchos, watch, watchStyles)
        ]
        for (platform, sizes, styles) in all {
            for (size, style) in sizes.flatMap({ size in styles.map { (size, $0) } }) {
                let font = try TextFont(style, on: platform, at: size)
                #expect(try #require(font.leading) > font.pointSize, "\(platform) \(size) \(style)")
                #expect(font.emphasizedWeight != nil)
            }
        }
    }
}
