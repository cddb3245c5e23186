internal import SymbolGeometry

/// The centre lines of a filled grid as lines of cells, each cell with at most two neighbours but where lines meet.
///
/// Cells are taken away in the order of their distance from the edge as long as nothing comes apart or opens up
/// (Pudney, "Distance-ordered homotopic thinning", 1998). Those stay that have the edge on both sides of them,
/// like all of a stroke's middle but not the bisector of a wide corner: their neighbours' nearest points of the edge
/// lie far apart (Hesselink and Roerdink, "Euclidean skeletons of digital image and volume data in linear time by
/// the integer medial axis transform", 2008).
struct MedialAxis {
    /// How far apart two nearest points must be, in parts of the diameter.
    ///
    /// In a corner of angle φ that is cos(φ/2), and the radius falls by sin(φ/2) along the centre line: a corner of
    /// less than 74° has a centre line to its tip, a wider one has none.
    static let spread = 0.8
    static let steepestTaper = 0.6

    private(set) var isOn: [Bool]

    private let width: Int
    private let neighbors: [Int]
    private let simple = SimpleCells()

    init(of grid: FillGrid, _ field: DistanceField) {
        isOn = grid.isFilled
        (width, neighbors) = (grid.width, grid.neighbors)
        let isAnchor = MedialAxis.anchors(of: grid, field)
        thin(byDistance: field, keeping: isAnchor)
        straighten(grid.indices)
    }

    private static func anchors(of grid: FillGrid, _ field: DistanceField) -> [Bool] {
        var isAnchor = Array(repeating: false, count: grid.isFilled.count)
        let width = grid.width
        isAnchor.withUnsafeMutableBufferPointer { isAnchor in
            grid.isFilled.withUnsafeBufferPointer { isFilled in
                // Borders are empty.
                for index in width..<(isFilled.count - width) where isFilled[index] {
                    for step in [1, width] where isFilled[index &+ step] {
                        guard let side = ridge(between: index, index &+ step, grid, field) else { continue }
                        isAnchor[side <= 0 ? index : index &+ step] = true
                    }
                    let isThin =
                        !isFilled[index &- 1] && !isFilled[index &+ 1]
                        || !isFilled[index &- width] && !isFilled[index &+ width]
                    if isThin { isAnchor[index] = true }
                }
            }
        }
        return isAnchor
    }

    /// Where a centre line passes between two cells, or nil where none does: it lies on the one of them that is nearer
    /// to the middle of the gap between their nearest points, the first where this is not positive.
    @inline(__always)
    private static func ridge(between p: Int, _ q: Int, _ grid: FillGrid, _ field: DistanceField) -> Double? {
        // Those of most neighbours lie side by side.
        if field.nearest[p] == field.nearest[q] { return nil }
        let (a, b) = (grid.position(of: field.nearest[p]), grid.position(of: field.nearest[q]))
        let way = a - b
        guard way.dot(way) >= 9 else { return nil }
        let (gap, both) = (a.distance(to: b), field.distance(p) + field.distance(q))
        // Cells err by up to two; even so, between parallel edges the gap is the greater of the two.
        guard gap > min(MedialAxis.spread * both + 2, both + 0.5) else { return nil }
        return way.dot(a + b - grid.position(of: p) - grid.position(of: q))
    }

    private mutating func thin(byDistance field: DistanceField, keeping isAnchor: [Bool]) {
        var wasSeen = Array(repeating: false, count: isOn.count)
        var again: [Int] = []
        for index in MedialAxis.sorted(isOn, by: field) {
            again.append(index)
            while let cell = again.popLast() {
                wasSeen[cell] = true
                guard isOn[cell], !isAnchor[cell], simple.contains(surroundings(of: cell)) else { continue }
                isOn[cell] = false
                for step in neighbors where isOn[cell + step] && wasSeen[cell + step] { again.append(cell + step) }
            }
        }
    }

    /// Lines two cells wide and the inner cells of their steps go, then single cells beside lines.
    ///
    /// All that is left of a line is a chain. In one go, a slanting line of steps would be taken away from its end on.
    private mutating func straighten(_ indices: Range<Int>) {
        var cells = indices.filter { isOn[$0] }
        for isLast in [false, true] {
            for index in cells where isOn[index] {
                let around = surroundings(of: index)
                let isNeedless = isLast ? isBeside(index, around) : around.nonzeroBitCount > 2 || isStep(around)
                if isNeedless, simple.contains(around) { isOn[index] = false }
            }
            cells.removeAll { !isOn[$0] }
        }
    }

    private func isStep(_ around: UInt8) -> Bool {
        around.nonzeroBitCount == 2 && around & 0b01010101 == around
    }

    /// Whether both neighbours go on without this cell, unlike at the end of a line.
    private func isBeside(_ index: Int, _ around: UInt8) -> Bool {
        guard around.nonzeroBitCount == 2 else { return false }
        return neighbors.allSatisfy { !isOn[index + $0] || surroundings(of: index + $0).nonzeroBitCount > 2 }
    }

    /// A bit for each neighbour that is on, the right one first, then clockwise.
    func surroundings(of index: Int) -> UInt8 {
        isOn.withUnsafeBufferPointer { isOn in
            func bit(_ cell: Int, _ place: UInt8) -> UInt8 { isOn[cell] ? 1 << place : 0 }
            let (above, below) = (index &- width, index &+ width)
            return bit(index &+ 1, 0) | bit(below &+ 1, 1) | bit(below, 2) | bit(below &- 1, 3)
                | bit(index &- 1, 4) | bit(above &- 1, 5) | bit(above, 6) | bit(above &+ 1, 7)
        }
    }

    /// Filled cells from the edge inwards: a counting sort by the distance's square.
    private static func sorted(_ isFilled: [Bool], by field: DistanceField) -> [Int] {
        var starts = Array(repeating: 0, count: (field.squares.max() ?? 0) + 2)
        for index in isFilled.indices where isFilled[index] { starts[field.squares[index] + 1] += 1 }
        for value in starts.indices.dropFirst() { starts[value] += starts[value - 1] }
        var result = Array(repeating: 0, count: starts.last ?? 0)
        for index in isFilled.indices where isFilled[index] {
            result[starts[field.squares[index]]] = index
            starts[field.squares[index]] += 1
        }
        return result
    }
}
