internal import SymbolGeometry
internal import SymbolText

extension InkGrid {
    /// The smallest number of cells in a tip; fewer are invisible.
    private static let leastTip = 8

    /// Motions about as large as those that separate layers which move one after another, in both directions: a wiggle
    /// rotates and shifts layers, a bounce scales them.
    private var motions: [AffineTransform] {
        let middle = Point(Double(width), Double(height)) * 0.5
        let (turn, growth, shift) = (8 * Double.pi / 180, 0.08, 8.0)
        return [-1.0, 1].flatMap { side -> [AffineTransform] in
            let turned = AffineTransform.rotation(side * turn).about(middle)
            let scaled = AffineTransform.scale(1 + side * growth).about(middle)
            return [turned, scaled, .translation(x: side * shift, y: 0), .translation(x: 0, y: side * shift)]
        }
    }

    /// Returns the layers that have a tip which lies entirely within a path.
    ///
    /// Such a tip comes out of the path on its own as soon as the path moves against the layer.
    func layersEnding(within path: Path, among layers: Set<Int>) -> Set<Int> {
        if layers.isEmpty { return [] }
        let spans = spans(of: path)
        let inked = spans.joined().filter { visibleLayers[$0].map(layers.contains) ?? false }
        guard !inked.isEmpty else { return [] }
        let isInside = cells(of: spans)
        return motions.reduce(into: []) { found, motion in
            let uncovered = inked.filter { cell in self.cell(cell, moved: motion).map { !isInside[$0] } ?? true }
            found.formUnion(isolatedLayers(in: uncovered, from: isInside))
        }
    }

    /// Returns the cell to which a motion takes a cell; `nil` outside the grid.
    private func cell(_ cell: Int, moved motion: AffineTransform) -> Int? {
        let (row, column) = cell.quotientAndRemainder(dividingBy: width)
        let point = motion(Point(Double(column), Double(row)))
        let (x, y) = (Int(clamping: point.x.rounded()), Int(clamping: point.y.rounded()))
        return x >= 0 && x < width && y >= 0 && y < height ? y * width + x : nil
    }

    private func cells(of spans: [ClosedRange<Int>]) -> [Bool] {
        var cells = Array(repeating: false, count: visibleLayers.count)
        cells.withUnsafeMutableBufferPointer { cells in
            for span in spans { cells[span].update(repeating: true) }
        }
        return cells
    }

    /// Returns the layers with a piece among the given cells that does not continue outside the path.
    private func isolatedLayers(in cells: [Int], from isInside: [Bool]) -> Set<Int> {
        var (isPending, found) = (Array(repeating: false, count: visibleLayers.count), Set<Int>())
        for cell in cells { isPending[cell] = true }
        for start in cells where isPending[start] {
            guard let layer = visibleLayers[start], !found.contains(layer) else { continue }
            isPending[start] = false
            var (piece, continuesOutside, next) = ([start], false, 0)
            while next < piece.count {
                forEachNeighbor(of: piece[next]) { cell in
                    guard visibleLayers[cell] == layer else { return }
                    if !isInside[cell] { continuesOutside = true }
                    if isPending[cell] {
                        isPending[cell] = false
                        piece.append(cell)
                    }
                }
                next += 1
            }
            if !continuesOutside, piece.count >= Self.leastTip { found.insert(layer) }
        }
        return found
    }

    @inline(__always)
    private func forEachNeighbor(of cell: Int, _ body: (Int) -> Void) {
        let (y, x) = cell.quotientAndRemainder(dividingBy: width)
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
            for column in max(x - 1, 0)...min(x + 1, width - 1) { body(row * width + column) }
        }
    }
}
