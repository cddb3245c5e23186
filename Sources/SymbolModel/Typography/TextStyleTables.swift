/// Weights and sizes of the text styles, as published: Apple Human Interface Guidelines, Typography, "Specifications".
enum TextStyleTables {
    typealias Table = [TextStyle: TextFont]

    /// What a platform publishes, by text size.
    ///
    /// Systems without Dynamic Type have the one size `large`.
    static func sizes(of platform: Platform) -> (standard: DynamicTypeSize, tables: [DynamicTypeSize: Table])? {
        switch platform {
        case .ios, .ipados: (.large, ios)
        case .macos: (.large, [.large: macos])
        case .tvos: (.large, [.large: tvos])
        case .watchos: (.xSmall, watchos)
        case .visionos: nil
        }
    }

    private static let iosStyles: [TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2
    ]

    private static let ios: [DynamicTypeSize: Table] = [
        .xSmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        .xLarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        .xxLarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        .xxxLarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        .ax1: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        .ax2: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        .ax3: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        .ax4: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        .ax5: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]
    ].mapValues { table(iosStyles, $0) }

    private static let watchStyles: [TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .caption1, .caption2, .footnote1, .footnote2
    ]

    private static let watchos: [DynamicTypeSize: Table] = [
        .xSmall: [30, 28, 24, 17, 14, 14, 13, 12, 11, 10],
        .ax1: [44, 42, 34, 24, 21, 21, 18, 17, 16, 15]
    ].mapValues { table(watchStyles, $0) }

    private static let macos: Table = [
        .largeTitle: font(.regular, 26), .title1: font(.regular, 22), .title2: font(.regular, 17),
        .title3: font(.regular, 15),
        .headline: font(.bold, 13), .body: font(.regular, 13), .callout: font(.regular, 12),
        .subheadline: font(.regular, 11),
        .footnote: font(.regular, 10), .caption1: font(.regular, 10), .caption2: font(.medium, 10)
    ]

    private static let tvos: Table = [
        .title1: font(.medium, 76), .title2: font(.medium, 57), .title3: font(.medium, 48),
        .headline: font(.medium, 38),
        .subtitle1: font(.regular, 38), .callout: font(.medium, 31), .body: font(.medium, 29),
        .caption1: font(.medium, 25),
        .caption2: font(.medium, 23)
    ]

    /// Headlines are Semibold and all else Regular on the systems with Dynamic Type.
    private static func table(_ styles: [TextStyle], _ sizes: [Double]) -> Table {
        Dictionary(
            uniqueKeysWithValues: zip(styles, sizes).map { ($0, font($0 == .headline ? .semibold : .regular, $1)) })
    }

    private static func font(_ weight: Weight, _ pointSize: Double) -> TextFont {
        TextFont(weight: weight, pointSize: pointSize)
    }
}
