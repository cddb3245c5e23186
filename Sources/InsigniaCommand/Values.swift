import ArgumentParser
import Insignia
import SymbolDrawing
import SymbolImaging
import SymbolModel
import SymbolRendering

/// Reads options' values. They come as text, so that a wrong one is answered with what is allowed and what is nearest.
enum Values {
    static func weight(_ text: String) throws -> Weight {
        try choice(text, of: "--weight", Weight.allCases.map { ($0.name.lowercased(), $0) })
    }

    static func scale(_ text: String) throws -> Scale {
        try choice(text, of: "--scale", Scale.allCases.map { ($0.rawValue, $0) })
    }

    static func canvas(_ text: String) throws -> CanvasKind {
        try choice(text, of: "--canvas", CanvasKind.allCases.map { ($0.rawValue, $0) })
    }

    static func compression(_ text: String) throws -> PNGEncoder.Compression {
        try choice(text, of: "--compression", PNGEncoder.Compression.allCases.map { ($0.rawValue, $0) })
    }

    static func color(_ text: String, of option: String) throws -> Color {
        do throws(ColorSyntaxError) { return try Color(css: text) } catch {
            throw ValidationError("\(option) is \"\(text)\": \(error)")
        }
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
