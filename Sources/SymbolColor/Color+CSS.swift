extension Color {
    /// Parses any colour of CSS Color 4, ignoring case.
    ///
    /// The forms are hexadecimal digits, the 148 names and `transparent`, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`,
    /// `oklab()`, `oklch()` and `color()`.
    ///
    /// The result is in sRGB. Channels outside its gamut are clipped individually, as SVG renderers do, not mapped
    /// perceptually. `none` counts as zero. Channels keep their precision, since rounding to eight bits is left to the
    /// renderer. A trailing `icc-color(…)` (SVG 1.1 §11.7.1) is skipped. `currentColor`, the system colours and
    /// `calc()` are not supported.
    ///
    /// - Parameter text: The colour, with optional whitespace around it.
    /// - Throws: ``ColorSyntaxError`` with the UTF-8 offset of the error in `text`.
    public init(css text: some StringProtocol) throws(ColorSyntaxError) {
        var scanner = ColorScanner(String(text))
        scanner.skipSpace()
        self = try scanner.color()
        scanner.skipSpace()
        scanner.skipICCColor()
        guard scanner.isAtEnd else { throw scanner.failure(expecting: "the end of the colour") }
    }
}

extension ColorScanner {
    fileprivate mutating func color() throws(ColorSyntaxError) -> Color {
        if skip("#") { return try hexadecimal() }
        let start = position
        let name = identifier()
        if skip("(") { return try function(named: name, at: start) }
        if let rgb = Color.named[name] { return Color(rgb: rgb) }
        if name == "transparent" { return .clear }
        if Self.functions.contains(name) { throw failure(expecting: "“(” right after \(name)") }
        position = start
        throw failure(expecting: "a colour", among: Color.named.keys)
    }

    /// Reads hexadecimal digits, where each of three or four stands for two equal ones (CSS Color 4 §5.2).
    private mutating func hexadecimal() throws(ColorSyntaxError) -> Color {
        let start = position
        let digits = hexDigits()
        switch digits.count {
        case 3, 4:
            let channels = digits.map { Double($0) / 15 }
            return Color(
                red: channels[0], green: channels[1], blue: channels[2],
                alpha: channels.count == 4 ? channels[3] : 1)
        case 6, 8:
            let channels = stride(from: 0, to: digits.count, by: 2).map {
                Double(digits[$0] << 4 | digits[$0 + 1]) / 255
            }
            return Color(
                red: channels[0], green: channels[1], blue: channels[2],
                alpha: channels.count == 4 ? channels[3] : 1)
        default:
            position = start
            throw failure(expecting: "3, 4, 6 or 8 hexadecimal digits")
        }
    }

    /// Skips a device colour, which in SVG 1.1 may follow the sRGB one and which no renderer in use supports.
    fileprivate mutating func skipICCColor() {
        guard !isAtEnd else { return }
        let start = position
        if identifier() == "icc-color", skip("("), skip(through: ")") {
            skipSpace()
        } else {
            position = start
        }
    }
}

extension Color {
    /// Creates an opaque colour from 0xRRGGBB.
    init(rgb: UInt32) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255)
    }
}
