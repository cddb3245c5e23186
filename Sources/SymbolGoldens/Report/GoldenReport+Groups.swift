/// The cases of one symbol.
struct ReportGroup: Sendable {
    let symbol: String
    var cases: [GoldenReport.Case]

    /// Groups in which something needs somebody come first.
    var rank: Int { cases.map(\.rank).min() ?? 0 }
    var change: Double { cases.map(\.change).max() ?? 0 }
    /// How many cases have each outcome, as in `2 failed, 1 missing`.
    var counts: String {
        GoldenStatus.allCases.compactMap { status in
            let count = cases.count { $0.status == status }
            return count > 0 ? "\(count) \(status.rawValue)" : nil
        }.joined(separator: ", ")
    }
}

extension GoldenReport {
    /// The cases by what they are drawings of, what needs somebody first, and then what has changed most.
    var groups: [ReportGroup] {
        var (groups, places): ([ReportGroup], [String: Int]) = ([], [:])
        for one in cases {
            if let place = places[one.symbol] {
                groups[place].cases.append(one)
            } else {
                places[one.symbol] = groups.count
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
    /// Sorted, with equals as they were.
    fileprivate func inOrder(_ key: (Element) -> (Int, Double)) -> [Element] {
        enumerated().sorted { a, b in
            let (first, second) = (key(a.element), key(b.element))
            return first == second ? a.offset < b.offset : first < second
        }.map(\.element)
    }
}
