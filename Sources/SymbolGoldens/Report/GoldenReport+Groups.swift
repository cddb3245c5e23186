/// The cases of one symbol.
struct ReportGroup: Sendable {
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
    /// The cases grouped by symbol: those that need attention first, and then those that have changed most.
    var groups: [ReportGroup] {
        var (groups, indices): ([ReportGroup], [String: Int]) = ([], [:])
        for one in cases {
            if let index = indices[one.symbol] {
                groups[index].cases.append(one)
            } else {
                indices[one.symbol] = groups.count
                groups.append(ReportGroup(symbol: one.symbol, cases: [one]))
            }
        }
        return groups.map { group in
            ReportGroup(symbol: group.symbol, cases: group.cases.inOrder { ($0.rank, -$0.change) })
        }.inOrder { ($0.rank, -$0.change) }
    }
}

extension GoldenReport.Case {
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
