internal import SymbolGeometry

/// The lines of a skeleton joined into long strokes: at each junction a stroke continues where it turns least.
struct StrokeChains {
    struct Chain {
        var points: [Point]
        var isClosed: Bool
    }

    private(set) var chains: [Chain] = []

    private let graph: MedialAxisGraph
    private let ends: StrokeArms
    private var arms: [StrokeArms.Arm] { ends.arms }

    init(_ graph: MedialAxisGraph) {
        self.graph = graph
        ends = StrokeArms(of: graph)
        var isUsed = Array(repeating: false, count: graph.edges.count)
        for tip in ends.tips.values { isUsed[tip / 2] = true }
        for end in arms.indices where arms[end].partner == nil { follow(from: end, &isUsed) }
        for end in arms.indices { follow(from: end, &isUsed) }
        chains += graph.rings.map { Chain(points: $0, isClosed: true) }
    }

    private mutating func follow(from start: Int, _ isUsed: inout [Bool]) {
        guard !isUsed[start / 2] else { return }
        var (end, points): (Int, [Point]) = (start, [])
        while !isUsed[end / 2] {
            isUsed[end / 2] = true
            points += trimmed(end)
            let far = end ^ 1
            guard let partner = arms[far].partner else { break }
            points += corner(at: far)
            end = partner
        }
        chains.append(Chain(points: points, isClosed: end == start && arms[start].partner != nil))
    }

    /// Returns an edge from one of its ends onwards, without the parts in the junctions' discs.
    private func trimmed(_ end: Int) -> [Point] {
        let edge = graph.edges[end / 2]
        var points = end % 2 == 0 ? edge.points : edge.points.reversed()
        let half = points.count / 2
        points.removeFirst(min(half, inner(points, at: arms[end].node)))
        points.removeLast(min(half, inner(points.reversed(), at: arms[end ^ 1].node)))
        return points
    }

    /// Returns the number of points at the start that lie in the junction's disc.
    private func inner(_ points: [Point], at node: Int) -> Int {
        guard ends.degrees[node] > 2 else { return 0 }
        let (center, radius) = (graph.nodes[node].center, graph.nodes[node].radius)
        return points.firstIndex { $0.distance(to: center) > radius } ?? points.count
    }

    /// Returns the points of a stroke at a junction.
    ///
    /// Normally the stroke passes straight through. In a bend it passes through the centre or, where a tip sticks out,
    /// goes to the tip and back.
    private func corner(at end: Int) -> [Point] {
        let node = arms[end].node
        if let tip = ends.tips[node] {
            let points = graph.edges[tip / 2].points
            let path = tip % 2 == 0 ? points : points.reversed()
            return path + path.reversed()
        }
        return ends.degrees[node] > 2 && arms[end].turn > .pi / 4 ? [graph.nodes[node].center] : []
    }
}
