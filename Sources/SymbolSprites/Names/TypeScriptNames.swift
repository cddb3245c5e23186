internal import SymbolText

/// Names of symbols as the keys of an object in TypeScript.
enum TypeScriptNames: NamesWriter {
    static func identifier(of name: String) -> String { name }

    /// The file uses no type but its own, and the language's keywords begin with small letters.
    static let reservedTypes: Set<String> = []

    static func text(_ symbols: [NamedSymbol], type: String, package: String?) -> String {
        let members = symbols.map { symbol in
            let values = zip(NamedSymbol.measureNames, symbol.measures).map { "\($0): \($1)" }
            return "  \(symbol.name.jsonQuoted): { \(values.joined(separator: ", ")) },\n"
        }
        return """
            \(NamesLanguage.head)
            /** Symbols by their names, with size, baseline from the top and insets of the layout box in points. */
            export const \(type) = {
            \(members.joined())} as const;

            export type \(type) = keyof typeof \(type);

            """
    }
}
