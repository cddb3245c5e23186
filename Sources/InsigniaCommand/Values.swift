import ArgumentParser
import Insignia
internal import SymbolText

/// Reads the values of options.
///
/// They arrive as text, so that a wrong value is answered with the values that are allowed and the nearest one.
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

    static func seconds(_ text: String, of option: String) throws -> Double {
        try read(text, of: option, ValueSyntax.seconds)
    }

    static func whole(_ text: String, of option: String, _ range: ClosedRange<Int>) throws -> Int {
        try read(text, of: option) { text throws(ValueError) in try ValueSyntax.whole(text, range) }
    }

    static func jobs(_ text: String) throws -> Int { try whole(text, of: "--jobs", 1...1024) }

    static func opaque(_ text: String, of option: String) throws -> RGBA8 {
        try read(text, of: option, ValueSyntax.opaqueColor)
    }

    static func locale(_ text: String) throws -> SymbolLocale { try read(text, of: "--locale", ValueSyntax.locale) }

    static func textStyle(_ text: String) throws -> TextStyle {
        try read(text, of: "--text-style", ValueSyntax.textStyle)
    }

    static func dynamicType(_ text: String) throws -> DynamicTypeSize {
        try choice(text, of: "--dynamic-type")
    }

    /// Names of sheets with commas between them.
    static func sheetAxes(_ text: String) throws -> [ContactSheetAxis] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { try choice(String($0), of: "--grid") }
    }

    static func size(_ text: String) throws -> SymbolSize { try read(text, of: "--size", ValueSyntax.pixels) }

    static func pointSize(_ text: String) throws -> SymbolSize {
        try read(text, of: "--point-size", ValueSyntax.points)
    }

    /// What `-o` means where files in `formats` can be written, and folders.
    static func output(_ text: String, formats: [String]) throws -> OutputName {
        try read(text, of: "-o") { text throws(ValueError) in try OutputName(text, formats: formats) }
    }

    /// The path of a single file in one of the formats.
    static func file(_ text: String, of option: String, formats: [String]) throws -> String {
        try read(text, of: option) { text throws(ValueError) in try OutputName.path(ofFile: text, formats: formats) }
    }

    /// `1,2,3`: pixels a point.
    static func displayScales(_ text: String) throws -> [Double] {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        do throws(ValueError) {
            return try words.map { word throws(ValueError) in try ValueSyntax.displayScale(String(word)) }
        } catch {
            throw ValidationError(
                "--display-scale is \"\(text)\"; expected numbers up to 100 with commas between, as in 1,2,3")
        }
    }

    static func read<Value>(
        _ text: String, of option: String, _ value: (String) throws(ValueError) -> Value
    ) throws -> Value {
        do throws(ValueError) { return try value(text) } catch {
            throw ValidationError("\(option) is \"\(text)\"; \(error)")
        }
    }
}
