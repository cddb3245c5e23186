/// Makes unique ids for the definitions that the elements of a symbol refer to.
struct SVGNames {
    /// The start of every id, which is the symbol's own, so that the ids of two files in one page differ if their
    /// symbols do.
    private let stem: String
    private var taken: Set<String>

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
        var number = 1
        while !taken.insert("\(stem)\(Self.separator)\(kind)-\(number)").inserted { number += 1 }
        return "\(stem)\(Self.separator)\(kind)-\(number)"
    }

    /// The text between the stem and the kind, which no kind contains.
    static let separator = "--"
}
