/// Whose the goldens in a folder are.
struct GoldenNames: Sendable {
    /// Other goldens that a case may look like, `bell.2` of `bell`, by the name of the case.
    private(set) var alternates: [String: [String]] = [:]
    /// What no case asks for.
    private(set) var orphans: [String] = []

    init(of cases: [GoldenCase], in store: GoldenStore) {
        let known = Set(cases.map(\.name))
        for name in store.names.subtracting(known).sorted() {
            if let base = Self.base(of: name), known.contains(base) {
                alternates[base, default: []].append(name)
            } else {
                orphans.append(name)
            }
        }
    }

    private static func base(of name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), let number = Int(name[name.index(after: dot)...]), number > 1,
            "\(number)" == name[name.index(after: dot)...]
        else { return nil }
        return String(name[..<dot])
    }

    /// The first free name for one more golden of a case.
    func freeAlternate(of name: String) -> String {
        let taken = Set(alternates[name] ?? [])
        return "\(name).\((2...taken.count + 2).first { !taken.contains("\(name).\($0)") } ?? taken.count + 2)"
    }
}
