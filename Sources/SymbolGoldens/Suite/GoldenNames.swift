internal import SymbolFiles

/// The goldens in a folder, by the cases they belong to.
struct GoldenNames: Sendable {
    /// A golden that no case uses.
    struct Orphan: Sendable {
        enum Owner: Hashable, Sendable {
            /// The build file of the cases, which used to ask for it.
            case file
            /// A build file that does not exist, at a path from the golden's folder.
            case missing(String)
            /// Nobody says: it may be the golden of a test.
            case unknown
            /// Anybody: it is an image that was never recorded.
            case image
        }

        let name: String
        let owner: Owner
    }

    /// The alternate goldens that a case may match, such as `bell+2` of `bell`, by the name of the case.
    private(set) var alternates: [String: [String]] = [:]
    private(set) var orphans: [Orphan] = []
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
                continue
            }
            let record = store.hasRecord(name) ? try? store.record(name) : nil
            if let owner = record.flatMap({ store.buildFile(statedBy: $0, of: name) }) {
                if owner == file { orphans.append(Orphan(name: name, owner: .file)) } else { others[name] = owner }
            } else {
                let owner: Orphan.Owner = store.hasRecord(name) ? .unknown : .image
                orphans.append(Orphan(name: name, owner: record?.buildFile.map(Orphan.Owner.missing) ?? owner))
            }
        }
    }

    /// The names of the orphans that patterns and sets of goldens may remove: those of the build file itself.
    ///
    /// Any other may belong to somebody, so that only its own name removes it.
    var removable: [String] { orphans.filter { $0.owner == .file }.map(\.name) }

    /// The names of the goldens that are removed where they are named: orphans, whoever owns them, and alternates.
    var unasked: Set<String> { Set(orphans.map(\.name)).union(alternates.values.joined()) }

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

extension GoldenNames.Orphan {
    /// What the golden is, and who may remove it.
    var reason: String {
        switch owner {
        case .file: "no case asks for it; remove it, as golden accept does when it is named"
        case .missing(let path):
            "no case asks for it, and its build file \(path) does not exist; where another file asks for it, golden "
                + "record with that file says so in the record; otherwise name it to golden accept, which removes it"
        case .unknown:
            "no case asks for it, and its record names no build file; name it to golden accept, which removes it"
        case .image:
            "is no golden, since it has no record; move it elsewhere, or name it to golden accept, which removes it"
        }
    }
}
