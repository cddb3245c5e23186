#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Lines of a skeleton joined to long strokes: at each junction a stroke goes on where it has to turn least.
struct StrokeChains {
    struct Chain {
        var points: [Point]
        var isClosed: Bool
    }

    /// Turns by more than this are two strokes that meet.
    private static let sharpestTurn = 2.0 * .pi / 3

    /// One end of an edge, seen from the junction.
    private struct Arm {
        var node: Int
        /// Which way it leads away.
        var direction: Point
        /// Whether it soon tapers off, as a stroke's sharp corner does. Such arms are the last to be joined.
        var isTip: Bool
        var partner: Int?
        var turn = 0.0
    }

    /// The ends of edge i are 2i and 2i + 1.
    private var arms: [Arm] = []
    private let graph: SkeletonGraph
    private var degrees: [Int: Int] = [:]
    /// By the junction at which two arms go on as one stroke, the tip of the bend between them.
    private var tips: [Int: Int] = [:]
    private(set) var chains: [Chain] = []

    init(_ graph: SkeletonGraph) {
        self.graph = graph
        for edge in graph.edges {
            arms.append(arm(at: edge.from, to: edge.to, along: edge.points))
            arms.append(arm(at: edge.to, to: edge.from, along: edge.points.reversed()))
        }
        let ends = Dictionary(grouping: arms.indices) { arms[$0].node }
        degrees = ends.mapValues(\.count)
        for node in ends.keys.sorted() { pair(ends[node] ?? []) }
        var isUsed = Array(repeating: false, count: graph.edges.count)
        for tip in tips.values { isUsed[tip / 2] = true }
        for end in arms.indices where arms[end].partner == nil { follow(from: end, &isUsed) }
        for end in arms.indices { follow(from: end, &isUsed) }
        chains += graph.rings.map { Chain(points: $0, isClosed: true) }
    }

    /// The direction is that of the stretch beyond the junction's disc, within which lines bend towards each other.
    private func arm(at node: Int, to end: Int, along points: [Point]) -> Arm {
        let radius = graph.nodes[node].radius
        let isTapered = !graph.nodes[end].isJunction && graph.nodes[end].radius < radius / 2
        let isTip = isTapered && Double(points.count) < 4 * radius
        let outer = points.within(radius...(2.5 * radius), of: graph.nodes[node].center)
        let way = (outer.last ?? .zero) - (outer.first ?? .zero)
        let whole = (points.last ?? .zero) - graph.nodes[node].center
        return Arm(node: node, direction: outer.count > 2 && way.length > 0 ? way : whole, isTip: isTip)
    }

    private mutating func pair(_ ends: [Int]) {
        var pairs: [(turn: Double, a: Int, b: Int, hasTip: Bool)] = []
        for (index, a) in ends.enumerated() {
            for b in ends.dropFirst(index + 1) {
                let (from, to) = (-arms[a].direction, arms[b].direction)
                let turn = abs(atan2(from.cross(to), from.dot(to)))
                pairs.append((turn, a, b, arms[a].isTip || arms[b].isTip))
            }
        }
        let isBend = ends.count == 2 || ends.count { !arms[$0].isTip } == 2
        let sorted = pairs.sorted { ($0.hasTip ? 1 : 0, $0.turn, $0.a, $0.b) < ($1.hasTip ? 1 : 0, $1.turn, $1.a, $1.b) }
        for (turn, a, b, hasTip) in sorted where arms[a].partner == nil && arms[b].partner == nil {
            guard turn <= StrokeChains.sharpestTurn || (isBend && !hasTip) || ends.count == 2 else { continue }
            (arms[a].partner, arms[b].partner) = (b, a)
            (arms[a].turn, arms[b].turn) = (turn, turn)
        }
        let left = ends.filter { arms[$0].partner == nil }
        if let tip = left.first, arms[tip].isTip, left.count == 1, ends.count == 3 { tips[arms[tip].node] = tip }
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

    /// An edge from one of its ends on, without what lies in the junctions' discs.
    private func trimmed(_ end: Int) -> [Point] {
        let edge = graph.edges[end / 2]
        var points = end % 2 == 0 ? edge.points : edge.points.reversed()
        let half = points.count / 2
        points.removeFirst(min(half, inner(points, at: arms[end].node)))
        points.removeLast(min(half, inner(points.reversed(), at: arms[end ^ 1].node)))
        return points
    }

    /// How many points at the start lie in the junction's disc.
    private func inner(_ points: [Point], at node: Int) -> Int {
        guard degrees[node] ?? 0 > 2 else { return 0 }
        let (center, radius) = (graph.nodes[node].center, graph.nodes[node].radius)
        return points.firstIndex { $0.distance(to: center) > radius } ?? points.count
    }

    /// A stroke runs straight through a junction. In a bend it passes the middle or, where a tip sticks out, goes there
    /// and back.
    private func corner(at end: Int) -> [Point] {
        let node = arms[end].node
        if let tip = tips[node] {
            let points = graph.edges[tip / 2].points
            let way = tip % 2 == 0 ? points : points.reversed()
            return way + way.reversed()
        }
        return degrees[node] ?? 0 > 2 && arms[end].turn > .pi / 4 ? [graph.nodes[node].center] : []
    }
}

extension [Point] {
    /// The points from the first that lies far enough from a centre to the last before they get too far.
    fileprivate func within(_ distances: ClosedRange<Double>, of center: Point) -> ArraySlice<Point> {
        let rest = drop { $0.distance(to: center) < distances.lowerBound }
        return rest.prefix { $0.distance(to: center) <= distances.upperBound }
    }
}
