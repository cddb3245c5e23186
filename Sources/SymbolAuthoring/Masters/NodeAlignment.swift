internal import SymbolGeometry

/// The correspondence between the nodes of two closed contours that are the same shape in different weights.
///
/// The pairs ascend in both contours, as in the alignment of two words letter by letter. They have the least total
/// cost, where a pair costs the more, the more its nodes differ in position and direction, and an unpaired node the
/// more, the sharper it is.
struct NodeAlignment {
    /// The pairs of indices, ascending in `first` from 0; `second` may continue past the last node to the first.
    let pairs: [(first: Int, second: Int)]
    /// The total cost of the pairs and of the unpaired nodes.
    let cost: Double

    /// The greatest product of the numbers of nodes, to which the running time is proportional.
    static let mostPairs = 4_000_000

    /// Aligns the first node of `first`, which should be its sharpest, with each of the likeliest nodes of `second`.
    ///
    /// The alignment is nil when one contour has no nodes or both have too many.
    init?(_ first: [ContourNode], _ second: [ContourNode]) {
        guard let anchor = first.first, !second.isEmpty, first.count * second.count <= Self.mostPairs else {
            return nil
        }
        let likeliest = second.indices.sorted { (anchor.cost(of: second[$0]), $0) < (anchor.cost(of: second[$1]), $1) }
        var best: (cost: Double, pairs: [(Int, Int)])?
        for start in likeliest.prefix(8) {
            let rotated = Array(second[start...] + second[..<start])
            let (cost, pairs) = Self.align(first, rotated)
            if best.map({ cost < $0.cost }) ?? true { best = (cost, pairs.map { ($0, $1 + start) }) }
        }
        (pairs, cost) = (best?.pairs ?? [], best?.cost ?? .infinity)
    }

    /// Aligns nodes of which the first two are a pair.
    private static func align(
        _ first: [ContourNode], _ second: [ContourNode]
    ) -> (cost: Double, pairs: [(Int, Int)]) {
        let width = second.count
        var costs = [Double](repeating: .infinity, count: first.count * width)
        costs[0] = first[0].cost(of: second[0])
        for i in first.indices {
            for j in second.indices where i + j > 0 {
                let index = i * width + j
                if i > 0 { costs[index] = min(costs[index], costs[index - width] + first[i].unpairedCost) }
                if j > 0 { costs[index] = min(costs[index], costs[index - 1] + second[j].unpairedCost) }
                if i > 0, j > 0 {
                    costs[index] = min(costs[index], costs[index - width - 1] + first[i].cost(of: second[j]))
                }
            }
        }
        var (pairs, i, j): ([(Int, Int)], Int, Int) = ([], first.count - 1, width - 1)
        while i + j > 0 {
            let cost = costs[i * width + j]
            if i > 0, j > 0, cost == costs[(i - 1) * width + j - 1] + first[i].cost(of: second[j]) {
                pairs.append((i, j))
                (i, j) = (i - 1, j - 1)
            } else if i > 0, cost == costs[(i - 1) * width + j] + first[i].unpairedCost {
                i -= 1
            } else {
                j -= 1
            }
        }
        return (costs[costs.count - 1], [(0, 0)] + pairs.reversed())
    }
}
