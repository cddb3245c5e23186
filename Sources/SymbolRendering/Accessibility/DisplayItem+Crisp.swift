package import SymbolColor
internal import SymbolDrawing

extension DisplayItem {
    /// The step without antialiasing: every pixel lies either inside or outside what it paints or clears.
    package var crisp: DisplayItem {
        switch self {
        case .fill(var fill):
            fill.isAntialiased = false
            return .fill(fill)
        case .stroke(var stroke):
            stroke.isAntialiased = false
            return .stroke(stroke)
        case .erase(let path, let rule):
            let area = DisplayFill(path: path, rule: rule, paint: .color(.black), isAntialiased: false)
            return .group(DisplayGroup(erases: true, items: [.fill(area)]))
        case .group(var group):
            group.items = group.items.map(\.crisp)
            group.clips = group.clips.map(\.crisp)
            group.masks = group.masks.map(\.crisp)
            return .group(group)
        }
    }

    /// Returns the step filled with an opaque colour wherever it is visible at all; `nil` where it is invisible.
    ///
    /// What the step clears, it still clears.
    package func silhouette(_ color: Color) -> DisplayItem? {
        switch self {
        case .fill(var fill):
            guard fill.paint.isVisible else { return nil }
            fill.paint = .color(color)
            return .fill(fill)
        case .stroke(var stroke):
            guard stroke.paint.isVisible else { return nil }
            stroke.paint = .color(color)
            return .stroke(stroke)
        case .erase: return self
        case .group(var group):
            if group.erases { return self }
            guard group.opacity > 0 else { return nil }
            (group.opacity, group.blend, group.filter) = (1, .normal, nil)
            group.items = group.items.compactMap { $0.silhouette(color) }
            return group.items.isEmpty ? nil : .group(group)
        }
    }
}

extension Paint<Color> {
    fileprivate var isVisible: Bool { colors.contains { $0.alpha > 0 } }
}

extension Clip {
    fileprivate var crisp: Clip {
        Clip(
            areas: areas.map { area in
                var area = area
                area.isAntialiased = false
                area.clips = area.clips.map(\.crisp)
                return area
            })
    }
}

extension DisplayMask {
    fileprivate var crisp: DisplayMask {
        var mask = self
        mask.items = mask.items.map(\.crisp)
        return mask
    }
}
