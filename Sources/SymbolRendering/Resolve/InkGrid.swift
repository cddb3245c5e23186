internal import SymbolGeometry
internal import SymbolText

/// The visible layer in each cell of a grid over a symbol, so fine that the thinnest stroke is several cells wide.
struct InkGrid {
    /// The number of cells along the longer side.
    private static let cells = 200.0

    let width: Int
    let height: Int
    private let placement: AffineTransform
    /// The index of the layer that is visible in each cell, row by row; `nil` for an empty cell.
    private(set) var visibleLayers: [Int?]

    init?(_ bounds: [Rect]) {
        guard let first = bounds.first else { return nil }
        let bounds = bounds.reduce(first) { $0.union($1) }
        let cell = max(bounds.width, bounds.height) / Self.cells
        guard bounds.isFinite, cell.isNormal else { return nil }
        width = Int(clamping: (bounds.width / cell).rounded(.up)) + 1
        height = Int(clamping: (bounds.height / cell).rounded(.up)) + 1
        placement = .scale(1 / cell) * .translation(x: -bounds.minX, y: -bounds.minY)
        visibleLayers = Array(repeating: nil, count: width * height)
    }

    /// Puts a layer, or nothing, over the cells inside paths.
    ///
    /// - Returns: The other layers that were visible there.
    mutating func cover(_ paths: [Path], by layer: Int?) -> Set<Int> {
        var found: Set<Int> = []
        // Most cells show the same layer as the cell before.
        var known: Int?
        for path in paths {
            for span in spans(of: path) {
                for cell in span {
                    if let other = visibleLayers[cell], other != layer, other != known {
                        found.insert(other)
                        known = other
                    }
                    visibleLayers[cell] = layer
                }
            }
        }
        return found
    }

    /// Returns the cells inside a path, as ranges within rows.
    func spans(of path: Path) -> [ClosedRange<Int>] {
        let contours = path.transformed(by: placement).flattened(tolerance: 0.25).subpaths.map { subpath in
            [subpath.start] + subpath.segments.map(\.end)
        }
        guard contours.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return [] }
        var spans: [ClosedRange<Int>] = []
        ScanlineSpans(contours, lines: height) { $0 }.forEach { row, span in
            let first = Int(clamping: max(span.lowerBound, 0).rounded(.up))
            let last = Int(clamping: min(span.upperBound, Double(width - 1)).rounded(.down))
            if first <= last { spans.append((row * width + first)...(row * width + last)) }
        }
        return spans
    }
}
