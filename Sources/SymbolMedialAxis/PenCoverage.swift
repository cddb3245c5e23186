internal import SymbolGeometry
internal import SymbolText

/// Sees to it that strokes together cover all that is filled: corners of a blunt end, miters, what a thin line between
/// two wide ones left out.
struct PenCoverage {
    private(set) var lines: [PenLine]
    private let grid: FillGrid
    private let cells: [Int]

    private struct Owner {
        var line: Int
        var knot: Int
    }

    private var owners: [Int] = []
    private var knots: [Owner] = []

    /// `grid` holds what the lines are to cover.
    init(of lines: [PenLine], on grid: FillGrid) {
        (self.lines, self.grid) = (lines, grid)
        cells = grid.indices.filter { grid.isFilled[$0] }
        let left = uncovered()
        guard !left.isEmpty else { return }
        if extendEnds(towards: left) {
            widen(towards: uncovered())
        } else {
            widen(towards: left)
        }
    }

    /// The cells that no disc covers, each with a knot that is near within the shape.
    private mutating func uncovered() -> [Int] {
        stamp()
        var open = cells.filter { owners[$0] < 0 }
        var result: [Int] = []
        while !open.isEmpty {
            var found: [(cell: Int, owner: Int)] = []
            for cell in open { if let owner = nearestOwner(around: cell) { found.append((cell, owner)) } }
            for (cell, owner) in found { owners[cell] = owner }
            result += found.map(\.cell)
            if found.isEmpty { break }
            open.removeAll { owners[$0] >= 0 }
        }
        return result
    }

    /// Gives each cell to the disc that it lies deepest in.
    private mutating func stamp() {
        owners = Array(repeating: -1, count: grid.isFilled.count)
        knots = lines.indices.flatMap { line in lines[line].knots.indices.map { Owner(line: line, knot: $0) } }
        var depths = Array(repeating: -Double.infinity, count: grid.isFilled.count)
        for (id, owner) in knots.enumerated() {
            let knot = lines[owner.line].knots[owner.knot]
            let reach = knot.radius + 0.5
            let (x, y) = (knot.point.x, knot.point.y)
            for row in max(0, Int(clamping: y - reach))...max(0, min(grid.height - 1, Int(clamping: y + reach) + 1)) {
                for column in max(
                    0, Int(clamping: x - reach))...max(0, min(grid.width - 1, Int(clamping: x + reach) + 1))
                {
                    let cell = row * grid.width + column
                    let (dx, dy) = (Double(column) - x, Double(row) - y)
                    let depth = reach * reach - dx * dx - dy * dy
                    guard depth >= 0, depth > depths[cell], grid.isFilled[cell] else { continue }
                    (depths[cell], owners[cell]) = (depth, id)
                }
            }
        }
    }

    private func nearestOwner(around cell: Int) -> Int? {
        let point = grid.position(of: cell)
        let candidates = grid.neighbors.map { owners[cell + $0] }.filter { $0 >= 0 }
        return candidates.min { (gap(from: point, to: $0), $0) < (gap(from: point, to: $1), $1) }
    }

    private func gap(from point: Point, to owner: Int) -> Double {
        let knot = knot(owner)
        return knot.point.distance(to: point) - knot.radius
    }

    private func knot(_ owner: Int) -> CenterlineStroke.Knot { lines[knots[owner].line].knots[knots[owner].knot] }

    /// Lets every knot reach what is left to it.
    private mutating func widen(towards left: [Int]) {
        for cell in left {
            let owner = knots[owners[cell]]
            let distance = knot(owners[cell]).point.distance(to: grid.position(of: cell))
            let radius = lines[owner.line].knots[owner.knot].radius
            lines[owner.line].knots[owner.knot].radius = max(radius, distance)
        }
    }

    private mutating func extendEnds(towards left: [Int]) -> Bool {
        var leftTo: [Int: [Point]] = [:]
        for cell in left { leftTo[owners[cell], default: []].append(grid.position(of: cell)) }
        var (isChanged, first) = (false, 0)
        for index in lines.indices {
            let knots = lines[index].knots
            let last = first + knots.count - 1
            if !lines[index].isClosed, knots.count > 1 {
                let start = knots.reversed().continued(towards: leftTo[first] ?? [])
                let end = knots.continued(towards: leftTo[last] ?? [])
                lines[index].knots = start.reversed() + knots + end
                isChanged = isChanged || !start.isEmpty || !end.isEmpty
            }
            first = last + 1
        }
        return isChanged
    }
}
