internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// What an animation shows at a moment, worked out once for its bounds, its light and its picture.
struct PresentationMoment: Sendable {
    /// Layers that have nothing to do with those of other groups, where they show.
    struct Group: Sendable {
        var layers: [PresentationLayer]
        /// Within all of them; none for everywhere.
        var regions: [Path] = []

        func moved(by offset: Point) -> Group {
            guard offset != .zero else { return self }
            let way = AffineTransform.translation(x: offset.x, y: offset.y)
            return Group(
                layers: layers.map { $0.moved(by: offset) }, regions: regions.map { $0.transformed(by: way) })
        }

        fileprivate var clips: [Clip] { regions.map { Clip(areas: [.init(path: $0, rule: .nonZero)]) } }
    }

    var groups: [Group]
    /// Whether the groups add up, rather than that each lies over those before.
    var addsGroups = false

    /// From the back, in the animation's space.
    var layers: [PresentationLayer] { groups.count == 1 ? groups[0].layers : groups.flatMap(\.layers) }

    /// The steps that paint it.
    var items: [DisplayItem] {
        let groups = groups.filter { !$0.layers.isEmpty }
        guard groups.count > 1 else { return groups.first?.layers.items ?? [] }
        if addsGroups {
            let parts = groups.map { group in
                DisplayItem.group(DisplayGroup(blend: .plusLighter, clips: group.clips, items: group.layers.items))
            }
            return [.group(DisplayGroup(items: parts))]
        }
        return groups.flatMap { group in
            group.regions.isEmpty && group.layers.allSatisfy(\.layer.paints)
                ? group.layers.items : [.group(DisplayGroup(clips: group.clips, items: group.layers.items))]
        }
    }
}
