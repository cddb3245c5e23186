internal import SymbolGeometry
internal import SymbolModel
package import SymbolTemplate

extension TemplateFile {
    /// A skeleton's template.
    package init(_ skeleton: Skeleton, version: Int? = nil, isStatic: Bool = false) {
        self.init(TemplateDrawing(skeleton), version: version, isStatic: isStatic)
    }
}

extension TemplateDrawing {
    /// Glyph units a grid unit: the grid's live area of 20 units stands 80 high beside capitals of 70.459.
    static let gridUnit = 4.0
    /// From the grid to glyph space about the cap band's middle.
    static let fromGrid =
        AffineTransform.translation(x: 0, y: -Variant.capHeight / 2) * .scale(gridUnit)
        * .translation(x: -Skeleton.grid / 2, y: -Skeleton.grid / 2)
    /// From the ink to the margins, in glyph units.
    ///
    /// Bold letters stand closer together, and so do bold symbols.
    static let bearings: [Master: Double] = [.ultralight: 8, .regular: 7.4, .black: 6.6]

    /// How a skeleton's grid lies in glyph space.
    enum Placement {
        /// With the ink between the margins.
        case betweenMargins
        /// With its middle halfway up the capitals, at the origin's left and right.
        case centred
    }

    /// A skeleton stroked at each weight and set between its margins.
    package init(_ skeleton: Skeleton) { self.init(skeleton, .betweenMargins) }

    init(_ skeleton: Skeleton, _ placement: Placement) {
        let skeleton = skeleton.outlined
        self.init(name: skeleton.name)
        (title, mirrorsInRightToLeft) = (skeleton.title, skeleton.mirrorsInRightToLeft)
        (defaults.wiggle, defaults.rotatesClockwise) = (skeleton.wiggle, skeleton.rotatesClockwise)
        defaults.renderingMode = skeleton.renderingMode
        defaults.variableValueMode = skeleton.drawsVariableValue ? .draw : nil
        let outlines = skeleton.layers.map { LayerOutlines($0, skeleton.widths) }
        let placements = Dictionary(
            uniqueKeysWithValues: Master.allCases.map { master in
                switch placement {
                case .betweenMargins: (master, Self.placement(of: skeleton, outlines, master))
                case .centred: (master, (Self.fromGrid, 0))
                }
            })
        advances = placements.mapValues(\.advance)
        let drawn = DrawnLayers(skeleton, outlines, placements.mapValues(\.transform))
        // The gaps within a drawing are its own affair.
        var lastGap: (place: Int, layer: Int)?
        var cutOuts: [Int] = []
        for (place, layer) in skeleton.layers.enumerated() {
            if let gap = layer.gap {
                if layer.isComponent { lastGap = (layers.count, place) }
                layers.append(drawn.cleared(around: place, gap))
            }
            if layer.isCutOut { cutOuts.append(layers.count) }
            layers.append(drawn.painted(place))
        }
        if let lastGap {
            let widths = skeleton.usualWidths(behind: lastGap.layer)
            let behind = cutOuts.filter { $0 < lastGap.place }
            clearCrumbs(ofGap: dropCutDots(among: behind, ofGap: lastGap.place, widths), widths)
        }
    }

    /// Adds to a layer that clears a gap what it would leave crumbs of.
    private mutating func clearCrumbs(ofGap place: Int, _ widths: StrokeWidths) {
        let covers = artwork.crumbCovers(ofGap: place, widths)
        for master in Master.allCases {
            if let cover = covers[Cell(master.weight, .small)] { layers[place].paths[master]?.append(cover) }
        }
    }

    private static func placement(
        of skeleton: Skeleton, _ outlines: [LayerOutlines], _ master: Master
    ) -> (transform: AffineTransform, advance: Double) {
        let counted = zip(skeleton.layers, outlines).filter { $0.0.countsInMetrics && $0.0.clearing != .erases }
        let boxes = (counted.isEmpty ? outlines : counted.map(\.1)).compactMap { $0.path(master).bounds }
        let ink = boxes.union ?? Rect(Point(12, 12))
        let bearing = bearings[master] ?? 0
        let toBaseline = -Variant.capHeight / 2
        let transform =
            AffineTransform.translation(x: bearing, y: toBaseline) * .scale(gridUnit)
            * .translation(x: -ink.minX, y: -Skeleton.grid / 2)
        return (transform, ink.width * gridUnit + 2 * bearing)
    }
}

extension SkeletonLayer {
    fileprivate var isComponent: Bool { id == "slash" || id == "badge" }

    /// Whether it is no more than cut out of what is behind it, where there is one colour.
    fileprivate var isCutOut: Bool {
        switch clearing {
        case .erases, .knocksOut: true
        case .none, .restores: false
        }
    }
}

extension Skeleton {
    /// The middle one of the widths of strokes behind a layer.
    ///
    /// Shapes that are alike at all weights are judged alike, as at regular: what went at one and stayed at another
    /// would be there in part between them.
    fileprivate func usualWidths(behind layer: Int) -> StrokeWidths {
        let shapes = layers[..<layer].flatMap(\.strokes)
        let strokes = shapes.filter { $0.width > 0 }
        guard !strokes.isEmpty else {
            let isDrawn = shapes.contains { $0.outlines != nil }
            let width = widths.regular
            return isDrawn ? widths : StrokeWidths(ultralight: width, regular: width, black: width)
        }
        func middle(_ master: Master) -> Double {
            strokes.map { $0.width(master, of: widths) }.sorted()[strokes.count / 2]
        }
        return StrokeWidths(ultralight: middle(.ultralight), regular: middle(.regular), black: middle(.black))
    }
}
