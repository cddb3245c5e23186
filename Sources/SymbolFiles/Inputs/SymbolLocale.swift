public import SymbolModel

/// The language that symbols are shown in, which may have drawings of its own.
public struct SymbolLocale: Hashable, Sendable {
    /// Language, script, region and so on, in lower case.
    private let subtags: [String]

    /// Reads a language tag such as `ar`, `zh-Hant-TW` or `he_IL` (RFC 5646). Nil for other text.
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

    /// Of the script that the tag names, else of the one that its language is mostly written in.
    public var direction: LayoutDirection {
        if let script = subtags.dropFirst().first(where: { $0.count == 4 }) {
            return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return Self.rightToLeftLanguages.contains(subtags[0]) ? .rightToLeft : .leftToRight
    }

    /// What a drawing for this language has between its name and `.svg`, the most particular first:
    /// `zh-hant-tw`, `zh-hant`, `zh`.
    var fileSuffixes: [String] {
        (1...subtags.count).reversed().map { subtags.prefix($0).joined(separator: "-") }
    }

    /// Withdrawn codes and those that took their place (IANA Language Subtag Registry).
    private static let current = ["iw": "he", "ji": "yi", "in": "id"]

    private static let rightToLeftScripts: Set = [
        "arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "mand", "samr"
    ]

    /// Languages whose suppressed or usual script is one of those (Unicode CLDR, likely subtags).
    private static let rightToLeftLanguages: Set = [
        "ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "ks", "nqo", "syr", "arc", "azb", "mzn", "glk",
        "lrc"
    ]
}
