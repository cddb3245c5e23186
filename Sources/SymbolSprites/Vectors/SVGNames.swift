/// Makes unique ids for the definitions that the elements of a symbol refer to.
struct SVGNames {
    /// The start of every id, which is the symbol's own, so that the ids of two files in one page differ if their
    /// symbols do.
    private let stem: String
    private let taken: Set<String>
    /// The number after those of the ids made so far, for each kind.
    private var numbers: [String: Int] = [:]

    /// Makes ids from a symbol's id, in which characters with a meaning inside `url(#…)` of CSS are replaced.
    init(_ id: String) { self.init(stem: Self.stem(of: id)) }

    /// Makes ids that begin with a stem; `taken` are ids of other symbols of the file that could collide with them.
    init(stem: String, taken: Set<String> = []) { (self.stem, self.taken) = (stem, taken) }

    static func stem(of id: String) -> String {
        String(
            String.UnicodeScalarView(
                id.unicodeScalars.map { scalar in
                    switch scalar {
                    case "0"..."9", "A"..."Z", "a"..."z", "-", "_", ".": scalar
                    default: "_"
                    }
                }))
    }

    mutating func next(_ kind: String) -> String {
        let start = "\(stem)\(Self.separator)\(kind)-"
        var number = numbers[kind] ?? 1
        while taken.contains("\(start)\(number)") { number += 1 }
        numbers[kind] = number + 1
        return "\(start)\(number)"
    }

    /// The text between the stem and the kind, which no kind contains.
    static let separator = "--"
}
