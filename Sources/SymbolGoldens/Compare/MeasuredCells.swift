/// The edges of a picture by square cells, added up to windows and the whole.
struct MeasuredCells {
    /// In pixels.
    ///
    /// Windows of two cells are as large as a mark that has a line around it: with cells of 8 a hole of 6 pixels that
    /// moved by half a pixel was lost among other edges, with cells of 5 the noise of 4 × 4 samples fails every
    /// twelfth icon.
    private static let side = 6

    private var cells: [PartMeasures]
    private let columns: Int
    private let rows: Int

    init(width: Int, height: Int) {
        columns = (width + Self.side - 1) / Self.side
        rows = (height + Self.side - 1) / Self.side
        cells = Array(repeating: PartMeasures(), count: columns * rows)
    }

    mutating func add(_ pixel: EdgePixel) {
        cells[pixel.y / Self.side * columns + pixel.x / Self.side].add(pixel)
    }

    var whole: PartMeasures {
        cells.reduce(into: PartMeasures()) { $0.add(edgesOf: $1) }
    }

    /// Each cell with its neighbours to the right, below, and between.
    var windows: [PartMeasures] {
        (0..<max(rows - 1, 0)).flatMap { row in
            (0..<max(columns - 1, 0)).map { column in
                let first = row * columns + column
                return [first, first + 1, first + columns, first + columns + 1]
                    .reduce(into: PartMeasures()) { $0.add(edgesOf: cells[$1]) }
            }
        }
    }
}
