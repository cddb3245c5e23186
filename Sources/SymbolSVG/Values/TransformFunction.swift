internal import SymbolGeometry

/// A function of `transform`, or the equivalent of `translate`, `rotate` or `scale` (CSS Transforms 1 §8, CSS
/// Transforms 2 §5).
enum TransformFunction {
    /// One or more functions that depend on nothing else.
    case matrix(AffineTransform)
    /// A translation that may depend on the reference box and the font.
    case translation(x: Length, y: Length)

    /// Reads the value of `transform`; nil when it is malformed.
    static func list(_ text: String) -> [TransformFunction]? {
        if let matrix = AffineTransform(css: text) { return list(matrix) }
        let bytes = Array(text.utf8)
        var cursor = CSSCursor(bytes: bytes, position: 0, end: bytes.count)
        var functions: [TransformFunction] = []
        cursor.skipSpace()
        while !cursor.isAtEnd {
            guard let function = TransformFunction(&cursor) else { return nil }
            functions.append(function)
            cursor.skipSpace()
        }
        return functions
    }

    /// Returns whether a value of `transform` is one for the property but not for the attribute, as one with units.
    static func belongsInStyles(_ text: String) -> Bool { AffineTransform(svg: text) == nil && list(text) != nil }

    private static func list(_ matrix: AffineTransform) -> [TransformFunction] {
        matrix == .identity ? [] : [.matrix(matrix)]
    }

    /// Reads the value of `translate`; nil when it is malformed.
    static func translate(_ text: String) -> [TransformFunction]? {
        if text == "none" { return [] }
        let lengths = text.wordsOutsideBrackets.map { Length(css: $0) }
        guard (1...3).contains(lengths.count), let x = lengths[0], let y = lengths.count > 1 ? lengths[1] : .zero,
            // Depth changes nothing without a perspective.
            lengths.count < 3 || lengths[2].map({ $0.unit != .percent }) ?? false
        else { return nil }
        return [.translation(x: x, y: y)]
    }

    /// Reads the value of `rotate` about the axis that points at the reader; nil for any other.
    static func rotate(_ text: String) -> [TransformFunction]? {
        if text == "none" { return [] }
        var words = text.lowercased().wordsOutsideBrackets
        if words.count == 2, let axis = words.firstIndex(of: "z") { words.remove(at: axis) }
        guard words.count == 1, let unit = words[0].utf8.last, 0x61...0x7A ~= unit, let angle = Angle(words[0])
        else { return nil }
        return list(.rotation(angle.radians))
    }

    /// Reads the value of `scale`; nil when it is malformed.
    static func scale(_ text: String) -> [TransformFunction]? {
        if text == "none" { return [] }
        let factors = text.wordsOutsideBrackets.map { word -> Double? in
            guard let length = Length(word), length.pixels == 0 else { return nil }
            return length.unit == .number ? length.value : length.unit == .percent ? length.value / 100 : nil
        }
        guard (1...3).contains(factors.count), let x = factors[0], let y = factors.count > 1 ? factors[1] : x,
            // Depth is not visible.
            factors.count < 3 || factors[2] != nil
        else { return nil }
        return list(.scale(x: x, y: y))
    }

    /// Reads one function of `transform`.
    private init?(_ cursor: inout CSSCursor) {
        let start = cursor.position
        guard let name = cursor.identifier()?.lowercased(), cursor.skip("(") else { return nil }
        var lengths: [Length] = []
        if ["translate", "translatex", "translatey", "translate3d"].contains(name) {
            repeat {
                let start = cursor.position
                cursor.skip(to: ",)")
                guard let length = Length(cursor.text(start..<cursor.position)) else { return nil }
                lengths.append(length)
            } while cursor.skip(",")
        } else {
            cursor.skip(to: ")")
        }
        guard cursor.skip(")") else { return nil }
        switch (name, lengths.count) {
        case ("translate", 1), ("translatex", 1): self = .translation(x: lengths[0], y: .zero)
        // Depth changes nothing without a perspective.
        case ("translate3d", 3) where lengths[2].unit != .percent: self = .translation(x: lengths[0], y: lengths[1])
        case ("translate", 2): self = .translation(x: lengths[0], y: lengths[1])
        case ("translatey", 1): self = .translation(x: .zero, y: lengths[0])
        default:
            guard let matrix = AffineTransform(css: cursor.text(start..<cursor.position)) else { return nil }
            self = .matrix(matrix)
        }
    }
}
