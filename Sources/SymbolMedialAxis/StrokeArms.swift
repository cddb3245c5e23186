internal import CLibrary
internal import SymbolGeometry

/// The ends of a skeleton's lines, and the pairs that continue as one stroke where they meet: those that turn least.
struct StrokeArms {
    struct Arm {
        var node: Int
        /// The direction in which the line leads away from its end.
        var direction: Point
        /// Whether the line soon tapers off, as a stroke's sharp corner does.
        ///
        /// Such arms are joined last.
        var isTip: Bool
        var partner: Int?
        var turn = 0.0
    }

    /// The greatest turn, in radians, within one stroke.
    private static let sharpestTurn = 2.0 * .pi / 3

    /// The arms; those of edge i are 2i and 2i + 1.
    private(set) var arms: [Arm] = []
    /// The tip of the bend at each junction where two arms continue as one stroke.
    private(set) var tips: [Int: Int] = [:]
    /// The number of arms at each node.
    private(set) var degrees: [Int]

    init(of graph: MedialAxisGraph) {
        degrees = Array(repeating: 0, count: graph.nodes.count)
        for edge in graph.edges {
            arms.append(Self.arm(from: edge.from, to: edge.to, along: edge.points, graph.nodes))
            arms.append(Self.arm(from: edge.to, to: edge.from, along: edge.points.reversed(), graph.nodes))
        }
        let ends = Dictionary(grouping: arms.indices) { arms[$0].node }
        for (node, ends) in ends { degrees[node] = ends.count }
        for ends in ends.values { pair(ends) }
    }

    /// Returns an arm; its direction is that of the part beyond the junction's disc, within which lines bend towards
    /// each other.
    private static func arm(from node: Int, to end: Int, along points: [Point], _ nodes: [MedialAxisGraph.Node]) -> Arm
    {
        let (center, radius) = (nodes[node].center, nodes[node].radius)
        let outer = points.drop { $0.distance(to: center) < radius }.prefix { $0.distance(to: center) <= 2.5 * radius }
        let vector = (outer.last ?? .zero) - (outer.first ?? .zero)
        let whole = (points.last ?? .zero) - center
        let isTapered = !nodes[end].isJunction && nodes[end].radius < radius / 2
        return Arm(
            node: node, direction: outer.count > 2 && vector.length > 0 ? vector : whole,
            isTip: isTapered && Double(points.count) < 4 * radius)
    }

    private mutating func pair(_ ends: [Int]) {
        let isBend = ends.count == 2 || ends.count { !arms[$0].isTip } == 2
        for (a, b, turn) in pairs(of: ends) where arms[a].partner == nil && arms[b].partner == nil {
            let hasTip = arms[a].isTip || arms[b].isTip
            guard turn <= Self.sharpestTurn || (isBend && !hasTip) || ends.count == 2 else { continue }
            (arms[a].partner, arms[b].partner) = (b, a)
            (arms[a].turn, arms[b].turn) = (turn, turn)
        }
        let left = ends.filter { arms[$0].partner == nil }
        if let tip = left.first, arms[tip].isTip, left.count == 1, ends.count == 3 { tips[arms[tip].node] = tip }
    }

    /// Returns the pairs of ends in order of their turn, those with a tip last.
    private func pairs(of ends: [Int]) -> [(a: Int, b: Int, turn: Double)] {
        var pairs: [(a: Int, b: Int, turn: Double)] = []
        for (index, a) in ends.enumerated() {
            for b in ends.dropFirst(index + 1) {
                let (from, to) = (-arms[a].direction, arms[b].direction)
                pairs.append((a, b, abs(atan2(from.cross(to), from.dot(to)))))
            }
        }
        func rank(_ pair: (a: Int, b: Int, turn: Double)) -> (Int, Double, Int, Int) {
            (arms[pair.a].isTip || arms[pair.b].isTip ? 1 : 0, pair.turn, pair.a, pair.b)
        }
        return pairs.sorted { rank($0) < rank($1) }
    }
}
