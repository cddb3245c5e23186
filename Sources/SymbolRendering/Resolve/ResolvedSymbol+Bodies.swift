internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolStrokes
internal import SymbolText

extension ResolvedSymbol {
    /// Finds the layers that hang together.
    ///
    /// Layers hang together where the ink of one meets that of another, with no gap cleared between. What restores the
    /// ground of another layer hangs together with none.
    ///
    /// - Parameter holds: Whether a layer that only clears hangs together with one that it clears.
    /// - Returns: For each layer the first of those that it hangs together with, itself where that is none of the
    ///   others.
    package func bodies(holds: (_ eraser: Int, _ cleared: Int) -> Bool) -> [Int] {
        guard layers.count > 1, var grid = InkGrid(layers.compactMap(\.bounds)) else { return Array(layers.indices) }
        var bodies = Array(layers.indices)
        func join(_ one: Int, _ other: Int) {
            let (a, b) = (bodies[one], bodies[other])
            if a != b { bodies = bodies.map { $0 == max(a, b) ? min(a, b) : $0 } }
        }
        for place in layers.indices {
            let layer = layers[place]
            if layer.paints, layer.leader == nil {
                for other in grid.cover(layer.ink.map { $0.transformed(by: layer.placement) }, by: place) {
                    join(other, place)
                }
            } else if !layer.paints {
                for other in grid.cover([layer.outline], by: nil) where holds(place, other) { join(other, place) }
            }
        }
        return bodies
    }
}

extension ResolvedLayer {
    /// The outlines of what it paints, in the space of its art, for the nonzero rule.
    fileprivate var ink: [Path] { art.items(opacity: 1, clearing: 0, draw: .full).flatMap(\.ink) }
}

extension DisplayItem {
    /// Clips, masks and dashes left out of account.
    fileprivate var ink: [Path] {
        switch self {
        case .fill(let fill): return [fill.path.woundForNonZero(from: fill.rule)]
        case .stroke(let stroke):
            let (pen, width) = (StrokePen(stroke.style), stroke.style.width)
            guard width > 0, width.isFinite else { return [] }
            return [
                stroke.path.stroked(pen, width: width, tolerance: width / 16).transformed(by: stroke.transform)
            ]
        case .erase: return []
        case .group(let group): return group.erases ? [] : group.items.flatMap(\.ink)
        }
    }
}

/// Which layer shows in each cell of a grid over a symbol, so fine that the thinnest stroke is several cells wide.
private struct InkGrid {
    private static let cells = 200.0

    private let width: Int
    private let height: Int
    private let placement: AffineTransform
    private var shown: [Int?]

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
            let contours = path.transformed(by: placement).flattened(tolerance: 0.25).subpaths.map { subpath in
                [subpath.start] + subpath.segments.map(\.end)
            }
            guard contours.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { continue }
            ScanlineSpans(contours, lines: height) { $0 }.forEach { line, span in
                let first = Int(clamping: max(span.lowerBound, 0).rounded(.up))
                let last = Int(clamping: min(span.upperBound, Double(width - 1)).rounded(.down))
                guard first <= last else { return }
                for cell in (line * width + first)...(line * width + last) {
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
}
