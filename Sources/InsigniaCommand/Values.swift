import ArgumentParser
import Insignia
internal import SymbolText

/// Reads the values of options.
///
/// Options are parsed as text, so that the error for a wrong value can list the allowed values and suggest the nearest.
enum Values {
    static func weight(_ text: String) throws -> Weight { try read(text, of: "--weight", ValueSyntax.weight) }

    static func choice<Value: CaseIterable & RawRepresentable<String> & SendableMetatype>(
        _ text: String, of option: String
    ) throws -> Value {
        try read(text, of: option, ValueSyntax.choice)
    }

    static func variableValue(_ text: String) throws -> Double {
        try read(text, of: "--variable-value", ValueSyntax.variableValue)
    }

    static func palette(_ text: String) throws -> [Color] { try read(text, of: "--palette", ValueSyntax.palette) }

    static func color(_ text: String, of option: String) throws -> Color {
        try read(text, of: option, ValueSyntax.color)
    }

    static func background(_ text: String) throws -> Color {
        try read(text, of: "--background", ValueSyntax.background)
    }

    static func seconds(_ text: String, of option: String) throws -> Double {
        try read(text, of: option, ValueSyntax.seconds)
    }

    static func whole(_ text: String, of option: String, _ range: ClosedRange<Int>) throws -> Int {
        try read(text, of: option) { text throws(ValueError) in try ValueSyntax.whole(text, range) }
    }

    static func jobs(_ text: String) throws -> Int { try whole(text, of: "--jobs", 1...1024) }

    static func opaque(_ text: String, of option: String) throws -> Color {
        try read(text, of: option, ValueSyntax.opaqueColor)
    }

    static func locale(_ text: String) throws -> SymbolLocale { try read(text, of: "--locale", ValueSyntax.locale) }

    static func textStyle(_ text: String) throws -> TextStyle {
        try read(text, of: "--text-style", ValueSyntax.textStyle)
    }

    static func dynamicType(_ text: String) throws -> DynamicTypeSize {
        try choice(text, of: "--dynamic-type")
    }

    /// Reads kinds of contact sheets, separated by commas.
    static func sheetAxes(_ text: String) throws -> [ContactSheetAxis] {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let axes: [ContactSheetAxis] = try words.map { try choice(String($0), of: "--grid") }
        return try read(text, of: "--grid") { _ throws(ValueError) in try distinct(axes) }
    }

    static func size(_ text: String) throws -> SymbolSize { try read(text, of: "--size", ValueSyntax.pixels) }

    static func pointSize(_ text: String) throws -> SymbolSize {
        try read(text, of: "--point-size", ValueSyntax.points)
    }

    /// Reads the value of `-o` for a command that writes folders and files in `formats`.
    static func output(_ text: String, formats: [String]) throws -> OutputName {
        try read(text, of: "-o") { text throws(ValueError) in try OutputName(text, formats: formats) }
    }

    /// Reads the path of a single file in one of the formats.
    static func file(_ text: String, of option: String, formats: [String]) throws -> String {
        try read(text, of: option) { text throws(ValueError) in try OutputName.path(ofFile: text, formats: formats) }
    }

    /// Checks the path of a file, which names none where a script's variable is not set.
    static func file(_ text: String?, of option: String) throws {
        if text == "" { throw ValidationError("\(option) is empty; expected a file") }
    }

    /// Checks the path of a folder, which names none where a script's variable is not set.
    static func folder(_ text: String?, of option: String) throws {
        if text == "" { throw ValidationError("\(option) is empty; expected a folder") }
    }

    /// Reads numbers of pixels per point, separated by commas, as in `1,2,3`.
    static func displayScales(_ text: String) throws -> [Double] {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        do throws(ValueError) {
            return try distinct(words.map { word throws(ValueError) in try ValueSyntax.displayScale(String(word)) })
        } catch {
            throw ValidationError(
                "--display-scale is \"\(text)\"; expected different numbers up to 100 with commas between, as in 1,2,3")
        }
    }

    private static func distinct<Value: Hashable>(_ values: [Value]) throws(ValueError) -> [Value] {
        guard values.count == 1 || Set(values).count == values.count else { throw ValueError("one is given twice") }
        return values
    }

    static func read<Value>(
        _ text: String, of option: String, _ value: (String) throws(ValueError) -> Value
    ) throws -> Value {
        do throws(ValueError) { return try value(text) } catch {
            throw ValidationError("\(option) is \"\(text)\"; \(error)")
        }
    }
}
