package import SymbolColor
internal import SymbolDrawing
internal import SymbolModel

extension ResolvedLayer {
    /// All colours that the layer shows at rest, with opacities applied: one for a flat layer, the stops of a gradient,
    /// the mean of an image.
    package var colors: [Color] {
        items(.identity).flatMap { $0.colors(opacity: 1) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension DisplayItem {
    fileprivate func colors(opacity: Double) -> [Color] {
        switch self {
        case .fill(let fill): fill.paint.colors.map { $0.multiplyingAlpha(by: opacity) }.filter { $0.alpha > 0 }
        case .stroke(let stroke): stroke.paint.colors.map { $0.multiplyingAlpha(by: opacity) }.filter { $0.alpha > 0 }
        case .erase: []
        case .group(let group): group.erases ? [] : group.items.flatMap { $0.colors(opacity: opacity * group.opacity) }
        }
    }
}

extension Paint<Color> {
    var colors: [Color] {
        switch self {
        case .color(let color): [color]
        case .linearGradient(let gradient): gradient.ramp.stops.map(\.color)
        case .radialGradient(let gradient): gradient.ramp.stops.map(\.color)
        case .pattern(let pattern): pattern.nodes.flatMap { $0.colors(opacity: 1) }
        case .image(let image): image.meanColor.map { [$0] } ?? []
        }
    }
}
