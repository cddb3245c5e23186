internal import SymbolText

/// The names of symbols as identifiers of programming languages.
enum Identifier {
    /// Splits a name into words, at the characters that no identifier can contain.
    ///
    /// Letters, digits and marks are those of Unicode, in composed form, since compilers compare characters.
    static func words(_ name: String) -> [String] {
        name.composed.unicodeScalars.split { !$0.isWordCharacter }
            .map { String(Substring($0.drop(while: \.isMark))) }
            .filter { !$0.isEmpty }
    }

    /// Splits a name into words of ASCII letters; none where a letter is not an ASCII letter with or without a mark.
    static func plainWords(_ name: String) -> [String] {
        foreignLetter(in: name) == nil ? words(name).map(\.unaccented) : []
    }

    /// The first letter or digit that is not an ASCII one, with or without a mark.
    static func foreignLetter(in name: String) -> Character? {
        words(name).joined().first { !String($0).unaccented.utf8.allSatisfy { $0 < 0x80 } }
    }

    /// Returns a name such as `bellBadge`; an underscore precedes a leading digit.
    static func camelCase(_ name: String) -> String {
        let words = words(name)
        return guarded((words.first.map(lowered) ?? "") + words.dropFirst().map(capitalized).joined())
    }

    /// Returns a name such as `BellBadge`; an underscore precedes a leading digit.
    static func pascalCase(_ name: String) -> String { guarded(words(name).map(capitalized).joined()) }

    /// Returns a name such as `BELL_BADGE`, in ASCII.
    static func upperCase(_ name: String) -> String { plainWords(name).joined(separator: "_").uppercased() }

    /// Returns whether a text has only ASCII letters, digits and underscores, and does not begin with a digit.
    static func isPlain(_ text: some StringProtocol) -> Bool {
        guard let first = text.first, !first.isNumber else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    private static func guarded(_ text: String) -> String { text.first?.isNumber == true ? "_" + text : text }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Lower-cases the first letter of a word, or the whole word if it is an acronym in capitals.
    private static func lowered(_ word: String) -> String {
        word == word.uppercased() ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }

    /// The keywords and literals of Java (The Java Language Specification, §3.9).
    static let javaKeywords: Set<String> = [
        "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "true", "try", "void", "volatile", "while"
    ]

    /// The keywords of Swift in declarations, statements, expressions and types, which can be names between backticks
    /// (The Swift Programming Language, Lexical Structure).
    static let swiftKeywords: Set<String> = [
        "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func",
        "import", "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private",
        "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch",
        "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
        "switch", "throw", "where", "while", "any", "as", "await", "false", "is", "nil", "super", "throws", "true",
        "try"
    ]
}

extension Unicode.Scalar {
    /// Whether the scalar can be in an identifier of Swift, Kotlin and ECMAScript alike; Kotlin allows marks only
    /// between backticks.
    fileprivate var isWordCharacter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
            properties.isIDContinue
        default: isMark && properties.isIDContinue
        }
    }
}
