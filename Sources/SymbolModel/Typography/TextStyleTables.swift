/// The published weights and sizes of the text styles: Apple Human Interface Guidelines, Typography, "Specifications".
enum TextStyleTables {
    private typealias Table = [TextStyle: TextFont]

    /// The published font of a style, without tracking.
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

    /// The emphasized weight of a style on the first platform that publishes it.
    static func emphasis(_ style: TextStyle) -> TextFontError.EmphasizedWeight? {
        let known = [(Platform.macos, macos), (.tvos, tvos)].lazy.compactMap { platform, table in
            table[style]?.emphasizedWeight.map { TextFontError.EmphasizedWeight(weight: $0, platform: platform) }
        }
        return known.first
    }

    /// The figures that a platform publishes, by text size; systems without Dynamic Type have the single size `large`.
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
        .ax1: [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25]
    ]

    private static let ios = table(iosStyles, sizes: iosSizes, leading: iosLeading)

    /// Body text and titles are bolder than those of iOS, but by how much is not published: body is taken to be one
    /// step bolder, and titles to have the weight of emphasized titles elsewhere.
    private static let visionos = table(iosStyles, sizes: iosSizes, leading: [:]).mapValues { table in
        var table = table
        table[.body]?.weight = .medium
        for title in [TextStyle.largeTitle, .title1, .title2, .title3] { table[title]?.weight = .bold }
        return table
    }

    private static let watchStyles: [TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .caption1, .caption2, .footnote1, .footnote2
    ]

    private static let watchos: [DynamicTypeSize: Table] = table(
        watchStyles,
        sizes: [
            .xSmall: [30, 28, 24, 17, 14, 14, 13, 12, 11, 10],
            .ax1: [44, 42, 34, 24, 21, 21, 18, 17, 16, 15]
        ],
        leading: [
            .xSmall: [32.5, 30.5, 26.5, 19.5, 16.5, 16.5, 15.5, 14.5, 13.5, 12.5],
            .ax1: [46.5, 44.5, 41, 26.5, 23.5, 23.5, 20.5, 19.5, 18.5, 17.5]
        ]
    ).merging([.large: [.body: TextFont(weight: .regular, pointSize: Platform.watchos.textSizes.standard)]]) { $1 }

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

    /// On the systems with Dynamic Type, headlines are Semibold and all other styles Regular.
    private static func table(
        _ styles: [TextStyle], sizes: [DynamicTypeSize: [Double]], leading: [DynamicTypeSize: [Double]]
    ) -> [DynamicTypeSize: Table] {
        var tables: [DynamicTypeSize: Table] = [:]
        for (size, points) in sizes {
            for (index, (style, pointSize)) in zip(styles, points).enumerated() {
                var font = TextFont(weight: style == .headline ? .semibold : .regular, pointSize: pointSize)
                font.leading = leading[size]?[index]
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
