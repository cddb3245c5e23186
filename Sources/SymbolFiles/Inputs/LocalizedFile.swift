package import SymbolModel

/// Picks among a symbol's files: `bell.svg` may have siblings `bell.ar.svg` and `bell.rtl.svg`.
package enum LocalizedFile {
    /// The sibling to read for `path`: the language's own, else for right-to-left layout the one named `rtl`. Nil where
    /// there is none and the file itself is to be read.
    package static func sibling(of path: String, _ locale: SymbolLocale?, _ direction: LayoutDirection) -> String? {
        guard path != "-", path.lowercased().hasSuffix(".svg") else { return nil }
        let stem = path.dropLast(4)
        let suffixes = (locale?.fileSuffixes ?? []) + (direction == .rightToLeft ? ["rtl"] : [])
        return suffixes.map { "\(stem).\($0).svg" }.first(where: Files.exists)
    }

    /// Whether a file among `names` is only another's sibling: `bell.ar.svg` beside `bell.svg`.
    package static func isSibling(_ name: String, among names: Set<String>) -> Bool {
        let parts = InputList.stem(of: name).split(separator: ".")
        guard parts.count > 1, let suffix = parts.last, names.contains(parts.dropLast().joined(separator: ".") + ".svg")
        else { return false }
        return suffix == "rtl" || languages.contains(suffix.split(separator: "-").first.map { $0.lowercased() } ?? "")
    }

    /// The languages that symbols are drawn for: a closed list, since other words of two letters are parts of names.
    private static let languages: Set = [
        "ar", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo", "ml", "mni", "mr",
        "my",
        "ne", "pa", "ru", "sat", "si", "ta", "te", "th", "uk", "ur", "yi", "zh"
    ]
}
