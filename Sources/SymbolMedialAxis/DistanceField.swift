internal import SymbolGeometry
internal import SymbolText

/// For every filled cell of a grid the nearest empty one, exactly.
///
/// Meijster, Roerdink and Hesselink, "A general algorithm for computing distance transforms in linear time" (2000),
/// in the form of lower envelopes of parabolas by Felzenszwalb and Huttenlocher, "Distance transforms of sampled
/// functions" (2012): first along the columns, then along the rows.
struct DistanceField {
    /// The squares of the distances in cells; 0 where the grid is empty.
    private(set) var squares: [Int]
    /// The cell that each distance leads to.
    private(set) var nearest: [Int]

    private let width: Int
    private let height: Int

    init(_ isFilled: [Bool], width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        squares = Array(repeating: 0, count: width * height)
        nearest = Array(0..<(width * height))
        let rows = nearestRows(isFilled)
        for y in 0..<height { spread(alongRow: y, rows, isFilled) }
    }

    /// How far a point in grid coordinates is from the edge, between the cells around it.
    ///
    /// The edge is half a cell before the next empty one's centre. On a ridge between two cells the distance is too
    /// short by as much; a quarter is the mean.
    func radius(at point: Point) -> Double {
        let x = min(max(Int(clamping: point.x), 0), width - 2)
        let y = min(max(Int(clamping: point.y), 0), height - 2)
        let (corner, u, v) = (y * width + x, point.x - Double(x), point.y - Double(y))
        let above = distance(corner) * (1 - u) + distance(corner + 1) * u
        let below = distance(corner + width) * (1 - u) + distance(corner + width + 1) * u
        return max(0.5, above * (1 - v) + below * v - 0.25)
    }

    func distance(_ index: Int) -> Double { Double(squares[index]).squareRoot() }

    /// The row of the nearest empty cell in each cell's column.
    ///
    /// Borders are empty, so there is one.
    private func nearestRows(_ isFilled: [Bool]) -> [Int] {
        var rows = Array(repeating: 0, count: width * height)
        for y in 1..<height {
            for x in 0..<width {
                let index = y * width + x
                rows[index] = isFilled[index] ? rows[index - width] : y
            }
        }
        for y in stride(from: height - 2, through: 0, by: -1) {
            for x in 0..<width {
                let index = y * width + x
                let below = rows[index + width]
                if below - y < y - rows[index] { rows[index] = below }
            }
        }
        return rows
    }

    private mutating func spread(alongRow y: Int, _ rows: [Int], _ isFilled: [Bool]) {
        let base = y * width
        guard isFilled[base..<(base + width)].contains(true) else { return }
        var (vertices, starts): ([Int], [Int]) = ([], [])
        for x in 0..<width {
            let rise = (rows[base + x] - y) * (rows[base + x] - y)
            var start = 0
            while let last = vertices.last, let lastStart = starts.last {
                let lastRise = (rows[base + last] - y) * (rows[base + last] - y)
                // From here on the parabola at x lies lower than the one at `last`.
                start = floorDivide(x * x - last * last + rise - lastRise, 2 * (x - last)) + 1
                if start > lastStart { break }
                vertices.removeLast()
                starts.removeLast()
                start = 0
            }
            if start < width {
                vertices.append(x)
                starts.append(start)
            }
        }
        read(vertices, starts, row: y, rows, isFilled)
    }

    private mutating func read(_ vertices: [Int], _ starts: [Int], row y: Int, _ rows: [Int], _ isFilled: [Bool]) {
        var piece = 0
        for x in 0..<width {
            while piece + 1 < starts.count, starts[piece + 1] <= x { piece += 1 }
            let index = y * width + x
            guard isFilled[index] else { continue }
            let (column, row) = (vertices[piece], rows[y * width + vertices[piece]])
            squares[index] = (x - column) * (x - column) + (y - row) * (y - row)
            nearest[index] = row * width + column
        }
    }
}

private func floorDivide(_ a: Int, _ b: Int) -> Int {
    let quotient = a / b
    return a % b < 0 ? quotient - 1 : quotient
}
