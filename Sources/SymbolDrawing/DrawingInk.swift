internal import SymbolColor

extension DrawingNode {
    /// Whether the node is visible somewhere, inside the picture or not, with a suitable tint: unlike a frame without
    /// paint, or a fully transparent one.
    package var hasInk: Bool {
        switch self {
        case .shape(let shape): shape.hasInk
        // A filter may paint by itself.
        case .group(let group): group.filter != nil || group.opacity > 0 && group.nodes.contains(where: \.hasInk)
        }
    }
}

extension DrawingShape {
    fileprivate var hasInk: Bool { fill?.paint.hasInk ?? false || stroke?.paint.hasInk ?? false }
}

extension Paint<ColorReference> {
    fileprivate var hasInk: Bool {
        switch self {
        case .color(let color): color.hasInk
        case .linearGradient(let gradient): gradient.ramp.stops.contains(where: \.color.hasInk)
        case .radialGradient(let gradient): gradient.ramp.stops.contains(where: \.color.hasInk)
        case .pattern(let pattern): pattern.nodes.contains(where: \.hasInk)
        }
    }
}

extension ColorReference {
    fileprivate var hasInk: Bool {
        switch self {
        case .fixed(let color): color.alpha > 0
        case .tint(let alpha): alpha > 0
        }
    }
}
