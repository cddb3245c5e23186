internal import SymbolGeometry

extension Rect {
    /// Reads a `viewBox`; nil when it is malformed or has no area.
    init?(viewBox text: String) {
        guard let sides = Length.list(text), sides.count == 4, sides.allSatisfy({ $0.unit == .number }) else {
            return nil
        }
        self.init(x: sides[0].value, y: sides[1].value, width: sides[2].value, height: sides[3].value)
        guard sides[2].value > 0, sides[3].value > 0 else { return nil }
    }
}

/// The way in which a view box is fitted into a viewport (SVG 2 §8.6).
struct PreserveAspectRatio: Hashable {
    /// The horizontal alignment of the box in the remaining space: 0, ½ or 1.
    var x = 0.5
    /// The vertical alignment of the box in the remaining space: 0, ½ or 1.
    var y = 0.5
    /// Whether both axes have the same scale; false for `none`.
    var isUniform = true
    /// Whether the box covers the viewport instead of fitting into it (`slice`).
    var slices = false

    init() {}

    /// Reads a `preserveAspectRatio`; nil when the text is malformed.
    init?(_ text: String) {
        var words = text.split(whereSeparator: \.isWhitespace)[...]
        if words.first == "defer" { words.removeFirst() }
        guard let align = words.popFirst() else { return nil }
        if align == "none" {
            isUniform = false
        } else {
            let alignments: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
            guard align.count == 8, align.hasPrefix("x"), align.dropFirst(4).hasPrefix("Y"),
                let x = alignments[align.dropFirst(1).prefix(3)], let y = alignments[align.suffix(3)]
            else { return nil }
            (self.x, self.y) = (x, y)
        }
        switch words.popFirst() {
        case nil, "meet": slices = false
        case "slice": slices = true
        default: return nil
        }
    }

    /// Returns the transform from user space to a viewport, in the viewport's parent space (SVG 2 §8.2, "equivalent
    /// transform").
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
