internal import SymbolFiles

/// Whose the goldens in a folder are.
struct GoldenNames: Sendable {
    /// Other goldens that a case may look like, `bell+2` of `bell`, by the name of the case.
    private(set) var alternates: [String: [String]] = [:]
    /// What no case asks for.
    private(set) var orphans: [String] = []

    /// - Throws: `FileError` where not all of the goldens can be looked at.
    init(of cases: [GoldenCase], in store: GoldenStore) throws(FileError) {
        let known = Set(cases.map(\.name))
        for name in try store.names().subtracting(known).sorted() {
            if let base = Self.base(of: name), known.contains(base) {
                alternates[base, default: []].append(name)
            } else {
                orphans.append(name)
            }
        }
    }

    /// The case whose other look a name is of; nil for a name that is a case's own.
    ///
    /// A dot would not do: `bell-0.75` is the orphan of a value, and no other look of `bell-0`.
    static func base(of name: String) -> String? {
        guard let plus = name.lastIndex(of: "+"), let number = Int(name[name.index(after: plus)...]), number > 1,
            "\(number)" == name[name.index(after: plus)...]
        else { return nil }
        return String(name[..<plus])
    }

    /// The first free name for one more golden of a case.
    func freeAlternate(of name: String) -> String {
        let taken = Set(alternates[name] ?? [])
        return "\(name)+\((2...taken.count + 2).first { !taken.contains("\(name)+\($0)") } ?? taken.count + 2)"
    }
}
