internal import SymbolDrawing
internal import SymbolText

/// One value in the list of a `filter` property (Filter Effects 1 §5).
enum FilterValue: Hashable {
    /// The id of a `filter` element.
    case reference(String)
    /// The standard deviation of a `blur()`.
    case blur(Length)
    /// A `drop-shadow()`.
    case shadow(x: Length, y: Length, deviation: Length, PaintValue.Plain)
    /// A function of each pixel's colour alone, as in `feColorMatrix`.
    case colorMatrix([Double])
    /// A function of each colour component, as in `feComponentTransfer`.
    case componentTransfer([TransferFunction])

    var isReference: Bool {
        if case .reference = self { true } else { false }
    }

    /// Reads every value of a list; nil when it contains anything else, such as a URL outside the file.
    static func list(_ text: String) -> [FilterValue]? {
        if text == "none" { return [] }
        let bytes = Array(text.utf8)
        var cursor = CSSCursor(bytes: bytes, position: 0, end: bytes.count)
        var values: [FilterValue] = []
        cursor.skipSpace()
        while !cursor.isAtEnd {
            guard let value = FilterValue(&cursor) else { return nil }
            values.append(value)
            cursor.skipSpace()
        }
        return values.isEmpty ? nil : values
    }

    private init?(_ cursor: inout CSSCursor) {
        if cursor.startsURL {
            guard let id = cursor.url()?.trimmingSpace.fragment else { return nil }
            self = .reference(id)
            return
        }
        guard let name = cursor.identifier(), cursor.skip("(") else { return nil }
        let start = cursor.position
        cursor.skip(to: ")")
        let arguments = cursor.text(start..<cursor.position)
        guard cursor.skip(")") else { return nil }
        self.init(function: name.lowercased(), arguments)
    }

    /// Creates a value from a function (Filter Effects 1 §5.1).
    ///
    /// A missing argument means the full effect, except for `blur()` and `hue-rotate()`.
    private init?(function name: String, _ text: String) {
        func amount(upTo most: Double) -> Double? {
            guard !text.isEmpty else { return 1 }
            guard let length = Length(text), length.value >= 0, length.unit == .number || length.unit == .percent
            else { return nil }
            return min(length.unit == .percent ? length.value / 100 : length.value, most)
        }
        switch name {
        case "blur":
            guard let deviation = text.isEmpty ? .zero : Length(text), deviation.isDeviation else { return nil }
            self = .blur(deviation)
        case "drop-shadow": self.init(shadow: text)
        case "hue-rotate":
            guard let angle = text.isEmpty ? 0 : Angle(text)?.radians else { return nil }
            self = .colorMatrix(ColorMatrix.hueRotated(angle))
        default:
            guard let amount = amount(upTo: Self.isCapped(name) ? 1 : .infinity) else { return nil }
            self.init(colors: name, amount)
        }
    }

    private static func isCapped(_ name: String) -> Bool {
        ["grayscale", "sepia", "invert", "opacity"].contains(name)
    }

    /// Creates the primitive that is equivalent to a colour function (Filter Effects 1 §13.2).
    private init?(colors name: String, _ amount: Double) {
        func channels(_ color: TransferFunction, alpha: TransferFunction = .identity) -> FilterValue {
            .componentTransfer([color, color, color, alpha])
        }
        switch name {
        case "grayscale": self = .colorMatrix(ColorMatrix.grayscale(amount))
        case "sepia": self = .colorMatrix(ColorMatrix.sepia(amount))
        case "saturate": self = .colorMatrix(ColorMatrix.saturated(amount))
        case "brightness": self = channels(.linear(slope: amount, intercept: 0))
        case "contrast": self = channels(.linear(slope: amount, intercept: 0.5 - 0.5 * amount))
        case "invert": self = channels(.table([amount, 1 - amount]))
        case "opacity": self = channels(.identity, alpha: .table([0, amount]))
        default: return nil
        }
    }

    /// Reads two or three lengths, and a colour before or after them.
    private init?(shadow text: String) {
        var words = text.wordsOutsideBrackets
        var color = PaintValue.Plain.currentColor
        for index in [words.startIndex, words.endIndex - 1] where words.indices.contains(index) {
            guard let named = PaintValue.Plain(words[index][...]), named.isColor else { continue }
            color = named
            words.remove(at: index)
            break
        }
        let lengths = words.compactMap { Length($0) }
        let deviation = lengths.count == 3 ? lengths[2] : .zero
        guard lengths.count == words.count, (2...3).contains(lengths.count), deviation.isDeviation,
            !lengths.contains(where: { $0.unit == .percent })
        else { return nil }
        self = .shadow(x: lengths[0], y: lengths[1], deviation: deviation, color)
    }
}

extension Length {
    fileprivate var isDeviation: Bool { value >= 0 && unit != .percent }
}

extension PaintValue.Plain {
    fileprivate var isColor: Bool {
        switch self {
        case .color, .currentColor: true
        case .none, .contextFill, .contextStroke: false
        }
    }
}

extension String {
    /// The words separated by white space outside parentheses.
    var wordsOutsideBrackets: [String] {
        var (words, depth) = ([[UInt8]()], 0)
        for byte in utf8 {
            depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
            if byte.isWhiteSpace, depth == 0 { words.append([]) } else { words[words.count - 1].append(byte) }
        }
        return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    }
}
