/// Names of symbols as an enumeration and a table in C.
enum CNames: NamesWriter {
    static func identifier(of name: String) -> String { Identifier.upperCase(name) }

    static func type(of stem: String) -> String { Identifier.plainWords(stem).joined(separator: "_").lowercased() }

    /// The keywords of C (ISO/IEC 9899:2024, §6.4.1) and, for C++ programs that include the file, those of C++ and its
    /// alternative tokens (ISO/IEC 14882:2020, §5.11 and §5.5); and the macros with which GNU C names the system.
    static let reservedTypes: Set<String> = [
        "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case",
        "catch", "char", "char16_t", "char32_t", "char8_t", "class", "co_await", "co_return", "co_yield",
        "compl", "concept", "const", "const_cast", "consteval", "constexpr", "constinit", "continue",
        "decltype", "default", "delete", "do", "double", "dynamic_cast", "else", "enum", "explicit", "export",
        "extern", "false", "float", "for", "friend", "goto", "if", "inline", "int", "linux", "long", "mutable",
        "namespace", "new", "noexcept", "not", "not_eq", "nullptr", "operator", "or", "or_eq", "private",
        "protected", "public", "register", "reinterpret_cast", "requires", "restrict", "return", "short",
        "signed", "sizeof", "static", "static_assert", "static_cast", "struct", "switch", "template", "this",
        "thread_local", "throw", "true", "try", "typedef", "typeid", "typename", "typeof", "typeof_unqual",
        "union", "unix", "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq"
    ]

    static func text(_ symbols: [NamedSymbol], type: String, package: String?) -> String {
        // No identifier begins with an underscore, so that two of them cannot occur in the name of a case.
        let upper = type.uppercased()
        let cases = symbols.map { "    \(upper)_\(identifier(of: $0.name)),\n" }
        let rows = symbols.map { "    {\($0.name.cQuoted), \($0.measures.joined(separator: ", "))},\n" }
        return """
            /* Written by insignia: changes are lost. */
            #ifndef \(upper)__H
            #define \(upper)__H

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
    /// The string literal for C, with octal escapes, which end after three digits.
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
