internal import SymbolGeometry

/// A side in a band that it crosses from top to bottom.
struct BandLine: BitwiseCopyable {
    let edge: Int32
    let winding: Int32
    /// Where it is at the band's top and bottom.
    let x: Int32
    let end: Int32
    /// Where the line to its left crosses it; the bottom where that does not.
    var crossing: Int32
    /// The winding to its left.
    var turns: Int32 = 0
    /// +1 where the inside begins at it, -1 where it ends, 0 elsewhere; and from where on that has been so.
    var sign: Int32 = 0
    var start: (x: Int32, y: Int32) = (0, 0)
}

/// Sides that go from the top of a band to its bottom, in the order in which they are met from the left.
///
/// Where two cross they change places, and what bounds the inside is added as far as it does.
struct EdgeBand: ~Copyable {
    /// How many sides change places.
    ///
    /// Where more lie close together, each band is a sixteenth of a row, and the order in its middle is kept.
    static let most = 256

    private let inside: InsideTest
    private var lines = Buffer<BandLine>(capacity: 16)
    private var (top, bottom) = (Int32(0), Int32(0))

    init(_ inside: InsideTest) { self.inside = inside }

    @inline(__always) mutating func begin(from top: Int32, to bottom: Int32) {
        (self.top, self.bottom) = (top, bottom)
        lines.cut(to: 0)
    }

    @inline(__always) mutating func append(_ side: Side) {
        lines.append(
            BandLine(edge: side.edge, winding: side.winding, x: side.x0, end: side.x1, crossing: bottom))
    }

    /// Adds the areas, where there is so much winding to the left of all.
    @inline(__always)
    mutating func add(to cells: CoverageCells, _ winding: Int32, _ edges: UnsafePointer<CoverageEdge>) {
        let isDense = lines.count > Self.most
        // What lies in one place is in the order of its outline, the last first, in whichever row the sweep began.
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

    /// Lets lines change places from the top down.
    private func cross(_ cells: CoverageCells, _ edges: UnsafePointer<CoverageEdge>) {
        var y = top
        while let index = nextCrossing() {
            let (left, right) = (lines.base + (index &- 1), lines.base + index)
            y = max(y, right.pointee.crossing)
            let turns = left.pointee.turns
            (left.pointee, right.pointee) = (right.pointee, left.pointee)
            (left.pointee.turns, right.pointee.turns) = (turns, turns &+ left.pointee.winding)
            for place in index &- 1...min(index &+ 1, lines.count &- 1) { _ = findCrossing(place) }
            for line in [left, right] { turn(line, at: y, edges[Int(line.pointee.edge)].x(at: y), cells) }
        }
    }

    /// Notes whether a line bounds the inside from a place on, and adds what it has bounded above.
    @inline(__always)
    private func turn(_ line: UnsafeMutablePointer<BandLine>, at y: Int32, _ x: Int32, _ cells: CoverageCells) {
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

    /// Notes where the line to the left of another crosses it, if it does.
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

    /// The line at which the next two cross.
    @inline(__always) private func nextCrossing() -> Int? {
        var (first, found) = (bottom, 0)
        for index in 0..<lines.count where lines.base[index].crossing < first {
            (first, found) = (lines.base[index].crossing, index)
        }
        return first < bottom ? found : nil
    }
}
