internal import SymbolColor
internal import SymbolGeometry

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

    /// Whether the node may be visible inside an area; false only if it certainly is not.
    fileprivate func mayShow(in area: Rect) -> Bool {
        switch self {
        case .shape(let shape): shape.hasInk && shape.reaches(area)
        case .group(let group):
            group.filter != nil || group.opacity > 0 && group.nodes.contains { $0.mayShow(in: area) }
        }
    }
}

extension Drawing {
    /// What keeps a picture from showing anything.
    package enum Blankness {
        /// Nothing has ink.
        case unpainted
        /// All ink lies outside of the picture.
        case outside
    }

    /// What certainly keeps the picture from showing anything; nil where something may be visible.
    package var blankness: Blankness? {
        guard !nodes.contains(where: { $0.mayShow(in: bounds) }) else { return nil }
        return nodes.contains(where: \.hasInk) ? .outside : .unpainted
    }
}

extension DrawingShape {
    fileprivate var hasInk: Bool { fill?.paint.hasInk ?? false || stroke?.paint.hasInk ?? false }

    fileprivate func reaches(_ area: Rect) -> Bool {
        // In most pictures, the first point that is looked at decides.
        if case .move(let start)? = path.elements.first, area.contains(transform(start)) { return true }
        return [DrawingNode.shape(self)].paintedBounds.map { area.intersection($0) != nil } ?? false
    }
}

extension Paint<ColorReference> {
    fileprivate var hasInk: Bool {
        switch self {
        case .color(let color): color.hasInk
        case .linearGradient(let gradient): gradient.ramp.stops.contains(where: \.color.hasInk)
        case .radialGradient(let gradient): gradient.ramp.stops.contains(where: \.color.hasInk)
        case .pattern(let pattern): pattern.nodes.contains(where: \.hasInk)
        case .image(let image): image.meanColor != nil
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
