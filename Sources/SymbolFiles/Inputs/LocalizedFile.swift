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

    /// Whether a file among `names` is only another's sibling: `bell.ar.svg` beside `bell.svg`.
    static func isSibling(_ name: String, among names: Set<String>) -> Bool { original(of: name, among: names) != nil }

    /// The file among `names` that another stands for in some language.
    private static func original(of name: String, among names: Set<String>) -> String? {
        let words = InputList.stem(of: name).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return words.indices.dropFirst().lazy.filter { isLanguage(words[$0]) }.map { place in
            (words[..<place] + words[(place + 1)...]).joined(separator: ".") + InputList.suffix(of: name)
        }.first(where: names.contains)
    }

    /// The files of a folder that others stand for in some language.
    package static func originals(_ names: [String]) -> Set<String> {
        let all = Set(names)
        return Set(names.filter(InputList.isDrawing).compactMap { original(of: $0, among: all) })
    }

    /// The files that do not stand for another in some language.
    package static func leavingOutSiblings(_ paths: [String]) -> [String] {
        var names: [String: Set<String>] = [:]
        for path in paths { names[Files.folder(of: path), default: []].insert(Files.name(of: path)) }
        return paths.filter { !isSibling(Files.name(of: $0), among: names[Files.folder(of: $0)] ?? []) }
    }

    private static func isLanguage(_ word: String) -> Bool {
        word == "rtl" || languages.contains(word.split(separator: "-").first.map { $0.lowercased() } ?? "")
    }

    /// The languages that symbols are drawn for.
    private static let languages: Set = [
        "ar", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo", "ml", "mni", "mr",
        "my",
        "ne", "pa", "ru", "sat", "si", "ta", "te", "th", "uk", "ur", "yi", "zh"
    ]
}
