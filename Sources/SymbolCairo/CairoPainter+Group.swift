internal import CCairo
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

extension CairoPainter {
    /// Composites a group: its items within its clips and masks, at its opacity.
    ///
    /// With `adding`, its coverage and that of what it is painted on add up (see `fillsCleared`).
    func paint(
        _ group: DisplayGroup, adding: Bool = false, into context: borrowing CairoContext
    ) throws(CairoError) {
        if let clip = clip(of: group) {
            cairo_set_operator(context.raw, adding ? CAIRO_OPERATOR_ADD : CAIRO_OPERATOR_OVER)
            try clipped(to: clip).paint(group.items, into: context)
            return cairo_set_operator(context.raw, CAIRO_OPERATOR_OVER)
        }
        cairo_save(context.raw)
        defer { cairo_restore(context.raw) }
        let complex = group.clips.filter { plainArea(of: $0) == nil }
        for area in group.clips.compactMap(plainArea) { clip(to: area, in: context) }
        // A single step gives the same result without an intermediate surface. Several would each blend with the
        // backdrop along an antialiased clip.
        if complex.isEmpty, group.masks.isEmpty, group.isPlain, !adding {
            return try paint(group.items, into: context)
        }
        if group.filter == nil { clip(toInkBoundsOf: group, in: context) }
        try composite(group, adding: adding, within: complex, into: context)
    }

    private func clip(to area: Clip.Area, in context: borrowing CairoContext) {
        setFillRule(area.rule, of: context)
        setAntialias(area.isAntialiased, of: context)
        cairo_new_path(context.raw)
        context.append(area.path, transform)
        cairo_clip(context.raw)
    }

    /// Composites the items of a group as one picture, within its masks and the clips that Cairo cannot clip to.
    private func composite(
        _ group: DisplayGroup, adding: Bool, within complex: [Clip], into context: borrowing CairoContext
    ) throws(CairoError) {
        let blend =
            group.erases ? CAIRO_OPERATOR_DEST_OUT : adding ? CAIRO_OPERATOR_ADD : cairo_operator_t(group.blend)
        if complex.isEmpty, group.blend.isSeparable, let masked = maskedSteps(of: group) {
            cairo_set_operator(context.raw, blend)
            context.setSource(masked.color.multiplyingAlpha(by: group.opacity))
            return mask(by: masked.steps, context)
        }
        try setSource(contentsOf: group, in: context)
        guard group.opacity < 1 || !complex.isEmpty || !group.masks.isEmpty, !group.blend.isSeparable else {
            cairo_set_operator(context.raw, blend)
            return try paintSource(of: group, within: complex, into: context)
        }
        // Cairo blends these right only where the source is neither masked nor made translucent meanwhile.
        cairo_push_group(context.raw)
        cairo_reset_clip(context.raw)
        try paintSource(of: group, within: complex, into: context)
        cairo_pop_group_to_source(context.raw)
        cairo_set_operator(context.raw, blend)
        cairo_paint(context.raw)
    }

    private func paintSource(
        of group: DisplayGroup, within complex: [Clip], into context: borrowing CairoContext
    ) throws(CairoError) {
        if complex.isEmpty, group.masks.isEmpty {
            cairo_paint_with_alpha(context.raw, group.opacity)
        } else {
            let coverage = try coverage(clips: complex, masks: group.masks, opacity: group.opacity)
            cairo_mask_surface(context.raw, coverage.raw, 0, 0)
        }
    }

    /// Returns the only area of a clip if Cairo can clip to it, or nil if it takes a mask.
    func plainArea(of clip: Clip) -> Clip.Area? {
        guard let area = clip.areas.first, clip.areas.count == 1, area.clips.isEmpty else { return nil }
        let isPlain = rasterizer == .cairo || !area.isAntialiased || area.path.isOnPixels(under: transform)
        return isPlain ? area : nil
    }

    /// Clips to the pixels in which a group paints anything, so that no others are composited.
    private func clip(toInkBoundsOf group: DisplayGroup, in context: borrowing CairoContext) {
        let bounds = group.items.inkBounds?.transformed(by: transform) ?? Rect(.zero)
        guard bounds.isFinite else { return }
        let area = bounds.insetBy(-1).intersection(canvas) ?? Rect(.zero)
        let (x, y) = (area.minX.rounded(.down), area.minY.rounded(.down))
        cairo_new_path(context.raw)
        cairo_rectangle(context.raw, x, y, area.maxX.rounded(.up) - x, area.maxY.rounded(.up) - y)
        cairo_clip(context.raw)
    }

