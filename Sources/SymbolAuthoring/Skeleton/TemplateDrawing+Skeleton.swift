internal import SymbolGeometry
internal import SymbolModel
package import SymbolTemplate

extension TemplateFile {
    /// Lays out the template of a skeleton.
    package init(_ skeleton: Skeleton, version: Int? = nil, isStatic: Bool = false) {
        self.init(TemplateDrawing(skeleton), version: version, isStatic: isStatic)
    }
}

extension TemplateDrawing {
    /// The size of a grid unit in glyph units: the grid's live area of 20 units is 80 high next to capitals of 70.459.
    static let gridUnit = 4.0
    /// The transform from the grid to glyph space, with the grid's centre at the middle of the cap height.
    static let fromGrid =
        AffineTransform.translation(x: 0, y: -Variant.capHeight / 2) * .scale(gridUnit)
        * .translation(x: -Skeleton.grid / 2, y: -Skeleton.grid / 2)
    /// The distance from the painted area to the margins, in glyph units.
    ///
    /// Bold letters are set more tightly, and so are bold symbols.
    static let bearings: [Master: Double] = [.ultralight: 8, .regular: 7.4, .black: 6.6]

    /// The position of a skeleton's grid in glyph space.
    enum Placement {
        /// The painted area lies between the margins.
        case betweenMargins
        /// The grid's centre lies at x = 0, halfway up the capitals.
        case centered
    }

    /// Strokes a skeleton at each weight and places it between its margins.
    package init(_ skeleton: Skeleton) { self.init(skeleton, .betweenMargins) }

    init(_ skeleton: Skeleton, _ placement: Placement) {
        let skeleton = skeleton.outlined.groupedForMotion.withDetailsBehindOutlines
        self.init(name: skeleton.name)
        (title, mirrorsInRightToLeft) = (skeleton.title, skeleton.mirrorsInRightToLeft)
        defaults = SymbolDefaults(skeleton)
        let outlines = skeleton.layers.map { LayerOutlines($0, skeleton.widths) }
        let placements = Dictionary(
            uniqueKeysWithValues: Master.allCases.map { master in
                switch placement {
                case .betweenMargins: (master, Self.placement(of: skeleton, outlines, master))
                case .centered: (master, (Self.fromGrid, 0))
                }
            })
        advances = placements.mapValues(\.advance)
        addLayers(of: skeleton, DrawnLayers(skeleton, outlines, placements.mapValues(\.transform)))
    }

    /// Adds the layers with the gaps around them, from which the crumbs of the components' gaps are cleared.
    private mutating func addLayers(of skeleton: Skeleton, _ drawn: DrawnLayers) {
        // Gaps within the drawing itself are not checked for crumbs.
        var gaps: [(index: Int, layer: Int)] = []
        var cutOuts: [Int] = []
        for (index, layer) in skeleton.layers.enumerated() {
            if let gap = layer.gap {
                if layer.isComponent { gaps.append((layers.count, index)) }
                layers.append(drawn.cleared(around: index, gap))
            }
            if layer.isCutOut { cutOuts.append(layers.count) }
            layers.append(drawn.painted(index))
        }
        for gap in gaps {
            let widths = skeleton.usualWidths(behind: gap.layer)
            dropCutDots(among: cutOuts.filter { $0 < gap.index }, ofGap: gap.index, widths)
            clearCrumbs(ofGap: gap.index, widths, scale: skeleton.drawingScale)
        }
        for index in cutOuts.reversed() where layers[index].paths.values.allSatisfy(\.isEmpty) {
            layers.remove(at: index)
        }
    }

    /// Extends a layer that clears a gap so that it also clears the crumbs of the gap.
    private mutating func clearCrumbs(ofGap index: Int, _ widths: StrokeWidths, scale: Double) {
        let covers = artwork.crumbCovers(ofGap: index, widths, scale: scale)
        for master in Master.allCases {
            if let cover = covers[Cell(master.weight, .small)] { layers[index].paths[master]?.append(cover) }
        }
    }

    private static func placement(
        of skeleton: Skeleton, _ outlines: [LayerOutlines], _ master: Master
    ) -> (transform: AffineTransform, advance: Double) {
        let counted = zip(skeleton.layers, outlines).filter { $0.0.countsInMetrics && $0.0.clearing != .erases }
        let boxes = (counted.isEmpty ? outlines : counted.map(\.1)).compactMap { $0.path(master).bounds }
        let inkBounds = boxes.union ?? Rect(Point(12, 12))
        let bearing = bearings[master] ?? 0
        let toBaseline = -Variant.capHeight / 2
        let transform =
            AffineTransform.translation(x: bearing, y: toBaseline) * .scale(gridUnit)
            * .translation(x: -inkBounds.minX, y: -Skeleton.grid / 2)
        return (transform, inkBounds.width * gridUnit + 2 * bearing)
    }
}

extension SymbolDefaults {
    fileprivate init(_ skeleton: Skeleton) {
        self.init()
        (wiggle, rotatesClockwise) = (skeleton.wiggle, skeleton.rotatesClockwise)
        renderingMode = skeleton.renderingMode
        variableValueMode = skeleton.drawsVariableValue ? .draw : nil
    }
}

extension SkeletonLayer {
    fileprivate var isComponent: Bool { id == "slash" || id == "badge" }

    /// Whether the layer is simply cut out of what is behind it when there is a single colour.
    fileprivate var isCutOut: Bool {
        switch clearing {
        case .erases, .knocksOut: true
        case .none, .restores: false
        }
    }
}

extension Skeleton {
    /// Returns the median widths of the strokes behind a layer, but no more than 1.4 standard widths, since what is
    /// larger is not small in the picture; where there are only shapes, the symbol's own widths, which shrink with the
    /// shapes.
    ///
    /// Shapes that are the same at all weights are judged the same, as in Regular: anything that disappeared at one
    /// weight and stayed at another would be partly visible between them.
    fileprivate func usualWidths(behind layer: Int) -> StrokeWidths {
        let shapes = layers[..<layer].flatMap(\.strokes)
        let strokes = shapes.filter { $0.width > 0 }
        guard !strokes.isEmpty else {
            let isDrawn = shapes.contains { $0.outlines != nil }
            let regular = widths.regular
            let widths = isDrawn ? widths : StrokeWidths(ultralight: regular, regular: regular, black: regular)
            return widths.scaled(by: drawingScale)
        }
        func median(_ master: Master) -> Double {
            min(strokes.map { $0.width(master, of: widths) }.sorted()[strokes.count / 2], 1.4 * StrokeWidths()[master])
        }
        return StrokeWidths(ultralight: median(.ultralight), regular: median(.regular), black: median(.black))
    }
}
