internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// What a single shape is clipped to exactly.
///
/// The coverage of the intersection of a shape and a region in a pixel is not the product of their coverages.
struct ShapeClip: Hashable {
    /// The rectangle, in pixels.
    var window: Rect
    /// The region within the rectangle, in the list's space; nil for all of it.
    var region: Clip.Area?
}

extension CairoPainter {
    /// Returns a painter of shapes that are clipped.
    func clipped(to clip: ShapeClip?) -> CairoPainter {
        var painter = self
        painter.clip = clip
        return painter
    }

    /// Returns what the single shape of a group can be clipped to exactly, or nil for any other group: rectangles, and
    /// for a fill one region of another form.
    func clip(of group: DisplayGroup) -> ShapeClip? {
        guard rasterizer == .exact, clip == nil, !group.clips.isEmpty, group.masks.isEmpty, group.isPlain,
            group.items.allSatisfy(\.isAntialiasedShape)
        else { return nil }
        var clip = ShapeClip(window: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
        for next in group.clips {
            guard let area = next.areas.first, next.areas.count == 1, area.clips.isEmpty, area.isAntialiased else {
                return nil
            }
            if let edge = area.path.rectangle(under: transform) {
                guard let common = clip.window.intersection(edge) else { return nil }
                clip.window = common
            } else {
                guard clip.region == nil, group.items.allSatisfy({ $0.isDivisible(by: area.path) }) else { return nil }
                clip.region = area
            }
        }
        return clip
    }
}

extension DisplayGroup {
    /// Whether the group, apart from its clips and masks, is equivalent to its only item.
    var isPlain: Bool {
        guard !erases, opacity == 1, blend == .normal, filter == nil, items.count == 1, let item = items.first else {
            return false
        }
        return switch item {
        case .erase: false
        case .group(let group): group.blend == .normal
        case .fill, .stroke: true
        }
    }
}

extension DisplayItem {
    fileprivate var isAntialiasedShape: Bool {
        switch self {
        case .fill(let fill): fill.isAntialiased
        case .stroke(let stroke): stroke.isAntialiased
        case .erase, .group: false
        }
    }

    /// Whether a region, which is no rectangle, can clip the item exactly.
    fileprivate func isDivisible(by region: Path) -> Bool {
        guard case .fill(let fill) = self else { return false }
        return max(fill.path.elements.count, region.elements.count) <= CoverageArea.regionLimit
    }
}
