internal import SymbolText

/// A programming language in which the names of symbols are written down.
enum NamesLanguage: String, Sendable {
    case swift, kotlin, typescript, c

    /// The ending of its files.
    var ending: String {
        switch self {
        case .swift: "swift"
        case .kotlin: "kt"
        case .typescript: "ts"
        case .c: "h"
        }
    }

    /// What stands for a symbol; empty where its name has nothing that an identifier could.
    func identifier(of name: String) -> String {
        switch self {
        case .swift: Self.escaped(Identifier.camelCase(name))
        case .kotlin: Identifier.pascalCase(name)
        case .typescript: name
        case .c: Identifier.upperCase(name)
        }
    }

    /// The name of the type, from that of the file.
    func type(of stem: String) -> String {
        self == .c ? Identifier.words(stem).joined(separator: "_").lowercased() : Identifier.pascalCase(stem)
    }

    func text(_ symbols: [NamedSymbol], type: String, package: String?) -> String {
        switch self {
        case .swift: swift(symbols, type)
        case .kotlin: kotlin(symbols, type, package)
        case .typescript: typescript(symbols, type)
        case .c: c(symbols, type)
        }
    }

    /// A case cannot be called like what every enumeration has, and backticks do not help.
    private static func escaped(_ name: String) -> String {
        if ["self", "Self", "Type", "Protocol", "init", "allCases", "rawValue", "hashValue", "metrics"].contains(name) {
            return name + "_"
        }
        return Identifier.swiftKeywords.contains(name) ? "`\(name)`" : name
    }

    private static let head = "// Written by insignia: changes are lost.\n"

    private func swift(_ symbols: [NamedSymbol], _ type: String) -> String {
        let cases = symbols.map { "    case \(identifier(of: $0.name)) = \($0.name.swiftQuoted)\n" }
        let measures = symbols.map { symbol in
            let values = zip(NamedSymbol.measureNames, symbol.measures).map { "\($0): \($1)" }
            return "        case .\(identifier(of: symbol.name)): Metrics(\(values.joined(separator: ", ")))\n"
        }
        return """
            \(Self.head)
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

    private func kotlin(_ symbols: [NamedSymbol], _ type: String, _ package: String?) -> String {
        let cases = symbols.map { symbol in
            let values = symbol.measures.map { $0.contains(".") ? $0 : $0 + ".0" }
            let name = symbol.name.jsonQuoted.split(separator: "$", omittingEmptySubsequences: false)
            let arguments = [name.joined(separator: "\\$")] + values
            return "    \(identifier(of: symbol.name))(\(arguments.joined(separator: ", ")))"
        }
        // Kotlin takes a comma after the last only since 1.4.
        let properties = NamedSymbol.measureNames.map { "    val \($0): Double" }.joined(separator: ",\n")
        return """
            \(Self.head)\(package.map { "\npackage \($0)\n" } ?? "")
            /** Symbols by their names, with size, baseline from the top and insets of the layout box in points. */
            enum class \(type)(
                val id: String,
            \(properties)
            ) {
            \(cases.joined(separator: ",\n"))
            }

            """
    }

    private func typescript(_ symbols: [NamedSymbol], _ type: String) -> String {
        let members = symbols.map { symbol in
            let values = zip(NamedSymbol.measureNames, symbol.measures).map { "\($0): \($1)" }
            return "  \(symbol.name.jsonQuoted): { \(values.joined(separator: ", ")) },\n"
        }
        return """
            \(Self.head)
            /** Symbols by their names, with size, baseline from the top and insets of the layout box in points. */
            export const \(type) = {
            \(members.joined())} as const;

            export type \(type) = keyof typeof \(type);

            """
    }

    private func c(_ symbols: [NamedSymbol], _ type: String) -> String {
        let upper = type.uppercased()
        let cases = symbols.map { "    \(upper)_\(identifier(of: $0.name)),\n" }
        let rows = symbols.map { "    {\($0.name.cQuoted), \($0.measures.joined(separator: ", "))},\n" }
        return """
            /* Written by insignia: changes are lost. */
            #ifndef \(upper)_H
            #define \(upper)_H

            enum \(type) {
            \(cases.joined())    \(upper)__COUNT
            };

            /* Names, with size, baseline from the top and insets of the layout box in points. */
            static const struct \(type)_entry {
                const char *name;
                double \(NamedSymbol.measureNames.joined(separator: ", "));
            } \(type)_entries[\(upper)__COUNT] = {
            \(rows.joined())};

            #endif

            """
    }
}

extension String {
    /// A string literal of Swift.
    fileprivate var swiftQuoted: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\0"..<" ", "\u{7F}"..."\u{9F}": text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// A string literal of C: octal escapes, which end after three digits.
    fileprivate var cQuoted: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\", "?": text += "\\\(scalar)"
            case "\0"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 8)
                text += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
