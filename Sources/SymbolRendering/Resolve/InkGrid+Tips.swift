internal import SymbolGeometry
internal import SymbolText

extension InkGrid {
    /// Cells: less is not seen.
    private static let leastTip = 8

    /// How far layers that follow each other come apart, about, either way: a wiggle turns and shifts them, a bounce
    /// scales them.
    private var motions: [AffineTransform] {
        let middle = Point(Double(width), Double(height)) * 0.5
        let (turn, growth, shift) = (8 * Double.pi / 180, 0.08, 8.0)
        return [-1.0, 1].flatMap { side -> [AffineTransform] in
            let turned = AffineTransform.rotation(side * turn).about(middle)
            let scaled = AffineTransform.scale(1 + side * growth).about(middle)
            return [turned, scaled, .translation(x: side * shift, y: 0), .translation(x: 0, y: side * shift)]
        }
    }

    /// Those of some layers of which a tip is within a path and nothing beyond it: it comes out there, by itself, as
    /// soon as the path moves against the layer.
    func ending(within path: Path, of layers: Set<Int>) -> Set<Int> {
        if layers.isEmpty { return [] }
        let spans = spans(of: path)
        let inked = spans.joined().filter { shown[$0].map(layers.contains) ?? false }
        guard !inked.isEmpty else { return [] }
        let isInside = cells(of: spans)
        return motions.reduce(into: []) { found, motion in
            let bare = inked.filter { cell in self.cell(cell, moved: motion).map { !isInside[$0] } ?? true }
            found.formUnion(layersApart(in: bare, from: isInside))
        }
    }

    /// Where a cell comes to lie; nil beyond the grid.
    private func cell(_ cell: Int, moved motion: AffineTransform) -> Int? {
        let (line, column) = cell.quotientAndRemainder(dividingBy: width)
        let point = motion(Point(Double(column), Double(line)))
        let (x, y) = (Int(clamping: point.x.rounded()), Int(clamping: point.y.rounded()))
        return x >= 0 && x < width && y >= 0 && y < height ? y * width + x : nil
    }

    private func cells(of spans: [ClosedRange<Int>]) -> [Bool] {
        var cells = Array(repeating: false, count: shown.count)
        cells.withUnsafeMutableBufferPointer { cells in
            for span in spans { cells[span].update(repeating: true) }
        }
        return cells
    }

    /// The layers of which a piece in some of the cells inside does not go on outside.
    private func layersApart(in cells: [Int], from isInside: [Bool]) -> Set<Int> {
        var (isLeft, found) = (Array(repeating: false, count: shown.count), Set<Int>())
        for cell in cells { isLeft[cell] = true }
        for start in cells where isLeft[start] {
            guard let layer = shown[start], !found.contains(layer) else { continue }
            isLeft[start] = false
            var (piece, goesOn, next) = ([start], false, 0)
            while next < piece.count {
                forEachNeighbour(of: piece[next]) { cell in
                    guard shown[cell] == layer else { return }
                    if !isInside[cell] { goesOn = true }
                    if isLeft[cell] {
                        isLeft[cell] = false
                        piece.append(cell)
                    }
                }
                next += 1
            }
            if !goesOn, piece.count >= Self.leastTip { found.insert(layer) }
        }
        return found
    }

    @inline(__always)
    private func forEachNeighbour(of cell: Int, _ body: (Int) -> Void) {
        let (y, x) = cell.quotientAndRemainder(dividingBy: width)
        for line in max(y - 1, 0)...min(y + 1, height - 1) {
            for column in max(x - 1, 0)...min(x + 1, width - 1) { body(line * width + column) }
        }
    }
}
