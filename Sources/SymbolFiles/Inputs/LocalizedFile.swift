package import SymbolModel

/// The selection among a symbol's files: `bell.svg` may have siblings `bell.ar.svg` and `bell.rtl.svg`.
///
/// The language is at the end of the name or follows the drawing that it changes, before components:
/// `bell.circle.ar.svg` and `bell.ar.circle.svg` are siblings of `bell.circle.svg`.
package enum LocalizedFile {
    /// Returns the sibling that replaces a file: that of the language or, in right-to-left layout, the one named `rtl`.
    ///
    /// Nil where there is none, and the file itself is to be read.
    package static func sibling(of path: String, _ locale: SymbolLocale?, _ direction: LayoutDirection) -> String? {
        let suffixes = (locale?.tags ?? []) + (direction == .rightToLeft ? ["rtl"] : [])
        guard !suffixes.isEmpty, path != "-", InputList.isDrawing(path) else { return nil }
        let folder = Files.folder(of: path)
        let stem = InputList.fileStem(of: path)
        let words = stem.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let ending = InputList.suffix(of: path)
        return suffixes.lazy.flatMap { suffix in
            positions(of: suffix, in: words).flatMap { position in
                spellings(of: suffix).map { spelling in
                    folder + (words[..<position] + [spelling] + words[position...]).joined(separator: ".") + ending
                }
            }
        }.first(where: Files.exists)
    }

    /// Returns the positions where a language may be among the words of a name: at the end, and then farther and
    /// farther to the front.
    ///
    /// Within a name this applies only to known languages, since other words of two letters are parts of names.
    private static func positions(of suffix: String, in words: [String]) -> [Int] {
        isLanguage(suffix) ? (1...words.count).reversed() : [words.count]
    }

    /// Returns the file in the same folder, among some files, that another replaces for some language, like `bell.svg`
    /// for `bell.ar.svg`.
    static func original(of path: String, among paths: @autoclosure () -> Set<String>) -> String? {
        let stem = InputList.fileStem(of: path)
        guard stem.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let words = stem.split(separator: ".", omittingEmptySubsequences: false)
        return words.indices.dropFirst().lazy.filter { isLanguage(words[$0]) }.map { index in
            Files.folder(of: path) + (words[..<index] + words[(index + 1)...]).joined(separator: ".")
                + InputList.suffix(of: path)
        }.first { paths().contains($0) }
    }

    /// Returns the files of a folder that others replace for some language.
    package static func originals(_ names: [String]) -> Set<String> {
        let all = Set(names)
        return Set(names.filter(InputList.isDrawing).compactMap { original(of: $0, among: all) })
    }

    /// Returns the files that do not replace another one for some language.
    package static func withoutSiblings(_ paths: [String]) -> [String] {
        // Few names contain a language, and only for those are the others searched.
        lazy var all = Set(paths)
        return paths.filter { original(of: $0, among: all) == nil }
    }

    /// Returns the ways to write a language in a name: in lower case and, where that differs, with the conventional
    /// capitals, as in `zh-Hant-TW` (RFC 5646, section 2.1.1).
    private static func spellings(of language: String) -> [String] {
        let lower = language.lowercased()
        let conventional = lower.split(separator: "-").enumerated().map { index, subtag in
            switch subtag.count {
            case 2 where index > 0: subtag.uppercased()
            case 4 where index > 0: subtag.prefix(1).uppercased() + subtag.dropFirst()
            default: String(subtag)
            }
        }.joined(separator: "-")
        return conventional == lower ? [lower] : [lower, conventional]
    }

    private static func isLanguage(_ word: some StringProtocol) -> Bool {
        // No language has more than three letters, so the length rules out most words.
        let language = word.prefix { $0 != "-" }
        guard (2...3).contains(language.utf8.count) else { return false }
        if word == "rtl" { return true }
        return languages.contains(language.lowercased()) && spellings(of: String(word)).contains(String(word))
    }

    /// The languages for which there are localized drawings.
    private static let languages: Set = [
        "ar", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo", "ml", "mni", "mr",
        "my",
        "ne", "pa", "ru", "sat", "si", "ta", "te", "th", "uk", "ur", "yi", "zh"
    ]
}
