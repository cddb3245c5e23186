package import SymbolText

extension XMLTree {
    /// Diagnostics about names that are ignored although the author probably meant them to count.
    package var nameDiagnostics: [Diagnostic] {
        undeclaredPrefixes.isEmpty ? [] : ignoredPrefixes
    }

    private var ignoredPrefixes: [Diagnostic] {
        let first = undeclaredPrefixes.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(limit)
        return first.map { prefix, index in
            Diagnostic(
                .invalid, "the prefix \"\(prefix)\" is not declared by xmlns:\(prefix), so names with it are ignored",
                at: XMLElement(tree: self, index: Int(index)).position)
        }
    }

    /// The number of names that are reported, since each position takes time.
    private var limit: Int { 16 }
}
