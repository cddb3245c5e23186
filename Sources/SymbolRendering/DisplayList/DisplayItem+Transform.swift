internal import SymbolColor
internal import SymbolDrawing
package import SymbolGeometry

extension DisplayItem {
    /// Returns the step with a transform applied to everything it draws.
    package func transformed(by transform: AffineTransform) -> DisplayItem {
        switch self {
        case .fill(var fill):
            fill.path = fill.path.transformed(by: transform)
            fill.paint = fill.paint.transformed(by: transform)
            return .fill(fill)
        case .stroke(var stroke):
            stroke.transform = transform * stroke.transform
            stroke.paint = stroke.paint.transformed(by: transform)
            return .stroke(stroke)
        case .erase(let path, let rule):
            return .erase(path.transformed(by: transform), rule: rule)
        case .group(var group):
            group.items = group.items.map { $0.transformed(by: transform) }
            group.clips = group.clips.map { $0.transformed(by: transform) }
            group.masks = group.masks.map { $0.transformed(by: transform) }
            group.filter = group.filter.map { $0.transformed(by: transform) }
            return .group(group)
        }
    }

    /// Returns the step with each part of its outlines scaled about its own centre; a stroke counts as one part.
    func scalingParts(by factor: Double) -> DisplayItem {
        guard factor != 1 else { return self }
        switch self {
        case .fill(var fill):
            fill.path = fill.path.scalingParts(by: factor)
            return .fill(fill)
        case .stroke(let stroke):
            guard let middle = stroke.path.transformed(by: stroke.transform).bounds?.center else { return self }
            return transformed(by: .scale(factor).about(middle))
        case .erase(let path, let rule): return .erase(path.scalingParts(by: factor), rule: rule)
        case .group(var group):
            group.items = group.items.map { $0.scalingParts(by: factor) }
            return .group(group)
        }
    }

    /// Returns the step clipped to the intersection of regions.
    ///
    /// An eraser stays an eraser: in a group of its own it would find nothing to clear.
    func clipped(to regions: [Path]) -> DisplayItem {
        let clips = regions.map { Clip(areas: [.init(path: $0, rule: .nonZero)]) }
        switch self {
        case .erase(let path, let rule):
            let shape = DisplayItem.fill(DisplayFill(path: path, rule: rule, paint: .color(.black)))
            return .group(DisplayGroup(erases: true, clips: clips, items: [shape]))
        case .group(var group):
            group.clips += clips
            return .group(group)
        case .fill, .stroke:
            return .group(DisplayGroup(clips: clips, items: [self]))
        }
    }
}

extension Paint {
    fileprivate func transformed(by transform: AffineTransform) -> Paint {
        switch self {
        case .color: return self
        case .linearGradient(var gradient):
            gradient.ramp.transform = transform * gradient.ramp.transform
            return .linearGradient(gradient)
        case .radialGradient(var gradient):
            gradient.ramp.transform = transform * gradient.ramp.transform
            return .radialGradient(gradient)
        case .pattern(var pattern):
            pattern.transform = transform * pattern.transform
            return .pattern(pattern)
        case .image(var image):
            image.transform = transform * image.transform
            return .image(image)
        }
    }
}

extension Clip {
    fileprivate func transformed(by transform: AffineTransform) -> Clip {
        Clip(
            areas: areas.map { area in
                var area = area
                area.path = area.path.transformed(by: transform)
                area.clips = area.clips.map { $0.transformed(by: transform) }
                return area
            })
    }
}

extension DisplayMask {
    fileprivate func transformed(by transform: AffineTransform) -> DisplayMask {
        var mask = self
        mask.region = mask.region.transformed(by: transform)
        mask.items = mask.items.map { $0.transformed(by: transform) }
        return mask
    }
}

extension Filter {
    fileprivate func transformed(by transform: AffineTransform) -> Filter {
        var filter = self
        for index in steps.indices { filter.steps[index].region = steps[index].region?.transformed(by: transform) }
        filter.region = region.transformed(by: transform)
        filter.transform = transform * self.transform
        return filter
    }
}
