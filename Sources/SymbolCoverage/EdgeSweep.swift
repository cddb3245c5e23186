internal import SymbolGeometry

/// The part of an edge in a row, or in a band of one.
struct Side: BitwiseCopyable {
    var top: Int32
    var bottom: Int32
    var x0: Int32
    var x1: Int32
    let edge: Int32
    let winding: Int32

    @inline(__always) var left: Int32 { min(x0, x1) }
    @inline(__always) var right: Int32 { max(x0, x1) }
    @inline(__always) var height: Int32 { bottom &- top }

    @inline(__always) init(_ edge: CoverageEdge, _ index: Int32, from top: Int32, to bottom: Int32) {
        (self.top, self.bottom, self.edge, winding) = (top, bottom, index, edge.winding)
        (x0, x1) = (edge.x(at: top), top == bottom ? edge.levelEnd : edge.x(at: bottom))
    }

    /// Bits that differ from those of a side as high as the row and straight down, as the part above then was.
    @inline(__always) func unsteadyBits(after last: (x: Int32, height: Int32)) -> Int32 {
        (x0 ^ x1) | (x0 ^ last.x) | (height ^ Fixed.one) | (last.height ^ Fixed.one)
    }

    /// Adds what begins at it, or ends where the sign is negative.
    @inline(__always) func add(to cells: CoverageCells, _ sign: Int32) {
        cells.add(from: x0, to: x1, height: height &* sign)
    }

    /// Takes the part down to a level off.
    @inline(__always) mutating func cut(at level: Int32, _ edges: UnsafePointer<CoverageEdge>) -> Side {
        var part = self
        if level < bottom { (part.bottom, part.x1) = (level, edges[Int(edge)].x(at: level)) }
        (top, x0) = (level, part.x1)
        return part
    }
}

/// Walks down the edges, row by row of pixels, and finds which of them are sides of the inside.
struct EdgeSweep: ~Copyable {
    private let inside: InsideTest
    private var sides = Buffer<Side>(capacity: 64)
    private var entering = Buffer<Side>(capacity: 64)
    private var band: EdgeBand
    private var levels = Buffer<Int32>(capacity: 32)
    private var row: CoverageRow
    /// Whether the row at hand is as the one above: the same sides go through both, straight down.
    private var isSteady = false

    init(_ rule: FillRule, width: Int) {
        inside = InsideTest(rule)
        band = EdgeBand(inside)
        row = CoverageRow(width: width)
    }

    mutating func sweep(_ table: borrowing EdgeTable, _ body: (CoverageBand) -> Void) {
        let edges = UnsafePointer(table.edges.base)
        let (first, end) = (Int(table.top >> Fixed.bits), Int((table.bottom - 1) >> Fixed.bits) + 1)
        let strip = CoverageStrip(width: row.width, height: min(end - first, CoverageBand.rows))
        for start in stride(from: first, to: end, by: CoverageBand.rows) {
            let rows = start..<min(start + CoverageBand.rows, end)
            for index in rows {
                enter(index, table, edges)
                addClusters(edges)
                row.write(to: strip.bytes + (index - start) * strip.stride)
            }
            strip.hand(out: row.takeTouched(), rows, body)
        }
    }

    /// Appends the rows up to the last that edges touch.
    mutating func sweep(_ table: borrowing EdgeTable, _ rows: inout CoverageRunBuffer) {
        let edges = UnsafePointer(table.edges.base)
        let (first, end) = (Int(table.top >> Fixed.bits), Int((table.bottom - 1) >> Fixed.bits) + 1)
        rows.fill(to: first)
        for index in first..<end {
            enter(index, table, edges)
            if isSteady { rows.repeatRow(); continue }
            addClusters(edges)
            row.write(to: &rows)
            rows.endRow()
        }
    }

    /// Moves on to a row: sides that go on, and those that begin there, by where they are leftmost.
    @inline(__always)
    private mutating func enter(_ index: Int, _ table: borrowing EdgeTable, _ edges: UnsafePointer<CoverageEdge>) {
        let top = Int32(truncatingIfNeeded: index) << Fixed.bits
        isSteady = advance(edges, to: top)
        if !isSteady { sides.sortAlmostSorted { $0.left < $1.left } }
        var next = table.first.base[index]
        guard next >= 0 else { return }
        isSteady = false
        entering.cut(to: 0)
        while next >= 0 {
            let edge = edges[Int(next)]
            entering.append(Side(edge, next, from: max(edge.top, top), to: min(edge.bottom, top &+ Fixed.one)))
            next = edge.next
        }
        entering.sortAlmostSorted { $0.left < $1.left }
        sides.merge(entering) { $0.left < $1.left }
    }

