/// The stems of the ids that the symbols of a file define.
///
/// Stems are unique, and no kind contains a separator: two symbols never define the same id, whatever they contain.
struct SVGStems {
    private var stems: [String: String] = [:]
    /// The ids of symbols that could also be defined by another symbol with some stem.
    private var doubtful: [String: [String]] = [:]

    /// Assigns stems to the ids of all symbols of a file.
    init(of ids: [String]) {
        var taken: Set<String> = []
        // Below its number, all stems that a plain stem could become are taken.
        var numbers: [String: Int] = [:]
        for id in ids {
            let plain = SVGNames.stem(of: id)
            var (stem, number) = (plain, numbers[plain] ?? 2)
            while !taken.insert(stem).inserted { (stem, number) = ("\(plain).\(number)", number + 1) }
            numbers[plain] = number
            stems[id] = stem
            if plain == id { for stem in Self.possibleStems(of: id) { doubtful[stem, default: []].append(id) } }
        }
    }

    /// Everything that precedes a separator in an id.
    private static func possibleStems(of id: String) -> [String] {
        let bytes = Array(id.utf8)
        return bytes.indices.filter { bytes[$0...].starts(with: SVGNames.separator.utf8) }
            .map { String(decoding: bytes[..<$0], as: UTF8.self) }
    }

    /// The stem of a symbol's ids.
    func stem(of id: String) -> String { stems[id] ?? SVGNames.stem(of: id) }

    /// The ids of other symbols that a symbol with a stem must not define.
    func taken(from stem: String) -> [String] { doubtful[stem] ?? [] }
}
