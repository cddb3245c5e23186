/// The published weights and sizes of the text styles: Apple Human Interface Guidelines, Typography, "Specifications"
/// (2025).
enum TextStyleTables {
    private typealias Table = [TextStyle: TextFont]

    /// The font of a style, without tracking.
    static func font(
        _ style: TextStyle, _ platform: Platform, _ size: DynamicTypeSize
    ) throws(TextFontError) -> TextFont {
        let tables = tables(of: platform)
        if let font = tables[size]?[style] { return font }
        let sizes = DynamicTypeSize.allCases
        func steps(to other: DynamicTypeSize) -> Int {
            abs((sizes.firstIndex(of: other) ?? 0) - (sizes.firstIndex(of: size) ?? 0))
        }
        let known = sizes.filter { tables[$0]?[style] != nil }
        guard let nearest = known.min(by: { steps(to: $0) < steps(to: $1) }), let font = tables[nearest]?[style] else {
            throw .style(
                style, platform,
                known: TextStyle.allCases.filter { style in tables.contains { $0.value[style] != nil } })
        }
        throw .size(style, size, platform, nearest: nearest, points: font.pointSize)
    }

    /// The emphasized weight of a style on the first platform for which it is known.
    static func emphasis(_ style: TextStyle) -> TextFontError.EmphasizedWeight? {
        let tables = [(Platform.ios, ios[.large] ?? [:]), (.macos, macos), (.tvos, tvos)]
        let known = tables.lazy.compactMap { platform, table in
            table[style]?.emphasizedWeight.map { TextFontError.EmphasizedWeight(weight: $0, platform: platform) }
        }
        return known.first
    }

    /// The figures published for a platform, by text size; systems without Dynamic Type have the single size `large`.
    private static func tables(of platform: Platform) -> [DynamicTypeSize: Table] {
        switch platform {
        case .ios, .ipados: ios
        case .macos: [.large: macos]
        case .tvos: [.large: tvos]
        case .visionos: visionos
        case .watchos: watchos
        }
    }

    private static let iosStyles: [TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2
    ]

    private static let iosSizes: [DynamicTypeSize: [Double]] = [
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
    ]

    private static let iosLeading: [DynamicTypeSize: [Double]] = [
        .xSmall: [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13],
        .small: [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13],
        .medium: [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13],
        .large: [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13],
        .xLarge: [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18],
        .xxLarge: [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20],
        .xxxLarge: [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22],
        .ax1: [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25],
        .ax2: [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30],
        .ax3: [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35],
        .ax4: [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41],
        .ax5: [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]
    ]

    private static let ios = table(
        iosStyles, sizes: iosSizes, leading: iosLeading, boldIfEmphasized: [.largeTitle, .title1, .title2])

    /// The weights are an assumption: body text and titles are bolder than those of iOS, but not by a published amount.
    ///
    /// Body is taken to be one step bolder, and titles to have the weight of emphasized titles elsewhere. Neither
    /// leading nor emphasized weights are published.
    private static let visionos = table(iosStyles, sizes: iosSizes).mapValues { table in
        var table = table
        table[.body]?.weight = .medium
        for title in [TextStyle.largeTitle, .title1, .title2, .title3] { table[title]?.weight = .bold }
        return table
    }

    private static let watchStyles: [TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .caption1, .caption2, .footnote1, .footnote2
    ]

