internal import SymbolGeometry
internal import SymbolText

/// Which layer shows in each cell of a grid over a symbol, so fine that the thinnest stroke is several cells wide.
struct InkGrid {
    private static let cells = 200.0

    let width: Int
    let height: Int
    private let placement: AffineTransform
    private(set) var shown: [Int?]

    init?(_ bounds: [Rect]) {
        guard let first = bounds.first else { return nil }
        let bounds = bounds.reduce(first) { $0.union($1) }
        let cell = max(bounds.width, bounds.height) / Self.cells
        guard bounds.isFinite, cell.isNormal else { return nil }
        width = Int(clamping: (bounds.width / cell).rounded(.up)) + 1
        height = Int(clamping: (bounds.height / cell).rounded(.up)) + 1
        placement = .scale(1 / cell) * .translation(x: -bounds.minX, y: -bounds.minY)
        shown = Array(repeating: nil, count: width * height)
    }

    /// Puts a layer, or nothing, over what shows inside paths.
    ///
    /// - Returns: The layers that it finds there.
    mutating func cover(_ paths: [Path], by layer: Int?) -> Set<Int> {
        var found: Set<Int> = []
        // Of most cells it is the one that shows in the cell before.
        var known: Int?
        for path in paths {
            for span in spans(of: path) {
                for cell in span {
                    if let other = shown[cell], other != layer, other != known {
                        found.insert(other)
                        known = other
                    }
                    shown[cell] = layer
                }
            }
        }
        return found
    }

    /// The cells inside a path, line by line.
    func spans(of path: Path) -> [ClosedRange<Int>] {
        let contours = path.transformed(by: placement).flattened(tolerance: 0.25).subpaths.map { subpath in
            [subpath.start] + subpath.segments.map(\.end)
        }
        guard contours.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return [] }
        var spans: [ClosedRange<Int>] = []
        ScanlineSpans(contours, lines: height) { $0 }.forEach { line, span in
            let first = Int(clamping: max(span.lowerBound, 0).rounded(.up))
            let last = Int(clamping: min(span.upperBound, Double(width - 1)).rounded(.down))
            if first <= last { spans.append((line * width + first)...(line * width + last)) }
        }
        return spans
    }
}
