internal import CCairo
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolText

extension CairoPainter {
    /// Returns a painter for the pixels that a filter needs, and the position of its top left corner on the canvas.
    ///
    /// These are the pixels within the filter's reach of both its region and the canvas, but no further from either
    /// than the size of the canvas. The result is nil if there are none.
    func painter(for filter: Filter<Color>) -> (painter: CairoPainter, x: Int, y: Int)? {
        let (columns, rows) = filter.region.transformed(by: transform).pixels
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        let reach = filter.reach(under: transform)
        func range(_ pixels: Range<Int>, _ side: Int, _ reach: Double) -> Range<Int> {
            let reach = Int(clamping: min(reach.rounded(.up), Double(side)))
            // What one pass of a step spreads beyond the region the next may bring back, as in a blur.
            return (pixels.lowerBound - reach..<pixels.upperBound + reach).clamped(to: -reach..<side + reach)
        }
        let (x, y) = (range(columns, width, reach.x), range(rows, height, reach.y))
        guard !x.isEmpty, !y.isEmpty else { return nil }
        var painter = CairoPainter(
            width: x.count, height: y.count, transform: transform, tilePixels: tilePixels,
            rasterizer: rasterizer)
        painter.transform = .translation(x: -Double(x.lowerBound), y: -Double(y.lowerBound)) * transform
        return (painter, x.lowerBound, y.lowerBound)
    }

    /// Draws the items of a group by themselves and filters them.
    func filteredSurface(_ items: [DisplayItem], _ filter: Filter<Color>) throws(CairoError) -> CairoSurface {
        let surface = try CairoSurface(.argb32, width: width, height: height)
        do {
            let context = try CairoContext(surface)
            setAntialias(false, of: context)
            context.append(filter.region, transform)
            cairo_clip(context.raw)
            try paint(items, into: context)
            try context.check()
        }
        let source = try surface.withRows { bytes, stride, width, height in
            FilterImage(bytes, stride: stride, width: width, height: height)
        }
        let result = try result(of: filter, source)
        try surface.withRows { bytes, stride, _, _ in result.store(bytes, stride: stride) }
        return surface
    }

    private func result(of filter: Filter<Color>, _ source: FilterImage) throws(CairoError) -> FilterImage {
        var results: [FilterImage?] = []
        let uses = filter.lastUses
        for (index, step) in filter.steps.enumerated() {
            let inputs = step.primitive.inputs.map { input in
                if case .step(let index) = input { results[index] ?? source } else { source }
            }
            // Results that no later step needs are released.
            for used in results.indices where uses[used] == index { results[used] = nil }
            var image = FilterStep(step: step, device: transform * filter.transform).apply(to: inputs, like: source)
            for region in [filter.region, step.region].compactMap(\.self) { try clear(&image, outside: region) }
            results.append(image)
        }
        return results.last.flatMap { $0 } ?? source
    }
}

extension CairoPainter {
    /// Clears the pixels outside a region without antialiasing, as the filter's source is clipped.
    private func clear(_ image: inout FilterImage, outside region: Path) throws(CairoError) {
        let shown = region.transformed(by: transform)
        let (columns, rows) = shown.pixels
        image.clear(outside: columns, rows)
        guard !shown.isAxisAligned else { return }
        let mask = try CairoSurface(.a8, width: width, height: height)
        let context = try CairoContext(mask)
        setAntialias(false, of: context)
        context.append(region, transform)
        cairo_fill(context.raw)
        try context.check()
        try mask.withRows { bytes, stride, _, _ in image.clear(outside: bytes, stride: stride) }
    }
}

extension Filter<Color> {
    /// Returns how far away along each axis, in pixels, a pixel can depend on others.
    fileprivate func reach(under transform: AffineTransform) -> Point {
        steps.reduce(.zero) { $0 + FilterStep(step: $1, device: transform * self.transform).reach }
    }

    /// The index of the last step that uses the result of each step, or of the step after it if none does.
    fileprivate var lastUses: [Int] {
        var uses = steps.indices.map { $0 + 1 }
        for (index, step) in steps.enumerated() {
            for case .step(let used) in step.primitive.inputs { uses[used] = index }
        }
        return uses
    }
}

extension Path {
    /// The columns and rows of pixels to which the path's bounds round.
    fileprivate var pixels: (columns: Range<Int>, rows: Range<Int>) {
        guard let bounds else { return (0..<0, 0..<0) }
        func pixel(_ coordinate: Double) -> Int { Int(clamping: min(max(coordinate.rounded(), -1e6), 1e6)) }
        return (pixel(bounds.minX)..<pixel(bounds.maxX), pixel(bounds.minY)..<pixel(bounds.maxY))
    }
}