    /// There is no medium size, and `ax3` is the largest.
    private static let watchos = table(
        watchStyles,
        sizes: [
            .xSmall: [30, 28, 24, 17, 14, 14, 13, 12, 11, 10],
            .small: [32, 30, 26, 18, 15, 15, 14, 13, 12, 11],
            .large: [36, 34, 28, 19, 16, 16, 15, 14, 13, 12],
            .xLarge: [40, 38, 30, 20, 17, 17, 16, 15, 14, 13],
            .xxLarge: [41, 39, 31, 21, 18, 18, 17, 16, 15, 14],
            .xxxLarge: [42, 40, 32, 22, 19, 19, 18, 17, 16, 15],
            .ax1: [44, 42, 34, 24, 21, 21, 18, 17, 16, 15],
            .ax2: [45, 43, 35, 25, 22, 22, 19, 18, 17, 16],
            .ax3: [46, 44, 36, 26, 23, 23, 20, 19, 18, 17]
        ],
        leading: [
            .xSmall: [32.5, 30.5, 26.5, 19.5, 16.5, 16.5, 15.5, 14.5, 13.5, 12.5],
            .small: [34.5, 32.5, 28.5, 20.5, 17.5, 17.5, 16.5, 15.5, 14.5, 13.5],
            .large: [38.5, 36.5, 30.5, 21.5, 18.5, 18.5, 17.5, 16.5, 15.5, 14.5],
            .xLarge: [42.5, 40.5, 32.5, 22.5, 19.5, 19.5, 18.5, 17.5, 16.5, 15.5],
            .xxLarge: [43.5, 41.5, 33.5, 23.5, 20.5, 20.5, 19.5, 18.5, 17.5, 16.5],
            .xxxLarge: [44.5, 42.5, 34.5, 24.5, 21.5, 21.5, 20.5, 19.5, 18.5, 17.5],
            .ax1: [46.5, 44.5, 41, 26.5, 23.5, 23.5, 20.5, 19.5, 18.5, 17.5],
            .ax2: [47.5, 46, 37.5, 27.5, 24.5, 24.5, 21.5, 20.5, 19.5, 17.5],
            .ax3: [48.5, 47, 38.5, 28.5, 25.5, 25.5, 22.5, 21.5, 20.5, 19.5]
        ],
        boldIfEmphasized: [.largeTitle])

    private static let macos: Table = [
        .largeTitle: font(.regular, 26, 32, .bold), .title1: font(.regular, 22, 26, .bold),
        .title2: font(.regular, 17, 22, .bold), .title3: font(.regular, 15, 20, .semibold),
        .headline: font(.bold, 13, 16, .heavy), .body: font(.regular, 13, 16, .semibold),
        .callout: font(.regular, 12, 15, .semibold), .subheadline: font(.regular, 11, 14, .semibold),
        .footnote: font(.regular, 10, 13, .semibold), .caption1: font(.regular, 10, 13, .medium),
        .caption2: font(.medium, 10, 13, .semibold)
    ]

    private static let tvos: Table = [
        .title1: font(.medium, 76, 96, .bold), .title2: font(.medium, 57, 66, .bold),
        .title3: font(.medium, 48, 56, .bold), .headline: font(.medium, 38, 46, .bold),
        .subtitle1: font(.regular, 38, 46, .medium), .callout: font(.medium, 31, 38, .bold),
        .body: font(.medium, 29, 36, .bold), .caption1: font(.medium, 25, 32, .bold),
        .caption2: font(.medium, 23, 30, .bold)
    ]

    /// On the systems with Dynamic Type, headlines are Semibold and all other styles Regular; where emphasized weights
    /// are published, they are Bold for the largest styles and Semibold for the others.
    private static func table(
        _ styles: [TextStyle], sizes: [DynamicTypeSize: [Double]], leading: [DynamicTypeSize: [Double]] = [:],
        boldIfEmphasized bold: [TextStyle]? = nil
    ) -> [DynamicTypeSize: Table] {
        var tables: [DynamicTypeSize: Table] = [:]
        for (size, points) in sizes {
            for (index, (style, pointSize)) in zip(styles, points).enumerated() {
                var font = TextFont(weight: style == .headline ? .semibold : .regular, pointSize: pointSize)
                font.leading = leading[size]?[index]
                font.emphasizedWeight = bold.map { $0.contains(style) ? .bold : .semibold }
                tables[size, default: [:]][style] = font
            }
        }
        return tables
    }

    private static func font(
        _ weight: Weight, _ pointSize: Double, _ leading: Double, _ emphasized: Weight
    ) -> TextFont {
        var font = TextFont(weight: weight, pointSize: pointSize)
        (font.leading, font.emphasizedWeight) = (leading, emphasized)
        return font
    }
}
