package import SymbolColor
internal import SymbolDrawing

/// The system colours under the names that templates use.
///
/// Values: Apple Human Interface Guidelines, Color, "Specifications", iOS and iPadOS system colors (default and
/// accessible variants as published for iOS 15 to 18); labels: UIKit's documented label colours. No values with
/// increased contrast are published for labels, so theirs do not change.
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
        "red": Entry(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
        "orange": Entry(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
        "yellow": Entry(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
        "green": Entry(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
        "mint": Entry(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
        "teal": Entry(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
        "cyan": Entry(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
        "blue": Entry(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
        "indigo": Entry(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
        "purple": Entry(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
        "pink": Entry(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
        "brown": Entry(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
        "gray": Entry(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
        "label": Entry((0x000000, 1), (0xFFFFFF, 1)),
        "secondaryLabel": Entry((0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
        "tertiaryLabel": Entry((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
        "quaternaryLabel": Entry((0x3C3C43, 0.18), (0xEBEBF5, 0.16)),
        "white": Entry((0xFFFFFF, 1), (0xFFFFFF, 1)),
        "black": Entry((0x000000, 1), (0x000000, 1))
    ]
}
