internal import SymbolGeometry

/// A sweep down the edges, row by row of pixels, that finds which of them bound the inside.
struct EdgeSweep: ~Copyable {
    private let inside: InsideTest
    private let heads: EdgeHeads
    /// The chains in the current row in order of their least x.
    private var chains = Buffer<EdgeChain>(capacity: 64)
    private var entering = Buffer<EdgeChain>(capacity: 64)
    /// The sides of a cluster of chains.
    private var sides = Buffer<Side>(capacity: 64)
    private var band: EdgeBand
    private var levels = Buffer<Int32>(capacity: 32)
    private let cells: Buffer<CoverageCells.Cell>
    /// The number of columns from the left up to the last that edges touch.
    private let width: Int
    /// Whether the current row equals the one above, since the same vertical sides go through both.
    private var isSteady = false

    /// Creates a sweep over the edges of a table on a canvas of the given width; nil if there are none.
    init?(over table: borrowing EdgeTable, _ inside: InsideTest, width: Int) {
        heads = EdgeHeads(of: table)
        self.inside = inside
        band = EdgeBand(inside)
        self.width = min(Int(max(heads.right, 0) >> Fixed.bits) + 1, width)
        // An edge on the right side lies in a cell of its own.
        cells = Buffer(repeating: CoverageCells.Cell(), count: self.width + 1)
        if heads.rows.isEmpty { return nil }
    }

    /// Calls `body` with the bands that edges touch.
    mutating func sweep(_ table: borrowing EdgeTable, _ body: (CoverageBand) -> Void) {
        let edges = UnsafePointer(table.edges.base)
        var strip = CoverageStrip(width: width, height: min(heads.rows.count, CoverageBand.rows))
        var rows = CoverageRunBuffer(width: width, height: 0)
        for start in stride(from: heads.rows.lowerBound, to: heads.rows.upperBound, by: CoverageBand.rows) {
            let band = start..<min(start + CoverageBand.rows, heads.rows.upperBound)
            for index in band {
                enter(index, edges)
                let runs = addChains(edges, to: rows.beginRow())
                strip.write(runs.runs, toRow: index - start)
            }
            strip.flush(rows: band, body)
        }
    }

    /// Appends the rows up to the last one that edges touch.
    mutating func sweep(_ table: borrowing EdgeTable, _ rows: inout CoverageRunBuffer) {
        let edges = UnsafePointer(table.edges.base)
        rows.fill(to: heads.rows.lowerBound)
        for index in heads.rows {
            enter(index, edges)
            if isSteady { rows.repeatRow(); continue }
            var runs = addChains(edges, to: rows.beginRow())
            if width < rows.width { runs.append(0, upTo: Int32(truncatingIfNeeded: rows.width)) }
            rows.endRow(runs)
        }
    }

    /// Moves on to a row, and sorts the chains that continue and those that begin there by their least x.
    @inline(__always)
    private mutating func enter(_ index: Int, _ edges: UnsafePointer<CoverageEdge>) {
        let rowTop = Int32(truncatingIfNeeded: index) << Fixed.bits
        isSteady = advance(edges, to: rowTop)
        var next = heads.first.base[index]
        guard next >= 0 else { return }
        isSteady = false
        entering.resize(to: 0)
        while next >= 0 {
            entering.append(EdgeChain(next, edges, rowTop: rowTop))
            next = edges[Int(next)].next
        }
        entering.sortAlmostSorted { $0.left < $1.left }
        chains.merge(entering) { $0.left < $1.left }
    }

    /// Advances the chains to the next row, removes those that ended, and returns whether all continue vertically.
    @inline(__always) private mutating func advance(_ edges: UnsafePointer<CoverageEdge>, to rowTop: Int32) -> Bool {
        let (base, count) = (chains.base, chains.count)
        var (kept, index, unsteadyBits) = (0, 0, Int32(0))
        // Coordinates are not negative, so a sign tells whether a chain lies left of the one before: a branch could not
        // be predicted.
        var (left, disorder) = (Int32(0), Int32(0))
        while index < count {
            let chain = base + index
            index &+= 1
            let above = (chain.pointee.x0, chain.pointee.isWhole)
            guard chain.pointee.advance(edges, rowTop: rowTop) else { continue }
            unsteadyBits |= chain.pointee.unsteadyBits(above: above)
            disorder |= chain.pointee.left &- left
            left = chain.pointee.left
            if kept &+ 1 < index { base[kept] = chain.pointee }
            kept &+= 1
        }
        chains.resize(to: kept)
        if disorder < 0 { chains.sortAlmostSorted { $0.left < $1.left } }
        return unsteadyBits == 0 && kept == count
    }

