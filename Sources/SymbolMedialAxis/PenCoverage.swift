internal import SymbolGeometry
internal import SymbolText

/// Adjusts strokes so that together they cover everything that is filled: the corners of blunt ends, mitres, and gaps
/// left by a thin line between two wide ones.
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

    /// Extends and widens `lines` until they cover the filled cells of `grid`.
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

    /// Returns the cells that no disc covers, each assigned to a nearby knot within the shape.
    private mutating func uncovered() -> [Int] {
        knots = lines.indices.flatMap { line in lines[line].knots.indices.map { Owner(line: line, knot: $0) } }
        var open = openCells()
        if open.isEmpty { return [] }
        findOwners(beside: open)
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

    /// Returns the cells that no disc covers.
    ///
    /// Every third disc covers nearly everything, so the others are only tested against the remainder.
    private func openCells() -> [Int] {
        var isCovered = Array(repeating: false, count: grid.isFilled.count)
        isCovered.withUnsafeMutableBufferPointer { isCovered in
            for id in stride(from: 0, to: knots.count, by: 3) {
                PenDisc(knot(id)).forEachRow(of: grid) { row, columns in
                    let start = row &* grid.width
                    for cell in (start &+ columns.lowerBound)..<(start &+ columns.upperBound) { isCovered[cell] = true }
                }
            }
        }
        let open = cells.filter { !isCovered[$0] }
        var isOpen = Array(repeating: true, count: open.count)
        forEachDisc(over: open) { index, _, depth in
            if depth >= 0 { isOpen[index] = false }
        }
        return open.indices.filter { isOpen[$0] }.map { open[$0] }
    }

    /// Assigns covered cells beside open ones to the discs in which they lie deepest.
    private mutating func findOwners(beside open: [Int]) {
        let isOpen = Set(open)
        let beside = Set(open.flatMap { cell in grid.neighbors.map { cell + $0 } })
            .filter { grid.isFilled[$0] && !isOpen.contains($0) }.sorted()
        var deepest = Array(repeating: (depth: -Double.infinity, owner: -1), count: beside.count)
        forEachDisc(over: beside) { index, id, depth in
            if depth >= 0, depth > deepest[index].depth { deepest[index] = (depth, id) }
        }
        owners = Array(repeating: -1, count: grid.isFilled.count)
        for (cell, deepest) in zip(beside, deepest) { owners[cell] = deepest.owner }
    }

    /// Calls a function with each of the cells, which must be in order, for every disc whose rows include it.
    @inline(__always)
    private func forEachDisc(over cells: [Int], _ body: (_ index: Int, _ knot: Int, _ depth: Double) -> Void) {
        if cells.isEmpty { return }
        // The index of the first cell in each row.
        var starts = Array(repeating: 0, count: grid.height + 1)
        for cell in cells { starts[cell / grid.width + 1] += 1 }
        for row in 0..<grid.height { starts[row + 1] += starts[row] }
        for id in knots.indices {
            let disc = PenDisc(knot(id))
            for row in disc.rows(of: grid) {
                for index in starts[row]..<starts[row + 1] {
                    body(index, id, disc.depth(column: cells[index] - row * grid.width, row: row))
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

    /// Widens knots until they reach the cells assigned to them.
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
