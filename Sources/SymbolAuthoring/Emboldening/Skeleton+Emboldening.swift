internal import SymbolGeometry
internal import SymbolTemplate

extension Skeleton {
    /// The greatest number of segments: the time for measuring grows with its square, and no drawn icon has as many.
    private static let mostSegments = 5000

    /// Whether the drawing has filled outlines without a stroke, whose weights must be derived.
    var hasFilledOutlines: Bool { layers.flatMap(\.strokes).contains { $0.width == 0 } }

    /// Returns the drawing with filled outlines of one structure at all masters; nil if it has too many segments.
    ///
    /// What is cut out gets its weights by itself, whatever it is cut from.
    func emboldened() -> Skeleton? {
        let painted = layers.indices.filter { layers[$0].clearing == .none }
        let cutOut = layers.indices.filter { layers[$0].clearing == .knocksOut(paintsHierarchy: false) }
        return emboldened(painted)?.emboldened(cutOut)
    }

    private func emboldened(_ layers: [Int]) -> Skeleton? {
        guard let filled = contours(of: layers) else { return nil }
        let rings = filled.joined().flatMap(\.self)
        let stroked = layers.flatMap { self.layers[$0].strokes }.filter { $0.width > 0 }.map { stroke in
            stroke.outline(stroke.width(.regular, of: widths))
        }
        let segments = rings.reduce(0) { $0 + $1.segments.count } + stroked.reduce(0) { $0 + $1.elements.count }
        guard segments <= Self.mostSegments else { return nil }
        let thickness = OutlineThickness(rings, beside: stroked)
        let areas = filled.joined().filter { !$0.isEmpty }.map { rings in
            rings.reduce(into: Path()) { $0.append($1.subpath) }
        }
        var skeleton = self
        var index = 0
        for (layer, filled) in zip(layers, filled) {
            for (stroke, rings) in filled.enumerated() where !rings.isEmpty {
                skeleton.layers[layer].strokes[stroke].outlines = outlines(
                    of: rings, thickness, beside: areas.adjoining(index))
                index += 1
            }
        }
        return skeleton
    }

    /// Returns the contours of every filled outline of some layers, none for strokes; nil if they have too many
    /// segments.
    private func contours(of layers: [Int]) -> [[[ContourRing]]]? {
        var left: Int? = Self.mostSegments
        let filled = layers.map { layer in
            self.layers[layer].strokes.map { stroke in
                let rings = stroke.width > 0 ? [] : stroke.outline(0).subpaths.compactMap { ContourRing($0) }
                return rings.flatMap { ring -> [ContourRing] in
                    let parts = left.flatMap { ring.cutWhereTouching(mostSegments: $0) }
                    left = parts?.reduce(left) { left, part in left.map { $0 - part.segments.count } }
                    return parts ?? []
                }
            }
        }
        return left == nil ? nil : filled
    }

    private func outlines(
        of rings: [ContourRing], _ thickness: OutlineThickness, beside others: FlatPath?
    ) -> [Master: Path] {
        let measured = rings.map { ContourThickness($0, in: thickness, beside: others) }.findingCuts(rings)
        return Dictionary(
            uniqueKeysWithValues: Master.allCases.map { master in
                let rule = Emboldening(master, of: widths)
                let paths = zip(rings, measured).map { $0.emboldened(by: rule, $1).subpath }
                return (master, paths.reduce(into: Path()) { $0.append($1) })
            })
    }
}

extension [Path] {
    /// Returns the areas whose boxes touch that of one of them; nil when there are none.
    fileprivate func adjoining(_ index: Int) -> FlatPath? {
        guard let box = self[index].bounds?.insetBy(-1) else { return nil }
        let others = indices.filter { $0 != index && self[$0].bounds?.intersection(box) != nil }.map { self[$0] }
        return others.isEmpty ? nil : FlatPath(others.reduce(into: Path()) { $0.append($1) })
    }
}

extension SkeletonStroke {
    fileprivate func outline(_ width: Double) -> Path { LayerOutlines.outline(of: self, width: width, widest: width) }
}