    /// Sets the group's items, after filtering, as the context's source.
    private func setSource(contentsOf group: DisplayGroup, in context: borrowing CairoContext) throws(CairoError) {
        guard let filter = group.filter else {
            cairo_push_group(context.raw)
            // The clip must be applied only once, when the group is painted.
            cairo_reset_clip(context.raw)
            try paint(group.items, into: context)
            cairo_pop_group_to_source(context.raw)
            return
        }
        guard let (painter, x, y) = painter(for: filter) else {
            return cairo_set_source_rgba(context.raw, 0, 0, 0, 0)
        }
        let surface = try painter.filteredSurface(group.items, filter)
        setAntialias(false, of: context)
        cairo_new_path(context.raw)
        context.append(filter.region, transform)
        cairo_clip(context.raw)
        cairo_set_source_surface(context.raw, surface.raw, Double(x), Double(y))
    }

    /// Returns the product of all clips, masks and the opacity over the whole canvas.
    private func coverage(clips: [Clip], masks: [DisplayMask], opacity: Double) throws(CairoError) -> CairoSurface {
        let surface = try CairoSurface(.a8, width: width, height: height)
        let context = try CairoContext(surface)
        cairo_set_source_rgba(context.raw, 0, 0, 0, opacity)
        if let area = clips.first?.areas.first, clips.count == 1, clips[0].areas.count == 1, area.clips.isEmpty {
            fill(area.path, area.rule, isAntialiased: area.isAntialiased, into: context)
        } else {
            cairo_paint(context.raw)
            for clip in clips { narrow(to: clip, in: context) }
        }
        for mask in masks {
            let mask = try maskSurface(mask)
            cairo_set_operator(context.raw, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(context.raw, mask.raw, 0, 0)
            cairo_paint(context.raw)
        }
        try context.check()
        return surface
    }

    /// Multiplies the context's contents by the coverage of a clip.
    func narrow(to clip: Clip, in context: borrowing CairoContext) {
        cairo_push_group_with_content(context.raw, CAIRO_CONTENT_ALPHA)
        cairo_set_operator(context.raw, CAIRO_OPERATOR_OVER)
        for area in clip.areas {
            if !area.clips.isEmpty { cairo_push_group_with_content(context.raw, CAIRO_CONTENT_ALPHA) }
            cairo_set_source_rgba(context.raw, 0, 0, 0, 1)
            fill(area.path, area.rule, isAntialiased: area.isAntialiased, into: context)
            for inner in area.clips { narrow(to: inner, in: context) }
            if !area.clips.isEmpty {
                cairo_pop_group_to_source(context.raw)
                cairo_paint(context.raw)
            }
        }
        cairo_pop_group_to_source(context.raw)
        cairo_save(context.raw)
        cairo_set_operator(context.raw, CAIRO_OPERATOR_DEST_IN)
        cairo_paint(context.raw)
        cairo_restore(context.raw)
    }
}

extension cairo_operator_t {
    init(_ blend: BlendMode) {
        self =
            switch blend {
            case .normal: CAIRO_OPERATOR_OVER
            case .multiply: CAIRO_OPERATOR_MULTIPLY
            case .screen: CAIRO_OPERATOR_SCREEN
            case .overlay: CAIRO_OPERATOR_OVERLAY
            case .darken: CAIRO_OPERATOR_DARKEN
            case .lighten: CAIRO_OPERATOR_LIGHTEN
            case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
            case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
            case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
            case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
            case .difference: CAIRO_OPERATOR_DIFFERENCE
            case .exclusion: CAIRO_OPERATOR_EXCLUSION
            case .hue: CAIRO_OPERATOR_HSL_HUE
            case .saturation: CAIRO_OPERATOR_HSL_SATURATION
            case .color: CAIRO_OPERATOR_HSL_COLOR
            case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
            case .plusLighter: CAIRO_OPERATOR_ADD
            }
    }
}
