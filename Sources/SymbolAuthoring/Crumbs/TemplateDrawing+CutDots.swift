internal import SymbolGeometry
internal import SymbolTemplate

extension TemplateDrawing {
    /// Leaves out dots that are cut out of a shape where a gap cuts into them, as crumbs of ink are.
    ///
    /// What is left of one would be a bulge in the gap's edge. A dot that is left out at one weight is at all.
    ///
    /// - Parameters:
    ///   - cutOuts: The places of the layers that are cut out.
    ///   - gap: The place of the layer that clears the gap.
    ///   - widths: Of strokes, in grid units.
    /// - Returns: The place of the layer that clears the gap, once layers of which nothing is left are gone.
    mutating func dropCutDots(among cutOuts: [Int], ofGap gap: Int, _ widths: StrokeWidths) -> Int {
        for place in cutOuts {
            let dropped = Master.allCases.reduce(into: Set<Int>()) { dropped, master in
                guard let path = layers[place].paths[master], let cutting = layers[gap].paths[master] else { return }
                let width = widths[master] * Self.gridUnit
                dropped.formUnion(CutDots(path, by: cutting, width: width).contours)
            }
            guard !dropped.isEmpty else { continue }
            for master in Master.allCases { layers[place].paths[master]?.removeSubpaths(dropped) }
            // They are those of all contours.
            layers[place].keyframes = [:]
        }
        let empty = cutOuts.filter { layers[$0].paths.values.allSatisfy(\.isEmpty) }
        for place in empty.sorted(by: >) { layers.remove(at: place) }
        return gap - empty.count
    }
}

/// The contours of those dots of a path of which another leaves but crumbs.
private struct CutDots {
    private(set) var contours: Set<Int> = []

    /// In grid units.
    private static let step = 1.0 / 16
    /// In squares as wide as the strokes: a dot has π/4 of one, one twice as long as wide 1.8.
    ///
    /// What is larger may be what the symbol is known by, such as the hands of a clock.
    private static let dot = 2.0
    /// The same, of the largest piece that is left.
    private static let crumb = 1.0
    /// What loses less of itself, and that mostly at the boldest weight alone, is still the dot that it was.
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

    /// Contours that lie over each other are of one dot.
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
    fileprivate mutating func removeSubpaths(_ places: Set<Int>) {
        self = subpaths.enumerated().reduce(into: Path()) { rest, subpath in
            if !places.contains(subpath.offset) { rest.append(subpath.element) }
        }
    }
}
