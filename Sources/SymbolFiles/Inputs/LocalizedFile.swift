package import SymbolModel

/// Picks among a symbol's files: `bell.svg` may have siblings `bell.ar.svg` and `bell.rtl.svg`.
///
/// The language stands at the end or after the drawing that it changes, before what is composed with it:
/// `bell.circle.ar.svg` and `bell.ar.circle.svg` are siblings of `bell.circle.svg`.
package enum LocalizedFile {
    /// The sibling to read for `path`: the language's own, else for right-to-left layout the one named `rtl`.
    ///
    /// Nil where there is none and the file itself is to be read.
    package static func sibling(of path: String, _ locale: SymbolLocale?, _ direction: LayoutDirection) -> String? {
        let suffixes = (locale?.fileSuffixes ?? []) + (direction == .rightToLeft ? ["rtl"] : [])
        guard !suffixes.isEmpty, path != "-", InputList.isDrawing(path) else { return nil }
        let folder = Files.folder(of: path)
        let words = InputList.stem(of: path).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let ending = InputList.suffix(of: path)
        return suffixes.lazy.flatMap { suffix in
            places(of: suffix, in: words).map { place in
                folder + (words[..<place] + [suffix] + words[place...]).joined(separator: ".") + ending
            }
        }.first(where: Files.exists)
    }

    /// Where a language may stand among a name's words: at the end, then further and further in front.
    ///
    /// Within a name only a known language does, since other words of two letters are parts of names.
    private static func places(of suffix: String, in words: [String]) -> [Int] {
        isLanguage(suffix) ? (1...words.count).reversed() : [words.count]
    }

    /// Whether a file among some is only another's sibling: `bell.ar.svg` beside `bell.svg`.
    static func isSibling(_ path: String, among paths: Set<String>) -> Bool { original(of: path, among: paths) != nil }

    /// The file among some, in the same folder, that another stands for in some language.
    private static func original(of path: String, among paths: @autoclosure () -> Set<String>) -> String? {
        let stem = InputList.stem(of: path)
        guard stem.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let words = stem.split(separator: ".", omittingEmptySubsequences: false)
        return words.indices.dropFirst().lazy.filter { isLanguage(words[$0]) }.map { place in
            Files.folder(of: path) + (words[..<place] + words[(place + 1)...]).joined(separator: ".")
                + InputList.suffix(of: path)
        }.first { paths().contains($0) }
    }

    /// The files of a folder that others stand for in some language.
    package static func originals(_ names: [String]) -> Set<String> {
        let all = Set(names)
        return Set(names.filter(InputList.isDrawing).compactMap { original(of: $0, among: all) })
    }

    /// The files that do not stand for another in some language.
    package static func leavingOutSiblings(_ paths: [String]) -> [String] {
        // Few names hold a language's, and for those alone the others are looked through.
        lazy var all = Set(paths)
        return paths.filter { original(of: $0, among: all) == nil }
    }

    private static func isLanguage(_ word: some StringProtocol) -> Bool {
        // None is longer than three letters: most words are told from them by their lengths.
        let language = word.prefix { $0 != "-" }
        guard (2...3).contains(language.utf8.count) else { return false }
        return word == "rtl" || languages.contains(language.lowercased())
    }

    /// The languages that symbols are drawn for.
    private static let languages: Set = [
        "ar", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo", "ml", "mni", "mr",
        "my",
        "ne", "pa", "ru", "sat", "si", "ta", "te", "th", "uk", "ur", "yi", "zh"
    ]
}
