internal import SymbolGeometry

extension InkGrid {
    /// Cells: less is not seen.
    private static let leastTip = 8

    /// How far layers that follow each other come apart, about: a wiggle turns and shifts them, a bounce scales them.
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
        let inked = layers.isEmpty ? [] : spans(of: path).joined().filter { shown[$0].map(layers.contains) ?? false }
        guard !inked.isEmpty else { return [] }
        let isInside = cells(of: path)
        return motions.reduce(into: []) { found, motion in
            let isCovered = cells(of: path, moved: motion)
            found.formUnion(layersApart(in: inked.filter { !isCovered[$0] }, from: isInside))
        }
    }

    /// Which cells are inside a path, after a motion.
    private func cells(of path: Path, moved motion: AffineTransform = .identity) -> [Bool] {
        var cells = Array(repeating: false, count: shown.count)
        for span in spans(of: path, moved: motion) {
            for cell in span { cells[cell] = true }
        }
        return cells
    }

    /// The layers of which a piece in some of the cells inside does not go on outside.
    private func layersApart(in cells: [Int], from isInside: [Bool]) -> Set<Int> {
        var (left, found) = (Set(cells), Set<Int>())
        for start in cells {
            guard let layer = shown[start], !found.contains(layer), left.remove(start) != nil else { continue }
            var (piece, goesOn, next) = ([start], false, 0)
            while next < piece.count {
                for cell in neighbours(of: piece[next]) where shown[cell] == layer {
                    if !isInside[cell] { goesOn = true }
                    if left.remove(cell) != nil { piece.append(cell) }
                }
                next += 1
            }
            if !goesOn, piece.count >= Self.leastTip { found.insert(layer) }
        }
        return found
    }

    private func neighbours(of cell: Int) -> [Int] {
        let (x, y) = (cell % width, cell / width)
        return (max(y - 1, 0)...min(y + 1, height - 1)).flatMap { y in
            (max(x - 1, 0)...min(x + 1, width - 1)).map { y * width + $0 }
        }
    }
}
