public import SymbolModel

/// A language in which symbols are shown, and for which there may be separate drawings.
public struct SymbolLocale: Hashable, Sendable, CustomStringConvertible {
    /// The language, script, region and further subtags, in lower case.
    private let subtags: [String]

    /// Reads a language tag such as `ar`, `zh-Hant-TW` or `he_IL` (RFC 5646); `nil` for any other text.
    public init?(_ identifier: String) {
        let parts = identifier.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(
            String.init)
        guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isLetter),
            parts.allSatisfy({
                (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            })
        else { return nil }
        subtags = [Self.current[language] ?? language] + parts.dropFirst()
    }

    /// The direction of the script that the tag names, or else of the script in which the language is usually written.
    public var direction: LayoutDirection {
        if let script = subtags.dropFirst().first(where: { $0.count == 4 }) {
            return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return Self.rightToLeftLanguages.contains(subtags[0]) ? .rightToLeft : .leftToRight
    }

    /// The tag in lower case, such as `zh-hant-tw`.
    public var description: String { subtags.joined(separator: "-") }

    /// The suffixes between a symbol's name and `.svg` in files drawn for this language, the most specific first.
    ///
    /// For example `zh-hant-tw`, `zh-hant`, `zh`.
    var fileSuffixes: [String] {
        (1...subtags.count).reversed().map { subtags.prefix($0).joined(separator: "-") }
    }

    /// Withdrawn codes and their replacements (IANA Language Subtag Registry).
    private static let current = ["iw": "he", "ji": "yi", "in": "id"]

    private static let rightToLeftScripts: Set = [
        "arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "mand", "samr"
    ]

    /// Languages whose suppressed or usual script is written from right to left (Unicode CLDR, likely subtags).
    private static let rightToLeftLanguages: Set = [
        "ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "ks", "nqo", "syr", "arc", "azb", "mzn", "glk",
        "lrc"
    ]
}
