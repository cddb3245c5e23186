internal import SymbolFiles

/// The goldens in a folder, by the cases they belong to.
struct GoldenNames: Sendable {
    /// The alternate goldens that a case may match, such as `bell+2` of `bell`, by the name of the case.
    private(set) var alternates: [String: [String]] = [:]
    /// The names of the goldens that no case uses.
    private(set) var orphans: [String] = []
    /// The build files of the other goldens, by their names.
    private(set) var others: [String: String] = [:]

    /// - Parameters:
    ///   - cases: The cases of a build file.
    ///   - store: The folder of goldens, which several build files may share.
    ///   - file: The path of the build file.
    /// - Throws: `FileError` where a folder of goldens cannot be read.
    init(of cases: [GoldenCase], in store: GoldenStore, _ file: String) throws(FileError) {
        let (known, file) = (Set(cases.map(\.name)), Files.canonicalPath(file))
        for name in try store.names().subtracting(known).sorted() {
            if let base = Self.base(of: name), known.contains(base) {
                alternates[base, default: []].append(name)
            } else if let other = store.buildFile(of: name), other != file {
                others[name] = other
            } else {
                orphans.append(name)
            }
        }
    }

    /// The case that a name is an alternate golden of; nil for the name of a case.
    ///
    /// A dot would be ambiguous: `bell-0.75` is the orphan of a value, and not an alternate of `bell-0`.
    static func base(of name: String) -> String? {
        guard let plus = name.lastIndex(of: "+"), let number = Int(name[name.index(after: plus)...]), number > 1,
            "\(number)" == name[name.index(after: plus)...]
        else { return nil }
        return String(name[..<plus])
    }

    /// Returns the first free name for another golden of a case.
    func freeAlternate(of name: String) -> String {
        let taken = Set(alternates[name] ?? [])
        return "\(name)+\((2...taken.count + 2).first { !taken.contains("\(name)+\($0)") } ?? taken.count + 2)"
    }
}
