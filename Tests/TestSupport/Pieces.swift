package import SymbolImaging

/// The connected parts of a picture, of pixels with more than a given coverage in 255ths.
package struct Pieces {
    /// Adjacent pixels, from the centre of the picture, and the greatest coverage of any of them.
    package struct Run {
        let columns: Range<Int>
        let row: Int
        let most: UInt8

        func touches(_ other: Run, within distance: Int) -> Bool {
            abs(row - other.row) <= distance && columns.lowerBound < other.columns.upperBound + distance
                && other.columns.lowerBound < columns.upperBound + distance
        }
    }

    package struct Piece {
        var runs: [Run] = []
        package var count: Int { runs.reduce(0) { $0 + $1.columns.count } }
        package var most: UInt8 { runs.reduce(0) { max($0, $1.most) } }

        func meets(_ other: Piece) -> Bool {
            runs.contains { run in other.runs.contains { run.touches($0, within: 0) } }
        }
    }

    package private(set) var all: [Piece] = []

    package init(_ pixmap: Pixmap, above alpha: UInt8) {
        let alphas = pixmap.alphas
        var rows = (0..<pixmap.height).map { Self.runs(ofRow: $0, pixmap, alphas, alpha) }
        for row in rows.indices {
            while let start = rows[row].popLast() {
                var (piece, stack) = (Piece(), [start])
                while let run = stack.popLast() {
                    piece.runs.append(run)
                    let index = run.row + pixmap.height / 2
                    for beside in max(index - 1, 0)...min(index + 1, rows.count - 1) where !rows[beside].isEmpty {
                        stack += rows[beside].filter { $0.touches(run, within: 1) }
                        rows[beside].removeAll { $0.touches(run, within: 1) }
                    }
                }
                all.append(piece)
            }
        }
    }

    private static func runs(ofRow row: Int, _ pixmap: Pixmap, _ alphas: [UInt8], _ alpha: UInt8) -> [Run] {
        let (width, middle) = (pixmap.width, pixmap.width / 2)
        let alphas = Array(alphas[row * width..<(row + 1) * width])
        var (runs, column) = ([Run](), 0)
        while column < width {
            let (first, isOpen) = (column, alphas[column] > alpha)
            while column < width, (alphas[column] > alpha) == isOpen { column += 1 }
            guard isOpen, let most = alphas[first..<column].max() else { continue }
            runs.append(Run(columns: first - middle..<column - middle, row: row - pixmap.height / 2, most: most))
        }
        return runs
    }

    /// The number of pixels of the largest part that shares one with a part of another picture.
    package func largest(meeting other: Piece) -> Double {
        Double(all.filter { $0.meets(other) }.map(\.count).max() ?? 0)
    }
}
