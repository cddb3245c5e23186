internal import SymbolText

/// Names of symbols as an enumeration in Swift.
enum SwiftNames: NamesWriter {
    static func identifier(of name: String) -> String { escaped(Identifier.camelCase(name)) }

    /// The reserved names of types; the members that every enumeration has are reserved even between backticks.
    static let reservedTypes: Set<String> = [
        "Any", "CaseIterable", "Double", "Hashable", "Metrics", "Protocol", "Self", "Sendable", "String", "Type"
    ]

    private static func escaped(_ name: String) -> String {
        if ["self", "Self", "Type", "Protocol", "init", "allCases", "rawValue", "hashValue", "metrics"].contains(name) {
            return name + "_"
        }
        return Identifier.swiftKeywords.contains(name) ? "`\(name)`" : name
    }

    static func text(_ symbols: [NamedSymbol], type: String, package: String?) -> String {
        let cases = symbols.map { "    case \(identifier(of: $0.name)) = \($0.name.swiftLiteral)\n" }
        let measures = symbols.map { symbol in
            let values = zip(NamedSymbol.measureNames, symbol.measures).map { "\($0): \($1)" }
            return "        case .\(identifier(of: symbol.name)): Metrics(\(values.joined(separator: ", ")))\n"
        }
        return """
            \(NamesLanguage.head)
            /// Symbols by their names.
            public enum \(type): String, CaseIterable, Sendable {
            \(cases.joined())
                /// A symbol's size, its baseline from the top, and the insets of its layout box, in points.
                public struct Metrics: Hashable, Sendable {
                    public let \(NamedSymbol.measureNames.joined(separator: ", ")): Double
                }

                public var metrics: Metrics {
                    switch self {
            \(measures.joined())        }
                }
            }

            """
    }
}
