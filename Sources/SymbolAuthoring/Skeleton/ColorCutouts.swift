internal import SymbolColor
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate
internal import SymbolText

/// Layers of different colours, of which those that could not be seen in a single colour are cut out.
///
/// In a single colour, a layer on another colour would merge with it: it is cut out, and what lies on the cutout is
/// painted again. One that reaches the border of the whole form is a part of what it lies on, such as a stripe of a
/// flag. White under the lines around it is paper, which only hides what is behind it, and so is a casing, which keeps
/// lines apart where they cross. White behind everything is the page.
struct ColorCutouts {
    /// The layers, from back to front.
    private(set) var layers: [SkeletonLayer]
    /// What each layer covers, and what the lines of each that is not white enclose.
    private let areas, solids: [ScanlineRegion]
    /// The layers that are paper: cut out, but of nothing that is seen.
    private var papers: Set<Int> = []

    /// The fraction of its area with which a layer counts as lying on others: drawings rarely fit exactly.
    private static let most = 0.9
    /// The width, in grid units, of the border round a layer that must lie on others too, and the fraction of it that
    /// must: a stripe may end at the border of what it crosses.
    private static let (border, mostOfBorder) = (0.75, 0.75)
    /// The greatest width, in grid units, of a casing beside ink, as wide as a line in Regular, and the least fraction
    /// of its area that lies under or over the ink.
    private static let (casing, leastOfCasing) = (2.0, 0.3)
    /// The spacing of scan lines in grid units: an eighth of the width of a line in Regular.
    private static let step = 0.25

    /// The greatest number of layers that are compared with each other; a drawing with more is no symbol.
    private static let mostLayers = 100
    /// The area that is examined: three grids, beyond which nothing is in a picture.
    private static let near = Rect(
        x: -Skeleton.grid, y: -Skeleton.grid, width: 3 * Skeleton.grid, height: 3 * Skeleton.grid)

    /// Finds the layers to cut out; those that clear something already, or are translucent, stay as they are.
    ///
    /// The page is what the file shows, in grid units.
    init(_ layers: [SkeletonLayer], _ widths: StrokeWidths, on page: Rect) {
        self.layers = layers
        guard layers.count <= Self.mostLayers else { (areas, solids) = ([], []); return }
        let outlines = layers.map { $0.outline(widths) }
        let box = outlines.compactMap(\.bounds).union?.intersection(Self.near) ?? Rect(Point(0, 0))
        let raster = ScanlineRegion.Raster(box.insetBy(-Self.border), step: Self.step)
        let solids = layers.map { layer in
            layer.isWhite
                ? ScanlineRegion(empty: raster) : ScanlineRegion(layer.solid.outline(widths), raster)
        }
        var areas = outlines.map { ScanlineRegion($0, raster) }
        if let first = layers.first, first.isWhite, first.isOpaque, areas[0].fills(page, to: Self.most) {
            self.layers[0].clearing = .knocksOut(paintsHierarchy: false)
            areas[0] = ScanlineRegion(empty: raster)
        }
        (self.areas, self.solids) = (areas, solids)
        var (covered, painted) = (ScanlineRegion(empty: raster), ScanlineRegion(empty: raster))
        for index in layers.indices where self.layers[index].isOpaque {
            if isPaper(index, covered, painted) { papers.insert(index) }
            if papers.contains(index) || isCutOut(index, covered, painted) {
                self.layers[index].clearing = .knocksOut(paintsHierarchy: false)
                painted.subtract(areas[index])
            } else {
                painted.formUnion(areas[index])
            }
            covered.formUnion(areas[index])
        }
    }

    /// Whether a layer is cut out, given what the layers behind it cover, and what of that is painted.
    private func isCutOut(_ index: Int, _ covered: ScanlineRegion, _ painted: ScanlineRegion) -> Bool {
        let area = areas[index]
        guard lies(index, in: covered),
            let below = areas[..<index].lastIndex(where: { area.overlap(with: $0) > area.area / 2 })
        else { return false }
        var border = area.grown(by: Self.border)
        border.subtract(area)
        let (whole, inside, on) = (border.area, border.overlap(with: covered), border.overlap(with: painted))
        guard layers[below].color != layers[index].color, inside >= whole * Self.mostOfBorder else {
            return layers[below].clearing != .none && !papers.contains(below)
        }
        // A hole can be seen only in paint: on another hole, a layer is a part of that one if it reaches from border to
        // border, and is painted otherwise, as it is on paper.
        return on > inside / 2 && area.overlap(with: painted) > area.area / 2
            || on > inside * Self.mostOfBorder && !papers.contains(below)
    }

    /// Whether a layer is white that does not lie on anything, but within the lines of other colours that follow, or as
    /// a casing under or over ink.
    private func isPaper(_ index: Int, _ covered: ScanlineRegion, _ painted: ScanlineRegion) -> Bool {
        guard layers[index].isWhite, !lies(index, in: covered) else { return false }
        let later = layers.indices[(index + 1)...].filter { !layers[$0].isWhite }
        if lies(index, in: later.reduce(into: ScanlineRegion(empty: covered.raster)) { $0.formUnion(solids[$1]) }) {
            return true
        }
        let ink = later.reduce(into: painted) { $0.formUnion(areas[$1]) }
        return areas[index].overlap(with: ink) >= areas[index].area * Self.leastOfCasing
            && lies(index, in: ink.grown(by: Self.casing))
    }

    private func lies(_ index: Int, in region: ScanlineRegion) -> Bool {
        areas[index].area > 0 && areas[index].overlap(with: region) >= areas[index].area * Self.most
    }
}

extension ScanlineRegion {
    /// Returns whether the region covers at least a fraction of a rectangle.
    fileprivate func fills(_ rectangle: Rect, to fraction: Double) -> Bool {
        let common = overlap(with: ScanlineRegion(Path(rect: rectangle), raster))
        return common >= fraction * rectangle.width * rectangle.height
    }

    fileprivate func overlap(with other: ScanlineRegion) -> Double {
        var common = self
        common.formIntersection(other)
        return common.area
    }

    /// Returns the region with everything that is no farther from it along both axes.
    fileprivate func grown(by distance: Double) -> ScanlineRegion {
        let reach = Int(clamping: (distance / raster.step).rounded())
        return ScanlineRegion(raster) { append in
            for line in 0..<raster.count {
                let (first, last) = (max(line - reach, 0), min(line + reach, raster.count - 1))
                let near = runs[range(of: first).lowerBound..<range(of: last).upperBound]
                var grown: Run?
                for run in near.sorted(by: { $0.lowerBound < $1.lowerBound }) {
                    let wide = run.lowerBound - distance...run.upperBound + distance
                    if let from = grown, from.upperBound >= wide.lowerBound {
                        grown = from.lowerBound...max(from.upperBound, wide.upperBound)
                    } else {
                        if let grown { append(line, grown) }
                        grown = wide
                    }
                }
                if let grown { append(line, grown) }
            }
        }
    }
}

extension SkeletonLayer {
    fileprivate var isWhite: Bool { color == .custom(.white) }
    fileprivate var isOpaque: Bool { clearing == .none && opacity == 1 }

    /// The layer with the area that its strokes enclose.
    fileprivate var solid: SkeletonLayer {
        var solid = self
        for index in strokes.indices { solid.strokes[index].isSolid = true }
        return solid
    }

    /// Returns the layer's outline in Regular, in grid units.
    fileprivate func outline(_ widths: StrokeWidths) -> Path { LayerOutlines(self, widths).path(.regular) }
}
