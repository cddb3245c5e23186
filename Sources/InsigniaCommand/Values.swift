import ArgumentParser
import Insignia
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolModel
import SymbolRendering

/// Reads options' values. They come as text, so that a wrong one is answered with what is allowed and what is nearest.
enum Values {
    /// A name, or a number from 100 to 900.
    static func weight(_ text: String) throws -> Double {
        if let number = Double(text) {
            guard number >= 100, number <= 900 else { throw ValidationError("--weight is \(text); expected 100 to 900 or a name") }
            return number
        }
        return Double(try choice(text, of: "--weight", Weight.allCases.map { ($0.name.lowercased(), $0.rawValue) }))
    }

    /// One of the raw values of an enumeration.
    static func choice<Value: CaseIterable & RawRepresentable<String>>(_ text: String, of option: String) throws -> Value {
        try choice(text, of: option, Value.allCases.map { ($0.rawValue, $0) })
    }

    /// 0 to 1, or 0% to 100%.
    static func variableValue(_ text: String) throws -> Double {
        let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
        guard let number, number >= 0, number <= 1 else {
            throw ValidationError("--variable-value is \"\(text)\"; expected 0 to 1, or 0% to 100%")
        }
        return number
    }

    /// Colours with commas between them; commas inside parentheses belong to a colour.
    static func palette(_ text: String) throws -> [Color] {
        var (parts, depth) = ([""], 0)
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return try parts.map { try color($0, of: "--palette") }
    }

    static func color(_ text: String, of option: String) throws -> Color {
        do throws(ColorSyntaxError) { return try Color(css: text) } catch {
            throw ValidationError("\(option) is \"\(text)\": \(error)")
        }
    }

    static func seconds(_ text: String, of option: String) throws -> Double {
        guard let seconds = Double(text), seconds >= 0, seconds <= 86_400 else {
            throw ValidationError("\(option) is \"\(text)\"; expected seconds from 0 to 86400")
        }
        return seconds
    }

    static func whole(_ text: String, of option: String, _ range: ClosedRange<Int>) throws -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw ValidationError("\(option) is \"\(text)\"; expected a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    static func opaque(_ text: String, of option: String) throws -> RGBA8 {
        let color = try color(text, of: option)
        guard color.alpha == 1 else { throw ValidationError("\(option) needs an opaque colour") }
        func byte(_ channel: Double) -> UInt8 { UInt8((min(max(channel, 0), 1) * 255).rounded()) }
        return RGBA8(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: 255)
    }

    static func locale(_ text: String) throws -> SymbolLocale {
        guard let locale = SymbolLocale(text) else {
            throw ValidationError("--locale is \"\(text)\"; expected a language tag such as ar, he or zh-Hant")
        }
        return locale
    }

    static func textStyle(_ text: String) throws -> TextStyle {
        if let style = TextStyle(name: text) { return style }
        return try choice(text, of: "--text-style", TextStyle.allCases.map { ($0.rawValue, $0) })
    }

    static func dynamicType(_ text: String) throws -> DynamicTypeSize {
        if let size = DynamicTypeSize(name: text) { return size }
        return try choice(text, of: "--dynamic-type", DynamicTypeSize.allCases.map { ($0.rawValue, $0) })
    }

    /// Names of sheets with commas between them.
    static func sheetAxes(_ text: String) throws -> [SheetAxis] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { try choice(String($0), of: "--grid") }
    }

    static func size(_ text: String) throws -> SymbolSize {
        guard let size = Int(text), (1...Canvas.maximumSide).contains(size) else {
            throw ValidationError("--size is \"\(text)\"; expected 1 to \(Canvas.maximumSide) pixels")
        }
        return .pixels(size)
    }

    static func pointSize(_ text: String) throws -> SymbolSize {
        guard let points = Double(text), points > 0, points <= 10_000 else {
            throw ValidationError("--point-size is \"\(text)\"; expected more than 0 and at most 10000 points")
        }
        return .points(points)
    }

    /// `1,2,3`: pixels a point.
    static func displayScales(_ text: String) throws -> [Double] {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let scales = words.compactMap { Double($0) }
        guard scales.count == words.count, scales.allSatisfy({ $0 > 0 && $0 <= 100 }) else {
            throw ValidationError("--display-scale is \"\(text)\"; expected numbers up to 100 with commas between, as in 1,2,3")
        }
        return scales
    }

    private static func choice<Value>(_ text: String, of option: String, _ choices: [(String, Value)]) throws -> Value {
        if let (_, value) = choices.first(where: { $0.0 == text.lowercased() }) { return value }
        let names = choices.map(\.0)
        let hint = text.lowercased().nearest(in: names, within: 2).map { " (did you mean \($0)?)" } ?? ""
        throw ValidationError("\(option) is \"\(text)\"; expected \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")\(hint)")
    }
}
