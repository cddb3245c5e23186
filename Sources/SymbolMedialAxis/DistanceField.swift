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
        var envelope = Envelope(width: width)
        isFilled.withUnsafeBufferPointer { isFilled in
            rows.withUnsafeBufferPointer { rows in
                for y in 0..<height { spread(alongRow: y, rows, isFilled, &envelope) }
            }
        }
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

    private mutating func spread(
        alongRow y: Int, _ rows: UnsafeBufferPointer<Int>, _ isFilled: UnsafeBufferPointer<Bool>,
        _ envelope: inout Envelope
    ) {
        let base = y * width
        guard isFilled[base..<(base + width)].contains(true) else { return }
        envelope.count = 0
        for x in 0..<width {
            let rise = (rows[base + x] - y) * (rows[base + x] - y)
            var start = 0
            while envelope.count > 0 {
                let last = envelope.parabolas[envelope.count - 1]
                // From here on the parabola at x lies lower than the last one.
                start = floorDivide(x * x - last.x * last.x + rise - last.rise, 2 * (x - last.x)) + 1
                if start > last.start { break }
                envelope.count -= 1
                start = 0
            }
            if start < width {
                envelope.parabolas[envelope.count] = (x, rise, start)
                envelope.count += 1
            }
        }
        read(envelope, row: y, rows, isFilled)
    }

    private mutating func read(
        _ envelope: Envelope, row y: Int, _ rows: UnsafeBufferPointer<Int>, _ isFilled: UnsafeBufferPointer<Bool>
    ) {
        var piece = 0
        for x in 0..<width {
            while piece + 1 < envelope.count, envelope.parabolas[piece + 1].start <= x { piece += 1 }
            let index = y * width + x
            guard isFilled[index] else { continue }
            let column = envelope.parabolas[piece].x
            let row = rows[y * width + column]
            squares[index] = (x - column) * (x - column) + (y - row) * (y - row)
            nearest[index] = row * width + column
        }
    }
}

/// The lowest of a row's parabolas, from the left.
private struct Envelope {
    /// Where each has its vertex, how high that lies, and from where on it is the lowest.
    var parabolas: [(x: Int, rise: Int, start: Int)]
    var count = 0

    init(width: Int) { parabolas = Array(repeating: (0, 0, 0), count: width) }
}

private func floorDivide(_ a: Int, _ b: Int) -> Int {
    let quotient = a / b
    return a % b < 0 ? quotient - 1 : quotient
}
