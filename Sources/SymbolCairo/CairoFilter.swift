internal import CCairo
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolRendering

extension CairoPainter {
    /// The items of a group drawn by themselves and filtered.
    func filteredSurface(_ items: [DisplayItem], _ filter: Filter) throws(CairoError) -> CairoSurface {
        let surface = try CairoSurface(.argb32, width: width, height: height)
        do {
            let context = try CairoContext(surface)
            try paint(items, into: context)
            try context.check()
        }
        let device = transform * filter.transform
        let scale = Point(Point(device.a, device.b).length, Point(device.c, device.d).length)
        try surface.withRows { bytes, stride, width, height in
            var image = FilterImage(bytes, stride: stride, width: width, height: height)
            for step in filter.steps { image.apply(step, scale: scale) }
            image.store(bytes, stride: stride)
        }
        return surface
    }
}

extension FilterImage {
    /// - Parameter scale: pixels a unit along each axis.
    fileprivate mutating func apply(_ step: Filter.Step, scale: Point) {
        if step.isLinearRGB { mapColors(SRGB.linear) }
        switch step.primitive {
        case .gaussianBlur(let x, let y): blur(x: x * scale.x, y: y * scale.y)
        case .colorMatrix(let rows): multiply(rows)
        }
        if step.isLinearRGB { mapColors(SRGB.encoded) }
    }
}
