package import SymbolColor
internal import SymbolDrawing
package import SymbolEffects
internal import SymbolGeometry
package import SymbolImaging
package import SymbolModel
package import SymbolRendering
internal import SymbolText

/// Parses values as people write them, in options and in files.
///
/// The error for an invalid value says what is expected, and which valid value is nearest.
package enum ValueSyntax {
    /// Parses the name of a weight, or a number from 100 to 900.
    package static func weight(_ text: String) throws(ValueError) -> Weight {
        if let number = Double(text), let weight = Weight(number) { return weight }
        return try choice(text, Weight.allCases.map { ($0.name?.lowercased() ?? "", $0) }, or: "100 to 900")
    }

    /// Parses one of the raw values of an enumeration, in any case.
    package static func choice<Value: CaseIterable & RawRepresentable<String>>(
        _ text: String
    ) throws(ValueError) -> Value {
        try choice(text, Value.allCases.map { ($0.rawValue, $0) })
    }

    /// Parses one of several names, in any case; the message for any other text begins with what else is accepted.
    package static func choice<Value>(
        _ text: String, _ choices: [(String, Value)], or others: String? = nil
    ) throws(ValueError) -> Value {
        if let (_, value) = choices.first(where: { $0.0.lowercased() == text.lowercased() }) { return value }
        let names = choices.map(\.0)
        let hint = text.lowercased().nearest(in: names).map { " (did you mean \($0)?)" } ?? ""
        let list = ([others].compactMap(\.self) + names.dropLast()).joined(separator: ", ")
        throw ValueError("expected \(list) or \(names.last ?? "")\(hint)")
    }

    /// Parses the name of a text style in the form of the API or of the guidelines.
    package static func textStyle(_ text: String) throws(ValueError) -> TextStyle {
        if let style = TextStyle(name: text) { return style }
        return try choice(text)
    }

    /// Parses a number from 0 to 1, or a percentage from 0% to 100%.
    package static func variableValue(_ text: String) throws(ValueError) -> Double {
        let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
        guard let number, number >= 0, number <= 1 else { throw ValueError("expected 0 to 1, or 0% to 100%") }
        return number
    }

    /// Parses a CSS colour.
    package static func color(_ text: String) throws(ValueError) -> Color {
        do throws(ColorSyntaxError) { return try Color(css: text) } catch {
            // The text as a whole is quoted beside every error for a value.
            guard error.found == text else { throw ValueError("\(error)") }
            throw ValueError("expected \(error.expected)\(error.suggestion.map { "; did you mean \($0)?" } ?? "")")
        }
    }

    /// Parses the colour behind a symbol; `none` means `transparent`.
    package static func background(_ text: String) throws(ValueError) -> Color {
        text.lowercased() == "none" ? .clear : try color(text)
    }

    /// Parses a CSS colour that must be opaque.
    package static func opaqueColor(_ text: String) throws(ValueError) -> Color {
        let color = try color(text)
        guard color.alpha == 1 else { throw ValueError("expected an opaque colour") }
        return color
    }

    /// Parses a colour for each level, separated by commas; commas inside parentheses belong to a colour.
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

    /// Parses a number of seconds from 0 to 86400.
    package static func seconds(_ text: String) throws(ValueError) -> Double {
        guard let seconds = Double(text), EffectSpec.moments.contains(seconds) else {
            throw ValueError("expected seconds from 0 to 86400")
        }
        return seconds
    }

    /// Parses the speed of an effect, from 0.1 to 10.
    package static func speed(_ text: String) throws(ValueError) -> Double {
        guard let speed = Double(text), EffectOptions.speeds.contains(speed) else {
            throw ValueError("expected 0.1 to 10")
        }
        return speed
    }

    /// Parses the repetition of an effect: 1 to 10000 times or indefinitely with a pause between, or continuously.
    package static func repetition(_ text: String, delay: Double?) throws(ValueError) -> EffectRepetition {
        if text == "continuous" {
            guard delay == nil else {
                throw ValueError("a continuous effect has no pauses; expected a number of times with a delay")
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

    /// Parses a whole number within a range.
    package static func whole(_ text: String, _ range: ClosedRange<Int>) throws(ValueError) -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw ValueError("expected a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Parses a frame rate, as a number or a fraction.
    package static func frameRate(_ text: String) throws(ValueError) -> FrameRate {
        guard let rate = FrameRate(text) else {
            throw ValueError("expected frames per second such as 60, 29.97 or 30000/1001, at most \(FrameRate.limit)")
        }
        return rate
    }

    /// Parses `true` or `yes`, `false` or `no`, in any case.
    package static func flag(_ text: String) throws(ValueError) -> Bool {
        switch text.lowercased() {
        case "true", "yes": return true
        case "false", "no": return false
        default: throw ValueError("expected true or false")
        }
    }

    /// Parses a language tag.
    package static func locale(_ text: String) throws(ValueError) -> SymbolLocale {
        guard let locale = SymbolLocale(text) else {
            throw ValueError("expected a language tag such as ar, he or zh-Hant")
        }
        return locale
    }

    /// Parses a size in whole pixels.
    package static func pixels(_ text: String) throws(ValueError) -> SymbolSize {
        guard let size = Int(text), (1...Canvas.maximumSide).contains(size) else {
            throw ValueError("expected a whole number of pixels from 1 to \(Canvas.maximumSide)")
        }
        return .pixels(size)
    }

    /// Parses a size in points, of at most 10000.
    package static func points(_ text: String) throws(ValueError) -> SymbolSize {
        guard let points = Double(text), points > 0, points <= 10_000 else {
            throw ValueError("expected more than 0 and at most 10000 points")
        }
        return .points(points)
    }

    /// Parses a display scale, in pixels per point, of at most 100.
    package static func displayScale(_ text: String) throws(ValueError) -> Double {
        guard let scale = Double(text), scale > 0, scale <= 100 else {
            throw ValueError("expected more than 0 and at most 100 pixels per point")
        }
        return scale
    }
}
