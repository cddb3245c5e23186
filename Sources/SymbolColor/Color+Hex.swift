internal import SymbolText

extension Color {
    /// The colour as `#rrggbb`, or as `#rrggbbaa` if it is not opaque, in lower case.
    ///
    /// Channels are clipped to 0…1 and rounded to the nearest of 256 steps, with halves rounded up. `Color(css:)`
    /// parses the text.
    public var hex: String {
        let bytes = bytes
        return "#" + (bytes[3] == 255 ? bytes.dropLast() : bytes[...]).map(Self.twoDigits).joined()
    }

    /// Red, green, blue and alpha in 256 steps, as `hex` writes them.
    package var bytes: [UInt8] {
        [red, green, blue, alpha].map { UInt8(clamping: (min(max($0, 0), 1) * 255).rounded()) }
    }

    private static func twoDigits(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}

extension Color: CustomStringConvertible {
    /// The colour as `hex`.
    public var description: String { hex }
}
