internal import CCairo
internal import SymbolDrawing
internal import SymbolGeometry

extension CairoContext {
    /// Appends the area of a path, mapped to pixels by `transform`, under an identity matrix.
    borrowing func append(_ path: Path, _ transform: AffineTransform) {
        let path = path.transformed(by: transform)
        append(CoordinateRange.contains(path) ? path : CoordinateRange.clippedArea(path, tolerance: Self.tolerance))
    }

    /// Appends the lines of a path, mapped to pixels by `transform`, under an identity matrix.
    borrowing func appendLines(_ path: Path, _ transform: AffineTransform) {
        let path = path.transformed(by: transform)
        append(CoordinateRange.contains(path) ? path : CoordinateRange.clippedLines(path, tolerance: Self.tolerance))
    }

    private borrowing func append(_ path: Path) {
        var (start, current) = (Point.zero, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                cairo_move_to(raw, point.x, point.y)
                (start, current) = (point, point)
            case .line(let point):
                cairo_line_to(raw, point.x, point.y)
                current = point
            case .quad(let control, let point):
                // Degree elevation: each cubic control lies two thirds of the way to the quadratic one.
                let (first, second) = (current.interpolated(to: control, 2 / 3), point.interpolated(to: control, 2 / 3))
                cairo_curve_to(raw, first.x, first.y, second.x, second.y, point.x, point.y)
                current = point
            case .cubic(let first, let second, let point):
                cairo_curve_to(raw, first.x, first.y, second.x, second.y, point.x, point.y)
                current = point
            case .close:
                cairo_close_path(raw)
                current = start
            }
        }
    }

    /// Sets the style of strokes made under the matrix `pen`, with the width limited to the range of coordinates.
    borrowing func set(_ style: StrokeStyle, pen: AffineTransform) {
        let scale = max(Point(pen.a, pen.b).length, Point(pen.c, pen.d).length)
        cairo_set_line_width(raw, min(style.width, CoordinateRange.limit / scale))
        let cap =
            switch style.cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(raw, cap)
        let join =
            switch style.join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(raw, join)
        cairo_set_miter_limit(raw, style.miterLimit)
    }
}
