internal import SymbolGeometry
internal import SymbolText

/// The exact distance from every filled cell of a grid to the nearest empty one.
///
/// The algorithm is that of Meijster, Roerdink and Hesselink, "A general algorithm for computing distance transforms in
/// linear time" (2000), in the form of lower envelopes of parabolas by Felzenszwalb and Huttenlocher, "Distance
/// transforms of sampled functions" (2012): first along the columns, then along the rows.
struct DistanceField {
    /// The squared distances in cells; 0 for empty cells.
    private(set) var squares: [Int]
    /// The index of the nearest empty cell for each cell.
    private(set) var nearest: [Int]

    private let width: Int
    private let height: Int

    init(_ isFilled: [Bool], width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        squares = Array(repeating: 0, count: width * height)
        nearest = Array(0..<(width * height))
        let rows = nearestRows(isFilled)
        isFilled.withUnsafeBufferPointer { isFilled in
            rows.withUnsafeBufferPointer { rows in
                squares.withUnsafeMutableBufferPointer { squares in
                    nearest.withUnsafeMutableBufferPointer { nearest in
                        withUnsafeTemporaryAllocation(of: Parabola.self, capacity: width) { envelope in
                            let spread = RowSpread(
                                width: width, isFilled: isFilled, rows: rows, squares: squares, nearest: nearest,
                                envelope: envelope)
                            for y in 0..<height { spread.spread(alongRow: y) }
                        }
                    }
                }
            }
        }
    }

    /// Returns the distance of a point, in grid coordinates, from the edge, interpolated between the surrounding cells.
    ///
    /// The edge is half a cell before the centre of the nearest empty cell. On a ridge between two cells the distance
    /// is too short by as much; a quarter is the average.
    func radius(at point: Point) -> Double {
        let x = min(max(Int(clamping: point.x), 0), width - 2)
        let y = min(max(Int(clamping: point.y), 0), height - 2)
        let (corner, u, v) = (y * width + x, point.x - Double(x), point.y - Double(y))
        let above = distance(corner) * (1 - u) + distance(corner + 1) * u
        let below = distance(corner + width) * (1 - u) + distance(corner + width + 1) * u
        return max(0.5, above * (1 - v) + below * v - 0.25)
    }

    func distance(_ index: Int) -> Double { Double(squares[index]).squareRoot() }

    /// Returns the row of the nearest empty cell in each cell's column.
    ///
    /// There always is one, because borders are empty.
    private func nearestRows(_ isFilled: [Bool]) -> [Int] {
        var rows = Array(repeating: 0, count: width * height)
        rows.withUnsafeMutableBufferPointer { rows in
            isFilled.withUnsafeBufferPointer { isFilled in
                for y in 1..<height {
                    for index in (y * width)..<((y + 1) * width) {
                        rows[index] = isFilled[index] ? rows[index - width] : y
                    }
                }
                for y in stride(from: height - 2, through: 0, by: -1) {
                    for index in (y * width)..<((y + 1) * width) {
                        let below = rows[index + width]
                        if below - y < y - rows[index] { rows[index] = below }
                    }
                }
            }
        }
        return rows
    }
}

/// The distances along the columns of a grid, which are spread along its rows.
private struct RowSpread {
    let width: Int
    let isFilled: UnsafeBufferPointer<Bool>
    let rows: UnsafeBufferPointer<Int>
    let squares: UnsafeMutableBufferPointer<Int>
    let nearest: UnsafeMutableBufferPointer<Int>
    /// The lower envelope of a row's parabolas, from the left.
    let envelope: UnsafeMutableBufferPointer<Parabola>

    /// Processes each run of filled cells with the empty cells on either side, beyond which none is nearer.
    func spread(alongRow y: Int) {
        let base = y * width
        var x = 0
        while x < width {
            guard isFilled[base + x] else {
                x += 1
                continue
            }
            let first = x - 1
            while isFilled[base + x] { x += 1 }
            spread(from: first, to: x, y)
        }
    }

    private func spread(from first: Int, to last: Int, _ y: Int) {
        let base = y &* width
        envelope[0] = Parabola(x: first, rise: 0, start: first)
        var top = 0
        for x in (first &+ 1)...last {
            let fall = rows[base &+ x] &- y
            var parabola = Parabola(x: x, rise: fall &* fall, start: first)
            // The first parabola, of an empty cell, is the lowest at its own position.
            while parabola.isLower(than: envelope[top], at: envelope[top].start) { top &-= 1 }
            parabola.start = parabola.firstLower(than: envelope[top])
            guard parabola.start <= last else { continue }
            top &+= 1
            envelope[top] = parabola
        }
        var piece = 0
        for x in (first &+ 1)..<last {
            while piece < top, envelope[piece &+ 1].start <= x { piece &+= 1 }
            let (column, rise) = (envelope[piece].x, envelope[piece].rise)
            squares[base &+ x] = (x &- column) &* (x &- column) &+ rise
            nearest[base &+ x] = rows[base &+ column] &* width &+ column
        }
    }
}

/// The squared distance, along a row, to the nearest empty cell of one column.
private struct Parabola {
    let x: Int
    /// The height of the vertex.
    let rise: Int
    /// The position from which this parabola is the lowest.
    var start: Int

    /// Returns whether the parabola is lower at a position than one farther left.
    @inline(__always) func isLower(than other: Parabola, at position: Int) -> Bool {
        let (offset, otherOffset) = (position &- x, position &- other.x)
        return offset &* offset &+ rise < otherOffset &* otherOffset &+ other.rise
    }

    /// Returns the first position at which the parabola is lower than one farther left.
    ///
    /// That is where 2·p·(x − x') is greater than x² − x'² + r − r'.
    @inline(__always) func firstLower(than other: Parabola) -> Int {
        let (height, width) = (x &* x &- other.x &* other.x &+ rise &- other.rise, 2 &* (x &- other.x))
        let quotient = height / width
        return height < quotient &* width ? quotient : quotient &+ 1
    }
}
