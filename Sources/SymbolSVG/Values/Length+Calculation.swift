internal import SymbolGeometry

/// A value inside `calc()`: a sum of multiples of units (CSS Values 4 §10.9).
private struct Sum {
    var parts: [Length.Unit: Double]

    /// The value as a number; nil for a length.
    var number: Double? { parts.keys.allSatisfy { $0 == .number } ? parts[.number] ?? 0 : nil }

    mutating func add(_ other: Sum, times factor: Double) {
        for (unit, value) in other.parts { parts[unit, default: 0] += value * factor }
    }

    mutating func multiply(by factor: Double) { parts = parts.mapValues { $0 * factor } }
}

extension Length {
    /// Reads `calc()` of numbers, lengths and percentages; nil for other functions and for sums of two units that
    /// depend on where the length is used.
    init?(calculating scanner: inout NumberScanner) {
        var depth = 0
        guard scanner.letters().lowercased() == "calc", let sum = scanner.parenthesis(&depth) else { return nil }
        if let number = sum.number {
            self.init(number)
        } else {
            let relative = sum.parts.filter { $0.key != .px }
            guard relative[.number] == nil, relative.count <= 1 else { return nil }
            let pixels = sum.parts[.px] ?? 0
            if let (unit, value) = relative.first {
                self.init(value, unit)
                self.pixels = pixels
            } else {
                self.init(pixels, .px)
            }
        }
        guard value.isFinite, pixels.isFinite else { return nil }
    }

    /// The length in pixels, unless it is relative.
    fileprivate var absolute: Length {
        switch unit {
        case .number, .percent, .em, .ex, .rem: self
        case .px, .pt, .pc, .mm, .cm, .inch, .q:
            Length(
                LengthBasis(viewportWidth: 0, viewportHeight: 0, fontSize: 0, rootFontSize: 0).resolve(self, .other),
                .px)
        }
    }
}

extension NumberScanner {
    /// Reads a sum in parentheses, nested no deeper than the call stack can bear.
    fileprivate mutating func parenthesis(_ depth: inout Int) -> Sum? {
        depth += 1
        guard depth <= 32, skip(UInt8(ascii: "(")), let sum = sum(&depth) else { return nil }
        depth -= 1
        return skip(UInt8(ascii: ")")) ? sum : nil
    }

    private mutating func sum(_ depth: inout Int) -> Sum? {
        skipWhitespace()
        guard var sum = product(&depth) else { return nil }
        while true {
            let end = position
            skipWhitespace()
            let (plus, minus) = (peek == UInt8(ascii: "+"), peek == UInt8(ascii: "-"))
            guard plus || minus else { return sum }
            advance()
            // White space on both sides distinguishes operators from signs.
            let afterOperator = position
            skipWhitespace()
            guard afterOperator - end > 1, position > afterOperator, let next = product(&depth) else { return nil }
            sum.add(next, times: plus ? 1 : -1)
        }
    }

    private mutating func product(_ depth: inout Int) -> Sum? {
        guard var product = operand(&depth) else { return nil }
        while true {
            let end = self
            skipWhitespace()
            let (times, over) = (peek == UInt8(ascii: "*"), peek == UInt8(ascii: "/"))
            guard times || over else {
                self = end
                return product
            }
            advance()
            skipWhitespace()
            guard var next = operand(&depth) else { return nil }
            if over {
                guard let number = next.number, number != 0 else { return nil }
                product.multiply(by: 1 / number)
            } else if let number = next.number {
                product.multiply(by: number)
            } else {
                guard let number = product.number else { return nil }
                next.multiply(by: number)
                product = next
            }
        }
    }

    private mutating func operand(_ depth: inout Int) -> Sum? {
        if peek == UInt8(ascii: "(") { return parenthesis(&depth) }
        guard isAtNumber else { return letters().lowercased() == "calc" ? parenthesis(&depth) : nil }
        return Length(scanning: &self).map { length in
            let absolute = length.absolute
            return Sum(parts: [absolute.unit: absolute.value])
        }
    }
}
