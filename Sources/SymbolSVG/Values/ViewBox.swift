internal import SymbolGeometry

extension Rect {
    /// Reads a `viewBox`; nil where it is malformed or has no area.
    init?(viewBox text: String) {
        guard let numbers = Length.list(text), numbers.count == 4, numbers.allSatisfy({ $0.unit == .number }) else {
            return nil
        }
        let v = numbers.map(\.value)
        guard v[2] > 0, v[3] > 0, v.allSatisfy(\.isFinite) else { return nil }
        self.init(x: v[0], y: v[1], width: v[2], height: v[3])
    }
}

/// SVG 2 §8.6: how a view box is fitted into a viewport.
struct PreserveAspectRatio: Hashable {
    /// Where the box lies along each axis of the room left: 0, ½ or 1.
    var x = 0.5
    var y = 0.5
    /// False for `none`: each axis is scaled by itself.
    var isUniform = true
    /// `slice`: the box covers the viewport instead of fitting into it.
    var slices = false

    init() {}

    /// Nil where the text is malformed.
    init?(_ text: String) {
        var words = text.split(whereSeparator: \.isWhitespace)[...]
        if words.first == "defer" { words.removeFirst() }
        guard let align = words.popFirst() else { return nil }
        if align == "none" {
            isUniform = false
        } else {
            let places: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
            guard align.count == 8, align.hasPrefix("x"), align.dropFirst(4).hasPrefix("Y"),
                let x = places[align.dropFirst(1).prefix(3)], let y = places[align.suffix(3)]
            else { return nil }
            (self.x, self.y) = (x, y)
        }
        switch words.popFirst() {
        case nil, "meet": slices = false
        case "slice": slices = true
        default: return nil
        }
    }

    /// The map from user space to a viewport, in the viewport's parent space (SVG 2 §8.2, "equivalent transform").
    func transform(from viewBox: Rect, to viewport: Rect) -> AffineTransform {
        var (sx, sy) = (viewport.width / viewBox.width, viewport.height / viewBox.height)
        if isUniform {
            let scale = slices ? max(sx, sy) : min(sx, sy)
            (sx, sy) = (scale, scale)
        }
        return AffineTransform(
            a: sx, b: 0, c: 0, d: sy,
            tx: viewport.minX - viewBox.minX * sx + (viewport.width - viewBox.width * sx) * x,
            ty: viewport.minY - viewBox.minY * sy + (viewport.height - viewBox.height * sy) * y)
    }
}
