internal import SymbolGeometry

/// Which nodes of one closed contour are which of another that is the same shape in another weight.
///
/// The pairs rise in both, as in the alignment of two words letter by letter: they are those of the least cost, where a
/// pair costs what its nodes differ in place and direction, and a node left over the more the sharper it is.
struct NodeAlignment {
    /// By index, rising in `first` from 0; `second` may pass from the last node on to the first.
    let pairs: [(first: Int, second: Int)]
    /// Of the pairs and of the nodes left over.
    let cost: Double

    /// More than so many pairs are not weighed: the cost of aligning is a few times their number.
    static let mostPairs = 4_000_000

    /// Aligns the first node of one, which should be its sharpest, to each of the likeliest of the other.
    ///
    /// Nil where one of them has no nodes or both have too many.
    init?(_ first: [ContourNode], _ second: [ContourNode]) {
        guard let anchor = first.first, !second.isEmpty, first.count * second.count <= Self.mostPairs else {
            return nil
        }
        let likeliest = second.indices.sorted { (anchor.cost(of: second[$0]), $0) < (anchor.cost(of: second[$1]), $1) }
        var best: (cost: Double, pairs: [(Int, Int)])?
        for start in likeliest.prefix(8) {
            let turned = Array(second[start...] + second[..<start])
            let (cost, pairs) = Self.align(first, turned)
            if best.map({ cost < $0.cost }) ?? true { best = (cost, pairs.map { ($0, $1 + start) }) }
        }
        (pairs, cost) = (best?.pairs ?? [], best?.cost ?? .infinity)
    }

    /// The first nodes are a pair.
    private static func align(
        _ first: [ContourNode], _ second: [ContourNode]
    ) -> (cost: Double, pairs: [(Int, Int)]) {
        let width = second.count
        var costs = [Double](repeating: .infinity, count: first.count * width)
        costs[0] = first[0].cost(of: second[0])
        for i in first.indices {
            for j in second.indices where i + j > 0 {
                let place = i * width + j
                if i > 0 { costs[place] = min(costs[place], costs[place - width] + first[i].costAlone) }
                if j > 0 { costs[place] = min(costs[place], costs[place - 1] + second[j].costAlone) }
                if i > 0, j > 0 {
                    costs[place] = min(costs[place], costs[place - width - 1] + first[i].cost(of: second[j]))
                }
            }
        }
        var (pairs, i, j): ([(Int, Int)], Int, Int) = ([], first.count - 1, width - 1)
        while i + j > 0 {
            let cost = costs[i * width + j]
            if i > 0, j > 0, cost == costs[(i - 1) * width + j - 1] + first[i].cost(of: second[j]) {
                pairs.append((i, j))
                (i, j) = (i - 1, j - 1)
            } else if i > 0, cost == costs[(i - 1) * width + j] + first[i].costAlone {
                i -= 1
            } else {
                j -= 1
            }
        }
        return (costs[costs.count - 1], [(0, 0)] + pairs.reversed())
    }
}