    /// Moves the sides to the next row and drops those that ended.
    ///
    /// - Returns: Whether all go on straight down.
    @inline(__always) private mutating func advance(_ edges: UnsafePointer<CoverageEdge>, to top: Int32) -> Bool {
        let (base, count) = (sides.base, sides.count)
        var (kept, index, unsteadyBits) = (0, 0, Int32(0))
        while index < count {
            var side = base[index]
            index &+= 1
            guard side.bottom == top else { continue }
            let edge = edges + Int(side.edge)
            let bottom = edge.pointee.bottom
            guard bottom > top else { continue }
            let last = (x: side.x0, height: side.height)
            (side.top, side.bottom, side.x0) = (top, min(bottom, top &+ Fixed.one), side.x1)
            side.x1 = edge.pointee.x(at: side.bottom)
            unsteadyBits |= side.unsteadyBits(after: last)
            base[kept] = side
            kept &+= 1
        }
        sides.cut(to: kept)
        return unsteadyBits == 0 && kept == count
    }

    /// What does not meet in x cannot cross: it is added by itself, behind the winding of all that is to its left.
    @inline(__always) private mutating func addClusters(_ edges: UnsafePointer<CoverageEdge>) {
        let (sides, count, cells, inside) = (sides.base, sides.count, row.cells, inside)
        var (start, winding) = (0, Int32(0))
        while start < count {
            let side = sides[start]
            if side.height == Fixed.one, start &+ 1 == count || sides[start &+ 1].left > side.right {
                let sign = inside.change(from: winding, to: winding &+ side.winding)
                if sign != 0 { side.add(to: cells, sign) }
                (start, winding) = (start &+ 1, winding &+ side.winding)
                continue
            }
            var (end, right) = (start &+ 1, side.right)
            var (change, agrees) = (Int(side.winding) &* Int(side.height), true)
            // The most and least winding in it, wherever its sides may lie.
            var (least, most) = (winding &+ min(side.winding, 0), winding &+ max(side.winding, 0))
            while end < count, sides[end].left <= right {
                let next = sides[end]
                right = max(right, next.right)
                change &+= Int(next.winding) &* Int(next.height)
                agrees = agrees && next.winding == side.winding
                least &+= min(next.winding, 0)
                most &+= max(next.winding, 0)
                end &+= 1
            }
            let turns = Int32(truncatingIfNeeded: change >> Int(Fixed.bits))
            if agrees, turns == side.winding, isChain(start, end) {
                let sign = inside.change(from: winding, to: winding &+ turns)
                if sign != 0 {
                    for index in start..<end { sides[index].add(to: cells, sign) }
                }
            } else if !inside.isAllInside(least, most) {
                addBands(start, end, winding, edges)
            }
            winding &+= turns
            start = end
        }
    }

    /// Whether no two sides, which are as high as the row together, lie beside one another.
    private func isChain(_ start: Int, _ end: Int) -> Bool {
        guard end &- start <= 8 else { return false }
        for index in start..<end {
            for other in start..<index {
                let (a, b) = (sides.base[index], sides.base[other])
                if a.top < b.bottom, b.top < a.bottom { return false }
            }
        }
        return true
    }

    /// Cuts a cluster at every end of a side, so that in each band they all go from its top to its bottom.
    private mutating func addBands(
        _ start: Int, _ end: Int, _ winding: Int32, _ edges: UnsafePointer<CoverageEdge>
    ) {
        levels.cut(to: 0)
        if end &- start > EdgeBand.most { levels.appendParts(ofRowAt: sides.base[start].top) }
        var (top, last) = (sides.base[start].top, sides.base[start].bottom)
        for index in start..<end {
            (top, last) = (min(top, sides.base[index].top), max(last, sides.base[index].bottom))
        }
        // Most sides go from the row's top to its bottom, which leaves little to sort.
        for index in start..<end {
            let side = sides.base[index]
            if side.top > top { levels.append(side.top) }
            if side.bottom < last { levels.append(side.bottom) }
        }
        levels.append(last)
        levels.sortAlmostSorted { $0 < $1 }
        for level in 0..<levels.count where levels.base[level] > top {
            let bottom = levels.base[level]
            band.begin(from: top, to: bottom)
            for index in start..<end {
                let side = sides.base + index
                guard side.pointee.top == top, side.pointee.bottom >= bottom, side.pointee.winding != 0 else {
                    continue
                }
                band.append(side.pointee.cut(at: bottom, edges))
            }
            band.add(to: row.cells, winding, edges)
            top = bottom
        }
    }
}

extension Buffer<Int32> {
    /// Appends the heights that cut a row into as many bands as keep those small in which order alone is kept.
    fileprivate mutating func appendParts(ofRowAt y: Int32) {
        for part in 1..<Int32(16) { append((y & ~Fixed.fraction) &+ part &* Fixed.one / 16) }
    }
}
