internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

/// How the steps of an icon's layer look, whatever their outlines: the rules, pens, paints and groups alone.
///
/// It is the same for equal looks only within a process.
struct IconLook {
    let key: String

    init(_ items: [DisplayItem]) { key = String(items.map(\.unshaped).hashValue, radix: 36) }
}

extension DisplayItem {
    /// The step without its path, and with gradients relative to the bounds of that.
    fileprivate var unshaped: DisplayItem {
        switch self {
        case .fill(var fill):
            fill.paint = fill.paint.relative(to: fill.path.bounds)
            fill.path = Path()
            return .fill(fill)
        case .stroke(var stroke):
            stroke.paint = stroke.paint.relative(to: stroke.path.bounds?.transformed(by: stroke.transform))
            stroke.path = Path()
            (stroke.transform.tx, stroke.transform.ty) = (0, 0)
            return .stroke(stroke)
        case .erase(_, let rule): return .erase(Path(), rule: rule)
        case .group(var group):
            group.items = group.items.map(\.unshaped)
            return .group(group)
        }
    }
}

extension Paint<Color> {
    /// The paint with a gradient's places in units of the diagonal of a box, from its origin; rounded, since shapes
    /// that count as equal can differ a little.
    fileprivate func relative(to box: Rect?) -> Paint {
        guard let box else { return self }
        let unit = 1 / Point(box.width, box.height).length
        func placed(_ point: Point, _ transform: AffineTransform) -> Point {
            let place = (transform(point) - box.origin) * unit
            return Point(rounded(place.x), rounded(place.y))
        }
        func rounded(_ number: Double) -> Double { (number * 1000).rounded() }
        switch self {
        case .linearGradient(var gradient):
            let transform = gradient.ramp.transform
            (gradient.start, gradient.end) = (placed(gradient.start, transform), placed(gradient.end, transform))
            gradient.ramp.transform = .identity
            return .linearGradient(gradient)
        case .radialGradient(var gradient):
            let transform = gradient.ramp.transform
            (gradient.center, gradient.focus) = (placed(gradient.center, transform), placed(gradient.focus, transform))
            (gradient.radius, gradient.focalRadius) = (
                rounded(gradient.radius * transform.meanScale * unit),
                rounded(gradient.focalRadius * transform.meanScale * unit)
            )
            gradient.ramp.transform = .identity
            return .radialGradient(gradient)
        case .color, .pattern, .image: return self
        }
    }
}
