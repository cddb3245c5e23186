package import SymbolColor
internal import SymbolDrawing

/// The system colours under the names that templates use.
///
/// Values: Apple Human Interface Guidelines, Color, "Specifications", System colors, as updated on June 9, 2025, for
/// iOS 26 and its contemporaries; labels: UIKit's documented label colours. No values with increased contrast are
/// published for labels, so theirs do not change.
package enum SystemPalette {
    /// Returns the colour of a name such as `systemRedColor`, `systemRed` or `red`, `labelColor` or `label`, `white` or
    /// `black`.
    ///
    /// The result is `nil` for a name that the system does not have.
    package static func color(named name: String, _ appearance: Appearance) -> Color? {
        var key = name
        if key.hasSuffix("Color") { key.removeLast(5) }
        if key.hasPrefix("system"), key.count > 6 { key = key.dropFirst(6).lowercased() }
        guard let entry = table[key] else { return nil }
        return switch (appearance.scheme, appearance.increasesContrast) {
        case (.light, false): entry.light.color
        case (.dark, false): entry.dark.color
        case (.light, true): entry.lightContrast.color
        case (.dark, true): entry.darkContrast.color
        }
    }

    /// The short names of all colours, sorted.
    package static var names: [String] { table.keys.sorted() }

    /// All names of all colours, as templates write them and in short, sorted.
    package static var spellings: [String] {
        names.flatMap { name in
            let system = "system" + name.prefix(1).uppercased() + name.dropFirst()
            return [name, name + "Color", system, system + "Color"]
        }.sorted()
    }

    private struct Entry {
        let light, dark, lightContrast, darkContrast: Value

        init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
            self.light = Value(rgb: light)
            self.dark = Value(rgb: dark)
            self.lightContrast = Value(rgb: lightContrast)
            self.darkContrast = Value(rgb: darkContrast)
        }

        /// The same values with and without increased contrast.
        init(_ light: (UInt32, Double), _ dark: (UInt32, Double)) {
            self.light = Value(rgb: light.0, alpha: light.1)
            self.dark = Value(rgb: dark.0, alpha: dark.1)
            (lightContrast, darkContrast) = (self.light, self.dark)
        }
    }

    private struct Value {
        let rgb: UInt32
        var alpha = 1.0

        var color: Color {
            func channel(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
            return Color(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
        }
    }

    private static let table: [String: Entry] = [
        //                light     dark      light +   dark +
        "red": Entry(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
        "orange": Entry(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
        "yellow": Entry(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
        "green": Entry(0x34C759, 0x30D158, 0x008932, 0x4AD968),
        "mint": Entry(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
        "teal": Entry(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
        "cyan": Entry(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
        "blue": Entry(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
        "indigo": Entry(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
        "purple": Entry(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
        "pink": Entry(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
        "brown": Entry(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
        "gray": Entry(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
        "label": Entry((0x000000, 1), (0xFFFFFF, 1)),
        "secondaryLabel": Entry((0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
        "tertiaryLabel": Entry((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
        "quaternaryLabel": Entry((0x3C3C43, 0.18), (0xEBEBF5, 0.16)),
        "white": Entry((0xFFFFFF, 1), (0xFFFFFF, 1)),
        "black": Entry((0x000000, 1), (0x000000, 1))
    ]
}
