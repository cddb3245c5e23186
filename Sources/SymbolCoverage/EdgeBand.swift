internal import SymbolGeometry

/// A side in a band that it crosses from top to bottom.
struct BandLine: BitwiseCopyable {
    let edge: Int32
    let winding: Int32
    /// The x at the band's top.
    let x: Int32
    /// The x at the band's bottom.
    let end: Int32
    /// The y at which the line to its left crosses it, or the bottom if it does not.
    var crossing: Int32
    /// The winding number to its left.
    var turns: Int32 = 0
    /// +1 if the inside begins at it, -1 if it ends, and 0 otherwise.
    var sign: Int32 = 0
    /// The point from which it has had that sign.
    var start: (x: Int32, y: Int32) = (0, 0)
}

/// The sides that go from the top of a band to its bottom, in order from the left.
///
/// Two sides that cross are swapped, and each is added as far as it bounds the inside.
struct EdgeBand: ~Copyable {
    /// The largest number of sides for which crossings are found.
    ///
    /// If more lie close together, each band is a sixteenth of a row, and the order in its middle is kept throughout.
    static let crossingLimit = 256

    private let inside: InsideTest
    private var lines = Buffer<BandLine>(capacity: 16)
    private var (top, bottom) = (Int32(0), Int32(0))

    init(_ inside: InsideTest) { self.inside = inside }

    @inline(__always) mutating func begin(from top: Int32, to bottom: Int32) {
        (self.top, self.bottom) = (top, bottom)
        lines.resize(to: 0)
    }

    @inline(__always) mutating func append(_ side: Side) {
        lines.append(
            BandLine(edge: side.edge, winding: side.winding, x: side.x0, end: side.x1, crossing: bottom))
    }

    /// Adds the sides that bound the inside, given the winding number to the left of all.
    @inline(__always)
    mutating func add(to cells: CoverageCells, _ winding: Int32, _ edges: UnsafePointer<CoverageEdge>) {
        let isDense = lines.count > Self.crossingLimit
        // Coincident sides are ordered by their edges, the last first, so that the row in which the sweep began does
        // not matter.
        if isDense {
            lines.sortAlmostSorted { ($0.x &+ $0.end, $1.edge) < ($1.x &+ $1.end, $0.edge) }
        } else {
            lines.sortAlmostSorted { ($0.x, $0.end, $1.edge) < ($1.x, $1.end, $0.edge) }
        }
        var (turns, isCrossed) = (winding, false)
        for index in 0..<lines.count {
            let line = lines.base + index
            line.pointee.turns = turns
            turns &+= line.pointee.winding
            isCrossed = findCrossing(index) || isCrossed
            (line.pointee.sign, line.pointee.start) = (sign(of: line.pointee), (line.pointee.x, top))
        }
        if isCrossed, !isDense { cross(cells, edges) }
        for index in 0..<lines.count { add(lines.base[index], to: lines.base[index].end, bottom, cells) }
    }

    /// Swaps lines that cross, from the top down.
    private func cross(_ cells: CoverageCells, _ edges: UnsafePointer<CoverageEdge>) {
        var y = top
        while let index = nextCrossing() {
            let (left, right) = (lines.base + (index &- 1), lines.base + index)
            y = max(y, right.pointee.crossing)
            let turns = left.pointee.turns
            (left.pointee, right.pointee) = (right.pointee, left.pointee)
            (left.pointee.turns, right.pointee.turns) = (turns, turns &+ left.pointee.winding)
            for neighbor in index &- 1...min(index &+ 1, lines.count &- 1) { _ = findCrossing(neighbor) }
            for line in [left, right] { updateSign(of: line, at: y, edges[Int(line.pointee.edge)].x(at: y), cells) }
        }
    }

    /// Updates whether a line bounds the inside from a point on, and adds the part above that did.
    @inline(__always)
    private func updateSign(
        of line: UnsafeMutablePointer<BandLine>, at y: Int32, _ x: Int32, _ cells: CoverageCells
    ) {
        let sign = sign(of: line.pointee)
        guard sign != line.pointee.sign else { return }
        add(line.pointee, to: x, y, cells)
        (line.pointee.sign, line.pointee.start) = (sign, (x, y))
    }

    @inline(__always) private func sign(of line: BandLine) -> Int32 {
        inside.change(from: line.turns, to: line.turns &+ line.winding)
    }

    @inline(__always) private func add(_ line: BandLine, to x: Int32, _ y: Int32, _ cells: CoverageCells) {
        if line.sign != 0 { cells.add(from: line.start.x, to: x, height: (y &- line.start.y) &* line.sign) }
    }

    /// Stores where the line to the left of another crosses it, and returns whether it does.
    @inline(__always) private func findCrossing(_ index: Int) -> Bool {
        let line = lines.base + index
        line.pointee.crossing = bottom
        guard index > 0, (line - 1).pointee.end > line.pointee.end else { return false }
        let above = Int64(line.pointee.x &- (line - 1).pointee.x)
        let below = Int64((line - 1).pointee.end &- line.pointee.end)
        let y = top &+ Int32(truncatingIfNeeded: Int64(bottom &- top) &* above / (above &+ below))
        line.pointee.crossing = min(max(y, top), bottom &- 1)
        return true
    }

    /// Returns the index of the line that the one to its left crosses next.
    @inline(__always) private func nextCrossing() -> Int? {
        var (first, index) = (bottom, 0)
        for candidate in 0..<lines.count where lines.base[candidate].crossing < first {
            (first, index) = (lines.base[candidate].crossing, candidate)
        }
        return first < bottom ? index : nil
    }
}