    /// Adds the chains of a row.
    ///
    /// Chains that do not overlap in x cannot cross, so each is added by itself, given the winding to its left.
    @inline(__always)
    private mutating func addChains(
        _ edges: UnsafePointer<CoverageEdge>, to runs: CoverageRunBuffer.Row
    ) -> CoverageRunBuffer.Row {
        let (chains, count, inside) = (chains.base, chains.count, inside)
        // Local copies stay in registers.
        var (row, runs) = (CoverageRow(CoverageCells(base: cells.base), width: width), runs)
        var (start, winding) = (0, Int32(0))
        while start < count {
            let chain = chains + start
            var (end, right) = (start &+ 1, chain.pointee.right)
            if chain.pointee.fillsRow, end == count || chains[end].left > right {
                let next = winding &+ chain.pointee.winding
                let sign = inside.change(from: winding, to: next)
                if sign != 0 {
                    row.open(from: chain.pointee.left, to: right, &runs)
                    chain.pointee.add(to: row.cells, sign, edges)
                }
                (start, winding) = (end, next)
                continue
            }
            while end < count, chains[end].left <= right {
                right = max(right, chains[end].right)
                end &+= 1
            }
            row.open(from: chain.pointee.left, to: right, &runs)
            winding &+= addCluster(start..<end, after: winding, edges, row.cells)
            start = end
        }
        row.finish(&runs)
        return runs
    }

    /// Adds chains that overlap in x, and returns their winding in total.
    private mutating func addCluster(
        _ cluster: Range<Int>, after winding: Int32, _ edges: UnsafePointer<CoverageEdge>, _ cells: CoverageCells
    ) -> Int32 {
        gatherSides(of: cluster, edges)
        let first = sides.base[0].winding
        var (change, agrees) = (0, true)
        // Bounds for the winding number in the cluster, wherever its sides lie.
        var (least, most) = (Int(winding), Int(winding))
        for index in 0..<sides.count {
            let side = sides.base[index]
            change &+= Int(side.winding) &* Int(side.height)
            agrees = agrees && side.winding == first
            least &+= Int(min(side.winding, 0))
            most &+= Int(max(side.winding, 0))
        }
        let turns = Int32(truncatingIfNeeded: change >> Int(Fixed.bits))
        if agrees, turns == first, isChain {
            let sign = inside.change(from: winding, to: winding &+ turns)
            if sign != 0 {
                for index in 0..<sides.count { sides.base[index].add(to: cells, sign) }
            }
        } else if !inside.isAllInside(least, most) {
            addBands(after: winding, edges, cells)
        }
        return turns
    }

    private mutating func gatherSides(of cluster: Range<Int>, _ edges: UnsafePointer<CoverageEdge>) {
        sides.resize(to: 0)
        for index in cluster { chains.base[index].eachSide(edges) { sides.append($0) } }
    }

    /// Whether no two sides, which together are as high as the row, overlap in y.
    private var isChain: Bool {
        guard sides.count <= 8 else { return false }
        for index in 0..<sides.count {
            for other in 0..<index {
                let (a, b) = (sides.base[index], sides.base[other])
                if a.top < b.bottom, b.top < a.bottom { return false }
            }
        }
        return true
    }

    /// Cuts a cluster at every end of a side, so that in each band all sides go from its top to its bottom.
    private mutating func addBands(
        after winding: Int32, _ edges: UnsafePointer<CoverageEdge>, _ cells: CoverageCells
    ) {
        levels.resize(to: 0)
        if sides.count > EdgeBand.crossingLimit { levels.appendParts(ofRowAt: sides.base[0].top) }
        var (top, last) = (sides.base[0].top, sides.base[0].bottom)
        for index in 0..<sides.count {
            (top, last) = (min(top, sides.base[index].top), max(last, sides.base[index].bottom))
        }
        // Most sides go from the row's top to its bottom, so there is little to sort.
        for index in 0..<sides.count {
            let side = sides.base[index]
            if side.top > top { levels.append(side.top) }
            if side.bottom < last { levels.append(side.bottom) }
        }
        levels.append(last)
        levels.sortAlmostSorted { $0 < $1 }
        for level in 0..<levels.count where levels.base[level] > top {
            let bottom = levels.base[level]
            band.begin(from: top, to: bottom)
            for index in 0..<sides.count {
                let side = sides.base + index
                guard side.pointee.top == top, side.pointee.bottom >= bottom, side.pointee.winding != 0 else {
                    continue
                }
                band.append(side.pointee.cut(at: bottom, edges))
            }
            band.add(to: cells, winding, edges)
            top = bottom
        }
    }
}

extension Buffer<Int32> {
    /// Appends the heights that cut a row into sixteenths, the bands in which crossings are not found.
    fileprivate mutating func appendParts(ofRowAt y: Int32) {
        for part in 1..<Int32(16) { append((y & ~Fixed.fraction) &+ part &* Fixed.one / 16) }
    }
}
