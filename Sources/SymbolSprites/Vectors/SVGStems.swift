/// What the ids begin with that the symbols of a file give.
///
/// The stems differ, and no kind has a separator in it: two symbols never give the same id, whatever is in them.
struct SVGStems {
    private var stems: [String: String] = [:]
    /// Ids of symbols that look as if a symbol with some stem had given them.
    private var doubtful: [String: [String]] = [:]

    /// The ids of all symbols of a file.
    init(of ids: [String]) {
        var taken: Set<String> = []
        for id in ids {
            let plain = SVGNames.stem(of: id)
            var (stem, number) = (plain, 2)
            while !taken.insert(stem).inserted { (stem, number) = ("\(plain).\(number)", number + 1) }
            stems[id] = stem
            if plain == id { for stem in Self.possibleStems(of: id) { doubtful[stem, default: []].append(id) } }
        }
    }

    /// All that stands before a separator.
    private static func possibleStems(of id: String) -> [String] {
        let bytes = Array(id.utf8)
        return bytes.indices.filter { bytes[$0...].starts(with: SVGNames.separator.utf8) }
            .map { String(decoding: bytes[..<$0], as: UTF8.self) }
    }

    /// The stem of a symbol's ids.
    func stem(of id: String) -> String { stems[id] ?? SVGNames.stem(of: id) }

    /// The ids of other symbols that a symbol with a stem must not give.
    func taken(from stem: String) -> [String] { doubtful[stem] ?? [] }
}
