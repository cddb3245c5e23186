package import SymbolColor
internal import SymbolDrawing
package import SymbolEffects
internal import SymbolGeometry
package import SymbolImaging
package import SymbolModel
package import SymbolRendering
internal import SymbolText

/// Reads values as people write them, in options and in files.
///
/// A wrong one is answered with what is allowed and what is nearest.
package enum ValueSyntax {
    /// A name, or a number from 100 to 900.
    package static func weight(_ text: String) throws(ValueError) -> Weight {
        guard let number = Double(text) else {
            return try choice(text, Weight.allCases.map { ($0.name?.lowercased() ?? "", $0) })
        }
        guard let weight = Weight(number) else { throw ValueError("expected 100 to 900 or a name") }
        return weight
    }

    /// One of the raw values of an enumeration.
    package static func choice<Value: CaseIterable & RawRepresentable<String>>(
        _ text: String
    ) throws(ValueError) -> Value {
        try choice(text, Value.allCases.map { ($0.rawValue, $0) })
    }

    package static func choice<Value>(_ text: String, _ choices: [(String, Value)]) throws(ValueError) -> Value {
        if let (_, value) = choices.first(where: { $0.0.lowercased() == text.lowercased() }) { return value }
        let names = choices.map(\.0)
        let hint = text.lowercased().nearest(in: names).map { " (did you mean \($0)?)" } ?? ""
        throw ValueError("expected \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")\(hint)")
    }

    /// A text style as the API or the guidelines write it.
    package static func textStyle(_ text: String) throws(ValueError) -> TextStyle {
        if let style = TextStyle(name: text) { return style }
        return try choice(text)
    }

    /// 0 to 1, or 0% to 100%.
    package static func variableValue(_ text: String) throws(ValueError) -> Double {
        let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
        guard let number, number >= 0, number <= 1 else { throw ValueError("expected 0 to 1, or 0% to 100%") }
        return number
    }

    package static func color(_ text: String) throws(ValueError) -> Color {
        do { return try Color(css: text) } catch { throw ValueError("\(error)") }
    }

    package static func opaqueColor(_ text: String) throws(ValueError) -> RGBA8 {
        let color = try color(text)
        guard color.alpha == 1 else { throw ValueError("expected an opaque colour") }
        func byte(_ channel: Double) -> UInt8 { UInt8(clamping: (min(max(channel, 0), 1) * 255).rounded()) }
        return RGBA8(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: 255)
    }

    /// A colour for each level, with commas between them; commas inside parentheses belong to a colour.
    package static func palette(_ text: String) throws(ValueError) -> [Color] {
        var (parts, depth) = ([""], 0)
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        let colors = try parts.map { part throws(ValueError) in try color(part) }
        let levels = HierarchyLevel.allCases.count
        guard colors.count <= levels else {
            throw ValueError("\(colors.count) colours are more than the \(levels) levels of a symbol")
        }
        return colors
    }

    package static func seconds(_ text: String) throws(ValueError) -> Double {
        guard let seconds = Double(text), EffectSpec.moments.contains(seconds) else {
            throw ValueError("expected seconds from 0 to 86400")
        }
        return seconds
    }

    /// Reads the speed of an effect, from 0.1 to 10.
    package static func speed(_ text: String) throws(ValueError) -> Double {
        guard let speed = Double(text), EffectOptions.speeds.contains(speed) else {
            throw ValueError("expected 0.1 to 10")
        }
        return speed
    }

    /// Reads how often an effect runs: 1 to 10000 times or without end with a rest between, or continuously.
    package static func repetition(_ text: String, delay: Double?) throws(ValueError) -> EffectRepetition {
        if text == "continuous" {
            guard delay == nil else {
                throw ValueError("what is continuous never rests; expected a number of times with a delay")
            }
            return .continuous
        }
        if text == "periodic" { return .periodic(count: nil, delay: delay) }
        guard let count = Int(text), (1...10_000).contains(count) else {
            throw ValueError("expected 1 to 10000, periodic or continuous")
        }
        guard count > 1 || delay == nil else { throw ValueError("expected more than 1 where there is a delay") }
        return .periodic(count: count, delay: delay)
    }

    package static func whole(_ text: String, _ range: ClosedRange<Int>) throws(ValueError) -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw ValueError("expected a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    package static func frameRate(_ text: String) throws(ValueError) -> FrameRate {
        guard let rate = FrameRate(text) else {
            throw ValueError("expected frames a second as in 60, 29.97 or 30000/1001, at most \(FrameRate.limit)")
        }
        return rate
    }

    package static func flag(_ text: String) throws(ValueError) -> Bool {
        switch text.lowercased() {
        case "true", "yes": return true
        case "false", "no": return false
        default: throw ValueError("expected true or false")
        }
    }

    package static func locale(_ text: String) throws(ValueError) -> SymbolLocale {
        guard let locale = SymbolLocale(text) else {
            throw ValueError("expected a language tag such as ar, he or zh-Hant")
        }
        return locale
    }

    package static func pixels(_ text: String) throws(ValueError) -> SymbolSize {
        guard let size = Int(text), (1...Canvas.maximumSide).contains(size) else {
            throw ValueError("expected 1 to \(Canvas.maximumSide) pixels")
        }
        return .pixels(size)
    }

    package static func points(_ text: String) throws(ValueError) -> SymbolSize {
        guard let points = Double(text), points > 0, points <= 10_000 else {
            throw ValueError("expected more than 0 and at most 10000 points")
        }
        return .points(points)
    }

    /// Pixels a point.
    package static func displayScale(_ text: String) throws(ValueError) -> Double {
        guard let scale = Double(text), scale > 0, scale <= 100 else {
            throw ValueError("expected more than 0 and at most 100 pixels a point")
        }
        return scale
    }
}

/// Why a text is no such value: what is expected, in one line.
package struct ValueError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
