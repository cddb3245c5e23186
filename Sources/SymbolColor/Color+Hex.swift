internal import SymbolText

extension Color {
    /// The colour as `#rrggbb`, or as `#rrggbbaa` if it is not opaque, in lower case.
    ///
    /// Channels are clipped to 0…1 and rounded to the nearest of 256 steps, with halves rounded up. `Color(css:)`
    /// parses the text.
    public var hex: String {
        let bytes = [red, green, blue, alpha].map {
            UInt8(clamping: ($0.isNaN ? 0 : min(max($0, 0), 1) * 255).rounded())
        }
        return "#" + (bytes[3] == 255 ? bytes.dropLast() : bytes[...]).map(Self.twoDigits).joined()
    }

    private static func twoDigits(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}

extension Color: CustomStringConvertible {
    /// The colour as `hex`.
    public var description: String { hex }
}
