internal import SymbolText

/// Names of symbols as an enumeration in Kotlin.
enum KotlinNames: NamesWriter {
    static func identifier(of name: String) -> String { escaped(Identifier.pascalCase(name)) }

    static func type(of stem: String) -> String { escaped(Identifier.pascalCase(stem)) }

    /// Puts a name between backticks where it has marks or letters beyond 16 bits, which Kotlin's scanner does not
    /// accept otherwise (Kotlin language specification, Lexical grammar: Identifiers).
    private static func escaped(_ name: String) -> String {
        name.unicodeScalars.contains { $0.isMark || $0.value > 0xFFFF } ? "`\(name)`" : name
    }

    /// The types that the file itself uses, which its own would hide from the whole package.
    static let reservedTypes: Set<String> = ["Double", "Enum", "String"]

    /// The name of one of Kotlin's own types, which an entry of the same name would hide.
    private static func own(_ type: String, _ symbols: [NamedSymbol]) -> String {
        symbols.contains { identifier(of: $0.name) == type } ? "kotlin.\(type)" : type
    }

    static func text(_ symbols: [NamedSymbol], type: String, package: String?) -> String {
        let cases = symbols.map { symbol in
            let values = symbol.measures.map { $0.contains(".") ? $0 : $0 + ".0" }
            let name = symbol.name.jsonQuoted.split(separator: "$", omittingEmptySubsequences: false)
            let arguments = [name.joined(separator: "\\$")] + values
            return "    \(identifier(of: symbol.name))(\(arguments.joined(separator: ", ")))"
        }
        // Kotlin accepts a trailing comma only since version 1.4.
        let double = own("Double", symbols)
        let properties = NamedSymbol.measureNames.map { "    val \($0): \(double)" }.joined(separator: ",\n")
        return """
            \(NamesLanguage.head)\(package.map { "\npackage \($0)\n" } ?? "")
            /** Symbols by their names, with size, baseline from the top and insets of the layout box in points. */
            enum class \(type)(
                val id: \(own("String", symbols)),
            \(properties)
            ) {
            \(cases.joined(separator: ",\n"))
            }

            """
    }
}
