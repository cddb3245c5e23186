internal import SymbolGeometry
internal import SymbolTemplate

extension TemplateDrawing {
    /// Leaves out dots that are cut out of a shape when a gap cuts into them, as painted crumbs are.
    ///
    /// The remainder of such a dot would be a bulge in the gap's edge. A dot that is left out at one weight is left out
    /// at all.
    ///
    /// - Parameters:
    ///   - cutOuts: The indices of the layers that are cut out.
    ///   - gap: The index of the layer that clears the gap.
    ///   - widths: The widths of strokes, in grid units.
    mutating func dropCutDots(among cutOuts: [Int], ofGap gap: Int, _ widths: StrokeWidths) {
        for index in cutOuts {
            let dropped = Master.allCases.reduce(into: Set<Int>()) { dropped, master in
                guard let path = layers[index].paths[master], let cutting = layers[gap].paths[master] else { return }
                let width = widths[master] * Self.gridUnit
                dropped.formUnion(CutDots(path, by: cutting, width: width).contours)
            }
            guard !dropped.isEmpty else { continue }
            for master in Master.allCases { layers[index].paths[master]?.removeSubpaths(dropped) }
            // Keyframes apply to all contours together.
            layers[index].keyframes = [:]
        }
    }
}

/// The contours of the dots in a path of which a gap leaves only crumbs.
private struct CutDots {
    private(set) var contours: Set<Int> = []

    /// The spacing of scan lines, in grid units.
    private static let step = 1.0 / 16
    /// The area below which a contour is a dot, in squares of the stroke width: a round dot has π/4, one twice as long
    /// as wide 1.8.
    ///
    /// A larger shape may be essential to recognition, such as the hands of a clock.
    private static let dot = 2.0
    /// The area, in the same unit, below which the largest remaining piece is a crumb.
    private static let crumb = 1.0
    /// The fraction of its area that a dot must lose to be left out; with less, and mostly in the boldest weight alone,
    /// it still looks like a dot.
    private static let leastLoss = 0.4

    init(_ path: Path, by gap: Path, width: Double) {
        let subpaths = path.subpaths.map { Path($0) }
        for dot in Self.groups(subpaths.map(\.bounds)) {
            let whole = dot.reduce(into: Path()) { $0.append(subpaths[$1]) }
            guard let bounds = whole.bounds else { continue }
            let raster = ScanlineRegion.Raster(bounds, step: Self.step * TemplateDrawing.gridUnit)
            let region = ScanlineRegion(whole, raster)
            guard region.area < Self.dot * width * width else { continue }
            var rest = region
            rest.subtract(ScanlineRegion(gap, raster))
            guard rest.area < (1 - Self.leastLoss) * region.area else { continue }
            let largest = RegionPiece.pieces(of: rest).map(\.area).max() ?? 0
            if largest < Self.crumb * width * width { contours.formUnion(dot) }
        }
    }

    /// Returns groups of overlapping contours, each of which forms one dot.
    private static func groups(_ bounds: [Rect?]) -> [[Int]] {
        var sets = DisjointSets(bounds.count)
        for (one, box) in bounds.enumerated() {
            for (other, behind) in bounds[..<one].enumerated() {
                if let box, let behind, box.intersection(behind) != nil { sets.join(one, other) }
            }
        }
        return sets.groups
    }
}

extension Path {
    fileprivate mutating func removeSubpaths(_ indices: Set<Int>) {
        self = subpaths.enumerated().reduce(into: Path()) { rest, subpath in
            if !indices.contains(subpath.offset) { rest.append(subpath.element) }
        }
    }
}
