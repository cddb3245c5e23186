/// Ids for what the elements of a symbol refer to, each given once and to nothing else in the file.
struct SVGNames {
    /// What an id begins with: the symbol's own, so that two files in one page differ where their symbols do.
    private let stem: String
    private var taken: Set<String>

    /// What has a meaning inside `url(#…)` of CSS is replaced in an id.
    init(_ id: String) { self.init(stem: Self.stem(of: id)) }

    /// `taken` are the ids of other symbols of the file that could be one of these.
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

    /// Between a stem and the kind, in which it never is.
    static let separator = "--"
}
