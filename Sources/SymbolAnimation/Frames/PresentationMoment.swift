internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// What an animation shows at one time, determined once for its bounds, its luminance and its picture.
struct PresentationMoment: Sendable {
    /// Layers that are independent of those in other groups, with the regions in which they show.
    struct Group: Sendable {
        var layers: [PresentationLayer]
        /// The regions whose intersection the group is clipped to; empty for no clipping.
        var regions: [Path] = []

        func moved(by offset: Point) -> Group {
            guard offset != .zero else { return self }
            let translation = AffineTransform.translation(x: offset.x, y: offset.y)
            return Group(
                layers: layers.map { $0.moved(by: offset) }, regions: regions.map { $0.transformed(by: translation) })
        }

        fileprivate var clips: [Clip] { regions.map { Clip(areas: [.init(path: $0, rule: .nonZero)]) } }
    }

    var groups: [Group]
    /// Whether the groups add up instead of each covering the previous ones.
    var addsGroups = false

    /// All layers from back to front, in the animation's space.
    var layers: [PresentationLayer] { groups.count == 1 ? groups[0].layers : groups.flatMap(\.layers) }

    /// The steps that paint the moment.
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
