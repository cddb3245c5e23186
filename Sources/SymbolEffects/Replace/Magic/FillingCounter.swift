internal import SymbolGeometry

/// A counter that closes or opens while a shape is filled or emptied.
struct FillingCounter: Hashable, Sendable {
    var path: Path
    /// The point to which the counter closes.
    var middle: Point
    /// The factor on its size from which the counter closes; above 1 if a change extends into its frame.
    var startScale: Double

    /// The box that the counter covers at first.
    var box: Rect? { path.bounds?.transformed(by: .scale(startScale).about(middle)) }

    /// Whether the counter at first covers points, but for a twentieth of them near its edge: one that lies slantwise
    /// covers little of its box.
    func covers(_ points: [Point]) -> Bool {
        let area = FlatPath(path.transformed(by: .scale(startScale).about(middle)))
        return points.count { area.windingNumber(about: $0) == 0 } * 20 <= points.count
    }
}

extension MagicSide {
    /// Returns the holes of a layer as counters; where a change crosses a counter's frame, the counter at first covers
    /// the layer.
    ///
    /// However large, a hole with a bay does not cover the layer, so its hull does instead.
    func counters(of layer: Int, _ holes: [Subpath], crossedBy changes: [Rect]) -> [FillingCounter] {
        holes.compactMap { hole in
            let path = Path(hole)
            guard let middle = path.centroid(), let bounds = path.bounds else { return nil }
            guard changes.contains(where: { !isInside($0, bounds) }), let box = box(layer) else {
                return FillingCounter(path: path, middle: middle, startScale: 1)
            }
            let outline = MagicOutline(path, em: em)
            if let hull = ConvexHull(outline.points), hull.path.signedArea() > 1.05 * outline.area {
                let scale = hull.scale(toContain: outlines[layer].points, about: middle)
                return FillingCounter(path: hull.path, middle: middle, startScale: max(scale, 1))
            }
            return FillingCounter(
                path: path, middle: middle, startScale: max(bounds.scale(toCover: box, about: middle), 1))
        }
    }

    func box(_ layer: Int) -> Rect? { indices.contains(layer) ? outlines[layer].bounds : nil }
}

extension [FillingCounter] {
    /// The counters, limited to their frames if they would overlap at first.
    var separated: [FillingCounter] {
        overlap ? map { FillingCounter(path: $0.path, middle: $0.middle, startScale: 1) } : self
    }

    /// Whether any two counters overlap at first.
    var overlap: Bool {
        let boxes = compactMap(\.box)
        return boxes.indices.contains { index in
            boxes[(index + 1)...].contains { $0.intersection(boxes[index]) != nil }
        }
    }
}

extension Rect {
    /// Returns the factor on the size, about a point inside, at which the rectangle covers another on every side.
    fileprivate func scale(toCover other: Rect, about middle: Point) -> Double {
        let sides = [
            (middle.x - other.minX, middle.x - minX), (other.maxX - middle.x, maxX - middle.x),
            (middle.y - other.minY, middle.y - minY), (other.maxY - middle.y, maxY - middle.y)
        ]
        return sides.filter { $0.1 > 0 }.reduce(1) { max($0, $1.0 / $1.1) }
    }
}
