/// The names of a sheet's files: `sprite.png`, `sprite@2x.png`, and `sprite-2.png` for a further page.
///
/// Names with a digest are like `sprite.1a2b3c4d.png`. The display scale comes last, where readers look for it.
struct SheetNames: Sendable {
    /// The path without the page, the digest, the scale and the extension.
    let stem: String
    let isHashed: Bool

    /// The number of digits of a digest in a name.
    static let digestLength = 8

    func path(page: Int, digest: String? = nil, _ ending: String) -> String {
        stem + (page == 0 ? "" : "-\(page + 1)") + (digest.map { "." + $0.prefix(Self.digestLength) } ?? "") + ending
    }

    /// The path of the file that lists all files by their names without digests.
    var index: String { stem + ".manifest.json" }

    /// Returns whether a file may be a dynamic output: one of a further page, or with a digest in its name.
    func isDynamic(_ path: String) -> Bool {
        guard path.hasPrefix(stem) else { return false }
        var rest = path.dropFirst(stem.count)
        var isFurther = false
        if rest.first == "-" {
            let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty else { return false }
            (rest, isFurther) = (rest.dropFirst(1 + digits.count), true)
        }
        if isHashed {
            let digits = rest.dropFirst().prefix { $0.isHexDigit && !$0.isUppercase }
            guard rest.first == ".", digits.count == Self.digestLength else { return false }
            rest = rest.dropFirst(1 + digits.count)
        }
        guard isFurther || isHashed, rest.first == "@" || rest.first == ".", !rest.contains("/") else { return false }
        return [".png", ".json", ".css"].contains { rest.hasSuffix($0) }
    }
}
