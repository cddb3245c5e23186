internal import SymbolGeometry
internal import SymbolText

/// The connected parts of a filled grid; cells that touch at a corner are connected.
struct FillParts {
    struct Part {
        var cells: [Int]
        var bounds: Rect
    }

    private(set) var parts: [Part] = []
    /// The index of the part to which each cell belongs; -1 for empty cells.
    private(set) var labels: [Int]

    init(_ grid: FillGrid) {
        labels = Array(repeating: -1, count: grid.isFilled.count)
        var isOpen = grid.isFilled
        while let index = isOpen[(parts.last?.cells[0] ?? 0)...].firstIndex(of: true) {
            let cells = flood(from: index, grid.neighbors, &isOpen)
            parts.append(Part(cells: cells, bounds: grid.bounds(of: cells)))
        }
    }

    /// Labels the cells connected with one, which are then no longer open, and returns them.
    private mutating func flood(from index: Int, _ neighbors: [Int], _ isOpen: inout [Bool]) -> [Int] {
        let label = parts.count
        return labels.withUnsafeMutableBufferPointer { labels in
            isOpen.withUnsafeMutableBufferPointer { isOpen in
                withUnsafeTemporaryAllocation(of: Int.self, capacity: isOpen.count) { cells in
                    var (next, end) = (0, 1)
                    (cells[0], labels[index], isOpen[index]) = (index, label, false)
                    while next < end {
                        let cell = cells[next]
                        for step in neighbors where isOpen[cell &+ step] {
                            (cells[end], labels[cell &+ step], isOpen[cell &+ step]) = (cell &+ step, label, false)
                            end &+= 1
                        }
                        next &+= 1
                    }
                    return Array(cells[..<end])
                }
            }
        }
    }

    /// Returns whether a part is a solid shape rather than made of strokes: its area is not much greater than that of
    /// the largest disc inside it.
    ///
    /// Narrow figures cut out of it do not count; wider ones make it a ring or a frame.
    func isSolid(_ part: Int, _ grid: FillGrid, _ field: DistanceField) -> Bool {
        let cells = parts[part].cells
        if isCompact(cells.count, cells.reduce(0) { max($0, field.squares[$1]) }) { return true }
        let (outside, width, height) = surroundings(of: part, grid)
        let area = outside.reduce(0) { $0 + ($1 ? 0 : 1) }
        guard area > cells.count, (area - cells.count) * 3 < area else { return false }
        let whole = DistanceField(outside.map { !$0 }, width: width, height: height).squares.max() ?? 0
        guard isCompact(area, whole) else { return false }
        let corner = corner(of: part, grid)
        let cutOut = outside.indices.map { index in
            !outside[index] && labels[corner + index / width * grid.width + index % width] != part
        }
        let hole = DistanceField(cutOut, width: width, height: height).squares.max() ?? 0
        return hole * 25 < whole
    }

    /// Returns whether a part is solid as judged by the disc about the centre of its bounds, which needs no distance
    /// field.
    func isPlainlySolid(_ part: Int, _ grid: FillGrid) -> Bool {
        let middle = grid.index(at: parts[part].bounds.center)
        let (y, x) = middle.quotientAndRemainder(dividingBy: grid.width)
        // The part is compact if the squared distance of the nearest empty cell exceeds this.
        let square = (parts[part].cells.count - 1) / 8
        func reach(_ rise: Int) -> Int { Int(clamping: Double(square - rise * rise).squareRoot()) }
        let whole = reach(0)
        guard labels[middle] == part, x >= whole, y >= whole, x + whole < grid.width, y + whole < grid.height
        else { return false }
        return (-whole...whole).allSatisfy { rise in
            let (cell, reach) = (middle + rise * grid.width, reach(rise))
            return !grid.isFilled[(cell - reach)...(cell + reach)].contains(false)
        }
    }

    /// Returns whether an area is small in relation to the largest inner disc.
    ///
    /// Squares have 4 times the square of the disc's radius, equilateral triangles 5.2, stars 7.3, and capsules twice
    /// as long as wide 7.1.
    private func isCompact(_ area: Int, _ radiusSquare: Int) -> Bool { area <= 8 * radiusSquare }

    /// Returns the cell of the whole grid at the upper left of a part, one beyond its bounds.
    private func corner(of part: Int, _ grid: FillGrid) -> Int {
        let bounds = parts[part].bounds
        return (Int(clamping: bounds.minY) - 1) * grid.width + Int(clamping: bounds.minX) - 1
    }

    /// Returns the cells that can be reached around a part, on a grid of its own.
    private func surroundings(of part: Int, _ grid: FillGrid) -> (isOutside: [Bool], width: Int, height: Int) {
        let bounds = parts[part].bounds
        let (width, height, corner) = (
            Int(clamping: bounds.width) + 3, Int(clamping: bounds.height) + 3, corner(of: part, grid)
        )
        var isOutside = Array(repeating: false, count: width * height)
        var open: [(x: Int, y: Int)] = []
        func enter(_ x: Int, _ y: Int) {
            guard x >= 0, y >= 0, x < width, y < height, !isOutside[y * width + x] else { return }
            guard labels[corner + y * grid.width + x] != part else { return }
            isOutside[y * width + x] = true
            open.append((x, y))
        }
        enter(0, 0)
        while let (x, y) = open.popLast() {
            enter(x + 1, y)
            enter(x - 1, y)
            enter(x, y + 1)
            enter(x, y - 1)
        }
        return (isOutside, width, height)
    }
}

extension FillGrid {
    /// Returns the tight bounds of the centres of cells, of which there must be at least one.
    fileprivate func bounds(of cells: [Int]) -> Rect {
        var (left, right, top, bottom) = (width, 0, height, 0)
        for cell in cells {
            let (y, x) = cell.quotientAndRemainder(dividingBy: width)
            (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        }
        return Rect(Point(Double(left), Double(top))).union(Point(Double(right), Double(bottom)))
    }
}
