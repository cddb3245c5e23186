internal import CCairo
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolText

extension CairoPainter {
    /// What draws as much as a filter needs, and where its corner lies: its region and the canvas, both as far around
    /// as the filter's steps reach, but no further than a canvas; nil for none.
    func painter(for filter: Filter<Color>) -> (painter: CairoPainter, x: Int, y: Int)? {
        let (columns, rows) = filter.region.transformed(by: transform).pixels
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        let reach = filter.reach(under: transform)
        func range(_ pixels: Range<Int>, _ side: Int, _ reach: Double) -> Range<Int> {
            let reach = Int(clamping: min(reach.rounded(.up), Double(side)))
            // What one step spreads beyond the region the next may bring back; one more, so that rounding loses none.
            return (pixels.lowerBound - reach - 1..<pixels.upperBound + reach + 1).clamped(to: -reach..<side + reach)
        }
        let (x, y) = (range(columns, width, reach.x), range(rows, height, reach.y))
        guard !x.isEmpty, !y.isEmpty else { return nil }
        var painter = CairoPainter(
            width: x.count, height: y.count, transform: transform, tilePixels: tilePixels,
            rasterizer: rasterizer)
        painter.transform = .translation(x: -Double(x.lowerBound), y: -Double(y.lowerBound)) * transform
        return (painter, x.lowerBound, y.lowerBound)
    }

    /// The items of a group drawn by themselves and filtered.
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
        try surface.withRows { bytes, stride, width, height in
            let source = FilterImage(bytes, stride: stride, width: width, height: height)
            result(of: filter, source).store(bytes, stride: stride)
        }
        return surface
    }

    private func result(of filter: Filter<Color>, _ source: FilterImage) -> FilterImage {
        var results: [FilterImage?] = []
        let uses = filter.lastUses
        for (index, step) in filter.steps.enumerated() {
            let inputs = step.primitive.inputs.map { input in
                if case .step(let index) = input { results[index] ?? source } else { source }
            }
            // What no later step needs is let go.
            for used in results.indices where uses[used] == index { results[used] = nil }
            var image = FilterStep(step: step, device: transform * filter.transform).apply(to: inputs, like: source)
            if let region = step.region {
                let (columns, rows) = region.transformed(by: transform).pixels
                image.clear(outside: columns, rows)
            }
            results.append(image)
        }
        return results.last.flatMap { $0 } ?? source
    }
}

extension Filter<Color> {
    /// How many pixels away along each axis what a pixel comes from can lie.
    fileprivate func reach(under transform: AffineTransform) -> Point {
        steps.reduce(.zero) { $0 + FilterStep(step: $1, device: transform * self.transform).reach }
    }

    /// For each step the index of the last that works on its result; of a result that none works on, the next step.
    fileprivate var lastUses: [Int] {
        var uses = steps.indices.map { $0 + 1 }
        for (index, step) in steps.enumerated() {
            for case .step(let used) in step.primitive.inputs { uses[used] = index }
        }
        return uses
    }
}

extension Path {
    /// The whole pixels that the path's bounds come closest to.
    fileprivate var pixels: (columns: Range<Int>, rows: Range<Int>) {
        guard let bounds else { return (0..<0, 0..<0) }
        func pixel(_ coordinate: Double) -> Int { Int(clamping: min(max(coordinate.rounded(), -1e6), 1e6)) }
        return (pixel(bounds.minX)..<pixel(bounds.maxX), pixel(bounds.minY)..<pixel(bounds.maxY))
    }
}
