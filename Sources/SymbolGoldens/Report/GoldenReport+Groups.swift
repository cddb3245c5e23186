internal import SymbolFiles

/// The cases of one symbol.
struct ReportGroup: Sendable {
    /// The name of the symbol, with the folder of its file where several files have the same name.
    let symbol: String
    var cases: [GoldenReport.Case]

    /// The rank of the most urgent case: groups that need attention come first.
    var rank: Int { cases.map(\.rank).min() ?? 0 }
    var change: Double { cases.map(\.change).max() ?? 0 }
    /// The number of cases with each outcome, as in `2 failed, 1 missing`.
    var counts: String {
        GoldenStatus.allCases.compactMap { status in
            let count = cases.count { $0.status == status }
            return count > 0 ? "\(count) \(status.rawValue)" : nil
        }.joined(separator: ", ")
    }
}

extension GoldenReport {
    /// The cases grouped by the file that is drawn: those that need attention first, and then those that have changed
    /// most.
    var groups: [ReportGroup] {
        var (groups, indices): ([ReportGroup], [String: Int]) = ([], [:])
        let repeated = repeatedStems
        for one in cases {
            let key = one.path ?? one.name
            if let index = indices[key] {
                groups[index].cases.append(one)
            } else {
                indices[key] = groups.count
                groups.append(ReportGroup(symbol: one.symbol(unlessIn: repeated), cases: [one]))
            }
        }
        return groups.map { group in
            ReportGroup(symbol: group.symbol, cases: group.cases.inOrder { ($0.rank, -$0.change) })
        }.inOrder { ($0.rank, -$0.change) }
    }

    /// The names without extension that several of the files have.
    private var repeatedStems: Set<String> {
        let stems = Set(cases.compactMap(\.path)).map(InputList.stem)
        return Set(Dictionary(grouping: stems, by: \.self).filter { $1.count > 1 }.keys)
    }
}

extension GoldenReport.Case {
    /// The name of the drawn symbol, with its folder where it is among those that occur in several folders.
    fileprivate func symbol(unlessIn repeated: Set<String>) -> String {
        guard let path else { return name }
        let stem = InputList.stem(of: path)
        return repeated.contains(stem) ? InputList.folder(of: path) + stem : stem
    }

    fileprivate var rank: Int { GoldenStatus.allCases.firstIndex(of: status) ?? 0 }
}

extension Array {
    /// Returns the elements sorted by a key, in a stable order.
    fileprivate func inOrder(_ key: (Element) -> (Int, Double)) -> [Element] {
        enumerated().sorted { a, b in
            let (first, second) = (key(a.element), key(b.element))
            return first == second ? a.offset < b.offset : first < second
        }.map(\.element)
    }
}
