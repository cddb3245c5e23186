internal import CCairo
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

/// A paint source and its sole owner.
struct CairoPattern: ~Copyable {
    let raw: OpaquePointer

    init(owning raw: OpaquePointer?) throws(CairoError) {
        guard let raw else { throw CairoError(CAIRO_STATUS_NO_MEMORY) }
        let status = cairo_pattern_status(raw)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_pattern_destroy(raw)
            throw CairoError(status)
        }
        self.raw = raw
    }

    deinit { cairo_pattern_destroy(raw) }

    /// Creates a gradient for a canvas, to whose pixels `device` maps its space after the gradient's own transform.
    static func linear(
        _ gradient: LinearGradient<Color>, to device: AffineTransform, _ canvas: Rect
    ) throws(CairoError) -> CairoPattern {
        var (gradient, inverse) = (gradient, (device * gradient.ramp.transform).inverse)
        if let map = inverse,
            !map.fitsPixman(canvas, gradient.start, gradient.end)
                || !map.isFine(canvas, for: gradient.start.distance(to: gradient.end))
        {
            (gradient, inverse) = (gradient.inPixels(map, canvas), .identity)
        }
        let pattern = try CairoPattern(
            owning: cairo_pattern_create_linear(
                gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y))
        try pattern.add(gradient.ramp, inverse)
        return pattern
    }

    static func radial(
        _ gradient: RadialGradient<Color>, to device: AffineTransform, _ canvas: Rect
    ) throws(CairoError) -> CairoPattern {
        var (gradient, inverse) = (gradient, (device * gradient.ramp.transform).inverse)
        if let map = inverse,
            !map.fitsPixman(canvas, gradient.center, gradient.focus) || !map.isFine(canvas, for: gradient.radius)
        {
            (gradient, inverse) = gradient.fitted(map, canvas)
        }
        let pattern = try CairoPattern(
            owning: cairo_pattern_create_radial(
                gradient.focus.x, gradient.focus.y, gradient.focalRadius,
                gradient.center.x, gradient.center.y, gradient.radius))
        try pattern.add(gradient.ramp, inverse)
        return pattern
    }

    /// Adds stops and the map from pixels to gradient space.
    private borrowing func add(_ ramp: GradientRamp<Color>, _ inverse: AffineTransform?) throws(CairoError) {
        for stop in ramp.spread == .repeat ? ramp.wholeStops : ramp.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(raw, stop.offset, color.red, color.green, color.blue, color.alpha)
        }
        let extend =
            switch ramp.spread {
            case .pad: CAIRO_EXTEND_PAD
            case .reflect: CAIRO_EXTEND_REFLECT
            case .repeat: CAIRO_EXTEND_REPEAT
            }
        cairo_pattern_set_extend(raw, extend)
        if let inverse {
            var matrix = cairo_matrix_t(inverse)
            cairo_pattern_set_matrix(raw, &matrix)
        }
        try CairoError.check(cairo_pattern_status(raw))
    }
}

extension GradientRamp {
    /// The stops with exactly one at each end.
    ///
    /// If a ramp repeats, Cairo would blend its last stop into the first of the next repetition across the gap between
    /// them.
    fileprivate var wholeStops: [Stop] {
        guard let first = stops.last(where: { $0.offset <= 0 }) ?? stops.first,
            let last = stops.first(where: { $0.offset >= 1 }) ?? stops.last
        else { return [] }
        return [Stop(offset: 0, color: first.color)] + stops.filter { $0.offset > 0 && $0.offset < 1 }
            + [Stop(offset: 1, color: last.color)]
    }
}

extension cairo_matrix_t {
    init(_ t: AffineTransform) {
        self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    }
}
