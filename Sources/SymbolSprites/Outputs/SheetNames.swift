/// The names of a sheet's files: `sprite.png`, `sprite@2x.png`, of further pages `sprite-2.png`.
///
/// Those that hold a digest are as `sprite.1a2b3c4d.png`. Display scales stand last, where readers look for them.
struct SheetNames: Sendable {
    /// The path without anything behind.
    let stem: String
    let isHashed: Bool

    /// The digits of a digest in a name.
    static let digestLength = 8

    func path(page: Int, digest: String? = nil, _ ending: String) -> String {
        stem + (page == 0 ? "" : "-\(page + 1)") + (digest.map { "." + $0.prefix(Self.digestLength) } ?? "") + ending
    }

    /// Lists all files by the names without digests.
    var index: String { stem + ".manifest.json" }

    /// Whether a file may be a dynamic output: of a further page, or with a digest in its name.
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
