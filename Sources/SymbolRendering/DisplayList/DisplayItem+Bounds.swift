internal import SymbolDrawing
package import SymbolGeometry

extension [DisplayItem] {
    /// The bounds of what the steps paint, ignoring erasers; `nil` where they paint nothing.
    package var inkBounds: Rect? {
        reduce(nil as Rect?) { bounds, item in
            guard let ink = item.inkBounds else { return bounds }
            return bounds?.union(ink) ?? ink
        }
    }
}

extension DisplayItem {
    fileprivate var inkBounds: Rect? {
        switch self {
        case .fill(let fill): fill.path.bounds
        case .stroke(let stroke): stroke.style.bounds(of: stroke.path, stroke.transform)
        case .erase: nil
        case .group(let group): group.inkBounds
        }
    }
}

extension DisplayGroup {
    fileprivate var inkBounds: Rect? {
        guard !erases, opacity > 0 else { return nil }
        // A filter may paint anywhere in its region.
        let painted = filter.map { $0.region.bounds } ?? items.inkBounds
        let regions = clips.map(\.bounds) + masks.map(\.region.bounds)
        return regions.reduce(painted) { ink, region in
            guard let ink, let region else { return nil }
            return ink.intersection(region)
        }
    }
}

extension Clip {
    fileprivate var bounds: Rect? {
        areas.compactMap(\.path.bounds).union
    }
}
