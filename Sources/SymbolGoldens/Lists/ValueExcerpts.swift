/// Two different values, shortened to where they begin to differ.
struct ValueExcerpts: Sendable {
    let old, new: String

    /// Shortens two values to a number of characters each, ellipses aside.
    init(_ old: String, _ new: String, limit: Int) {
        let shared = zip(old, new).prefix { $0 == $1 }.count
        // A little of what both share shows the place.
        let start = shared < limit * 3 / 4 ? 0 : shared - limit / 4
        func excerpt(_ text: String) -> String {
            guard text.count > limit else { return text }
            let rest = text.dropFirst(start)
            return (start > 0 ? "…" : "") + rest.prefix(limit) + (rest.count > limit ? "…" : "")
        }
        (self.old, self.new) = (excerpt(old), excerpt(new))
    }
}
