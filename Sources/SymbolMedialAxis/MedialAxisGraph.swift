internal import SymbolGeometry

/// A skeleton as lines between the points where lines end or meet.
struct MedialAxisGraph {
    struct Node {
        var center: Point
        var radius: Double
        /// Whether lines meet here; false at a free end.
        var isJunction: Bool
    }

    struct Edge {
        var from: Int
        var to: Int
        /// The cells from node to node, in grid coordinates.
        var points: [Point]

        var length: Double { zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
    }

    var nodes: [Node] = []
    var edges: [Edge] = []
    /// Closed lines that do not meet others.
    private(set) var rings: [[Point]] = []

    private var nodeOfCell: [Int: Int] = [:]
    private var isTraced: [Bool]

    init(_ skeleton: MedialAxis, on grid: FillGrid, _ field: DistanceField) {
        isTraced = Array(repeating: false, count: skeleton.isOn.count)
        let cells = grid.indices.filter { skeleton.isOn[$0] }
        let degrees = cells.map { skeleton.surroundings(of: $0).nonzeroBitCount }
        let nodeCells = zip(cells, degrees).filter { $0.1 != 2 }
        let junctions = Set(nodeCells.filter { $0.1 > 2 }.map(\.0))
        for (cell, degree) in nodeCells where nodeOfCell[cell] == nil {
            let cells = degree > 2 ? cluster(around: cell, of: junctions, grid) : [cell]
            addNode(at: cells, isJunction: degree > 2, grid, field)
        }
        for (cell, _) in nodeCells { traceEdges(from: cell, skeleton, grid) }
        for cell in cells where nodeOfCell[cell] == nil && !isTraced[cell] {
            rings.append(trace(from: cell, through: cell, skeleton, grid).map(grid.position(of:)))
        }
    }

    private func cluster(around cell: Int, of junctions: Set<Int>, _ grid: FillGrid) -> [Int] {
        var (found, open): (Set<Int>, [Int]) = ([cell], [cell])
        while let next = open.popLast() {
            for step in grid.neighbors where junctions.contains(next + step) && found.insert(next + step).inserted {
                open.append(next + step)
            }
        }
        return found.sorted()
    }

    private mutating func addNode(at cells: [Int], isJunction: Bool, _ grid: FillGrid, _ field: DistanceField) {
        let sum = cells.reduce(Point.zero) { $0 + grid.position(of: $1) }
        let radius = cells.map { field.distance($0) }.max() ?? 0
        for cell in cells { nodeOfCell[cell] = nodes.count }
        nodes.append(Node(center: sum / Double(cells.count), radius: radius, isJunction: isJunction))
    }

    private mutating func traceEdges(from cell: Int, _ skeleton: MedialAxis, _ grid: FillGrid) {
        guard let node = nodeOfCell[cell] else { return }
        for step in grid.neighbors where skeleton.isOn[cell + step] {
            let next = cell + step
            if let other = nodeOfCell[next] {
                guard other != node, cell < next else { continue }
                edges.append(Edge(from: node, to: other, points: [cell, next].map(grid.position(of:))))
            } else if !isTraced[next] {
                let cells = trace(from: cell, through: next, skeleton, grid)
                guard let last = cells.last, let end = nodeOfCell[last] else { continue }
                // Such a small loop is a cell missing from the junction.
                if end == node, cells.count < 6 { continue }
                edges.append(Edge(from: node, to: end, points: cells.map(grid.position(of:))))
            }
        }
    }

    /// Returns the cells of a line up to the next node or, on a ring, back to the start.
    private mutating func trace(from start: Int, through first: Int, _ skeleton: MedialAxis, _ grid: FillGrid) -> [Int]
    {
        var cells = start == first ? [start] : [start, first]
        isTraced[first] = true
        while let last = cells.last, nodeOfCell[last] == nil || cells.count == 1 {
            let previous = cells.count > 1 ? cells[cells.count - 2] : -1
            let candidates = grid.neighbors.map { last + $0 }.filter {
                skeleton.isOn[$0] && $0 != previous && !isTraced[$0]
            }
            // A node ends the line; the node where the line began only does so when there is no other candidate.
            let node = candidates.first { nodeOfCell[$0] != nil }
            guard let next = node ?? candidates.first else { break }
            cells.append(next)
            if nodeOfCell[next] == nil { isTraced[next] = true }
        }
        return cells
    }
}
