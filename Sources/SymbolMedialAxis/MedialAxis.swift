internal import SymbolGeometry

/// The centre lines of a filled grid as lines of cells, in which each cell has at most two neighbours except where
/// lines meet.
///
/// Cells are removed in order of their distance from the edge as long as nothing becomes disconnected or opens up
/// (Pudney, "Distance-ordered homotopic thinning", 1998). Cells with the edge on both sides are kept, which includes
/// the whole centre line of a stroke but not the bisector of a wide corner: their neighbours' nearest points on the
/// edge are far apart (Hesselink and Roerdink, "Euclidean skeletons of digital image and volume data in linear time by
/// the integer medial axis transform", 2008).
struct MedialAxis {
    /// The least distance between two nearest points, as a fraction of the diameter.
    ///
    /// In a corner of angle φ that fraction is cos(φ/2), and the radius decreases by sin(φ/2) along the centre line:
    /// a corner of less than 74° has a centre line up to its tip, a wider one has none.
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

    /// Returns the position of a centre line that passes between two cells; nil when there is none.
    ///
    /// The line lies on the cell nearer to the middle of the gap between their nearest points: on the first when the
    /// value is not positive.
    @inline(__always)
    private static func ridge(between p: Int, _ q: Int, _ grid: FillGrid, _ field: DistanceField) -> Double? {
        // The nearest points of most neighbours are adjacent.
        if field.nearest[p] == field.nearest[q] { return nil }
        let (a, b) = (grid.position(of: field.nearest[p]), grid.position(of: field.nearest[q]))
        let vector = a - b
        guard vector.dot(vector) >= 9 else { return nil }
        let (gap, both) = (a.distance(to: b), field.distance(p) + field.distance(q))
        // Positions err by up to two cells; even so, the gap between parallel edges is the greater of the two.
        guard gap > min(MedialAxis.spread * both + 2, both + 0.5) else { return nil }
        return vector.dot(a + b - grid.position(of: p) - grid.position(of: q))
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

    /// Removes lines two cells wide and the inner cells of steps, then single cells beside lines, so that every line
    /// becomes a chain.
    ///
    /// In a single pass, a slanting line of steps would be removed from its end onwards.
    private mutating func straighten(_ indices: Range<Int>) {
        var cells = indices.filter { isOn[$0] }
        for isLast in [false, true] {
            for index in cells where isOn[index] {
                let around = surroundings(of: index)
                let isRedundant = isLast ? isBeside(index, around) : around.nonzeroBitCount > 2 || isStep(around)
                if isRedundant, simple.contains(around) { isOn[index] = false }
            }
            cells.removeAll { !isOn[$0] }
        }
    }

    private func isStep(_ around: UInt8) -> Bool {
        around.nonzeroBitCount == 2 && around & 0b01010101 == around
    }

    /// Returns whether both neighbours stay connected without this cell, unlike at the end of a line.
    private func isBeside(_ index: Int, _ around: UInt8) -> Bool {
        guard around.nonzeroBitCount == 2 else { return false }
        return neighbors.allSatisfy { !isOn[index + $0] || surroundings(of: index + $0).nonzeroBitCount > 2 }
    }

    /// Returns a bit for each neighbour that is on, clockwise from the right one.
    func surroundings(of index: Int) -> UInt8 {
        isOn.withUnsafeBufferPointer { isOn in
            func bit(_ cell: Int, _ position: UInt8) -> UInt8 { isOn[cell] ? 1 << position : 0 }
            let (above, below) = (index &- width, index &+ width)
            return bit(index &+ 1, 0) | bit(below &+ 1, 1) | bit(below, 2) | bit(below &- 1, 3)
                | bit(index &- 1, 4) | bit(above &- 1, 5) | bit(above, 6) | bit(above &+ 1, 7)
        }
    }

    /// Returns the filled cells from the edge inwards, with a counting sort by squared distance.
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
