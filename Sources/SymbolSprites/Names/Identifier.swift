internal import SymbolText

/// The names of symbols as identifiers of programming languages.
enum Identifier {
    /// The words of a name: what stands between characters that no identifier has.
    ///
    /// Letters, digits and marks are those of Unicode, composed, since compilers compare characters.
    static func words(_ name: String) -> [String] {
        name.composed.unicodeScalars.split { !$0.isOfWord }
            .map { String(Substring($0.drop(while: \.isMark))) }
            .filter { !$0.isEmpty }
    }

    /// The same in letters of ASCII; none where one of the letters is not one of those with a mark.
    static func plainWords(_ name: String) -> [String] {
        foreignLetter(in: name) == nil ? words(name).map(\.unaccented) : []
    }

    /// The first letter or digit that ASCII has not, with a mark or without.
    static func foreignLetter(in name: String) -> Character? {
        words(name).joined().first { !String($0).unaccented.utf8.allSatisfy { $0 < 0x80 } }
    }

    /// `bellBadge`; an underscore first where a digit would be.
    static func camelCase(_ name: String) -> String {
        let words = words(name)
        return started((words.first.map(lowered) ?? "") + words.dropFirst().map(capitalized).joined())
    }

    /// `BellBadge`.
    static func pascalCase(_ name: String) -> String { started(words(name).map(capitalized).joined()) }

    /// `BELL_BADGE`, in ASCII.
    static func upperCase(_ name: String) -> String { plainWords(name).joined(separator: "_").uppercased() }

    /// Letters, digits and underscores of ASCII, and no digit first.
    static func isPlain(_ text: some StringProtocol) -> Bool {
        guard let first = text.first, !first.isNumber else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    private static func started(_ text: String) -> String { text.first?.isNumber == true ? "_" + text : text }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// A word all in capitals is an acronym, and small as a whole.
    private static func lowered(_ word: String) -> String {
        word == word.uppercased() ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }

    /// The Java Language Specification, §3.9, with the literals.
    static let javaKeywords: Set<String> = [
        "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "true", "try", "void", "volatile", "while"
    ]

    /// The Swift Programming Language, Lexical Structure: keywords used in declarations, statements, expressions and
    /// types, which backticks make names.
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
    /// What Swift, Kotlin and ECMAScript all have in identifiers, Kotlin with marks only between backticks.
    fileprivate var isOfWord: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
            properties.isIDContinue
        default: isMark && properties.isIDContinue
        }
    }
}
