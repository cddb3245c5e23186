/// Ids for what the elements of a file refer to, each given once and to nothing else in the file.
struct SVGNames {
    /// What an id begins with: the symbol's own, so that two files in one page differ where their symbols do.
    private var stem = ""
    private var taken: Set<String>

    /// `taken` are the ids of the symbols themselves.
    init(taken: Set<String> = []) { self.taken = taken }

    /// Begins the ids of another symbol.
    ///
    /// What has a meaning inside `url(#…)` of CSS is replaced.
    mutating func begin(_ symbol: String) {
        stem = String(
            String.UnicodeScalarView(
                symbol.unicodeScalars.map { scalar in
                    switch scalar {
                    case "0"..."9", "A"..."Z", "a"..."z", "-", "_", ".": scalar
                    default: "_"
                    }
                }))
    }

    mutating func next(_ kind: String) -> String {
        var number = 1
        while !taken.insert("\(stem)--\(kind)-\(number)").inserted { number += 1 }
        return "\(stem)--\(kind)-\(number)"
    }
}
