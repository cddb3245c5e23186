package import SymbolGeometry

/// The size of a symbol's image and the symbol's position on it.
package struct Framing: Hashable, Sendable {
    /// The size of the image, in pixels.
    package let width, height: Int
    /// The transform from symbol space to pixels.
    package let transform: AffineTransform

    /// Frames a symbol so that no part of it is cut off.
    ///
    /// - Throws: `CanvasError` for an empty box or an image outside the limits.
    package init(_ measures: SymbolMeasures, _ options: CanvasOptions) throws(CanvasError) {
        try options.check()
        let box = measures.box(options.kind)
        guard box.isFinite, max(box.width, box.height) > 0 else { throw .transform }
        let unit = options.unit(of: box, em: measures.em)
        guard unit.isFinite, unit > 0 else { throw .transform }
        switch options.size {
        case .fit(let width, let height):
            self = try Framing(measures, options, unit, width: width, height: height)
        case .pixels:
            self = try Framing(
                measures, options, unit, width: max(options.wholePoints(box.width * unit), 1),
                height: max(options.wholePoints(box.height * unit), 1))
        case .points where options.kind == .square, .natural where options.kind == .square:
            // Aligning the baseline with a row of pixels moves it by half a pixel at most.
            let margin = options.baseline == .pixelAligned ? 1.0 : 0
            let side = try max(options.wholePoints(box.width * unit + margin), 1)
            self = try Framing(measures, options, unit, width: side, height: side)
        case .points, .natural:
            try self.init(measures, options, unit, box)
        }
    }

    /// Returns the framing with its image extended by whole points to show `reach`, a rectangle in symbol space.
    ///
    /// The symbol stays where it is on the grid of pixels. A square is extended equally on all sides.
    package func growing(to reach: Rect, _ options: CanvasOptions) throws(CanvasError) -> Framing {
        let visible = reach.transformed(by: transform)
        var left = try max(options.wholePoints(-visible.minX), 0)
        var top = try max(options.wholePoints(-visible.minY), 0)
        var right = try max(options.wholePoints(visible.maxX - Double(width)), 0)
        var bottom = try max(options.wholePoints(visible.maxY - Double(height)), 0)
        if options.kind == .square {
            let most = max(left, top, right, bottom)
            (left, top, right, bottom) = (most, most, most, most)
        }
        return Framing(
            width: width + left + right, height: height + top + bottom,
            transform: .translation(x: Double(left), y: Double(top)) * transform)
    }

    private init(width: Int, height: Int, transform: AffineTransform) {
        (self.width, self.height, self.transform) = (width, height, transform)
    }

    /// Aligns the layout box, or for ink its own box, with the grid of pixels and makes the image as large as it needs.
    private init(
        _ measures: SymbolMeasures, _ options: CanvasOptions, _ unit: Double, _ box: Rect
    ) throws(CanvasError) {
        var anchor = options.kind == .ink ? box.origin : measures.layoutBox.origin
        if options.baseline == .pixelAligned { anchor.y = measures.baseline }
        let left = try options.wholePoints((anchor.x - box.minX) * unit)
        let top = try options.wholePoints((anchor.y - box.minY) * unit)
        width = try max(left + options.wholePoints((box.maxX - anchor.x) * unit), 1)
        height = try max(top + options.wholePoints((box.maxY - anchor.y) * unit), 1)
        transform = AffineTransform(
            a: unit, b: 0, c: 0, d: unit,
            tx: Double(left) - anchor.x * unit, ty: Double(top) - anchor.y * unit)
    }

    /// Centres the box in an image of a given size.
    private init(
        _ measures: SymbolMeasures, _ options: CanvasOptions, _ unit: Double, width: Int, height: Int
    ) throws(CanvasError) {
        let box = measures.box(options.kind)
        var (unit, y) = (unit, Double(height) / 2 - box.midY * unit)
        // In a single row, there is no edge between what is above the baseline and what is below it.
        if options.baseline == .pixelAligned, height > 1 {
            let visible = measures.box(options.kind == .square ? .layout : options.kind)
            let (above, below) = (measures.baseline - visible.minY, visible.maxY - measures.baseline)
            var row = (y + measures.baseline * unit).rounded()
            if below > 0 { row = min(row, Double(height - 1)) }
            if above > 0 { row = max(row, 1) }
            // The symbol is made smaller where it would be cut off above or below.
            if above > 0 { unit = min(unit, row / above) }
            if below > 0 { unit = min(unit, (Double(height) - row) / below) }
            y = row - measures.baseline * unit
        }
        guard unit > 0 else { throw .transform }
        (self.width, self.height) = (width, height)
        transform = AffineTransform(a: unit, b: 0, c: 0, d: unit, tx: Double(width) / 2 - box.midX * unit, ty: y)
    }
}

extension CanvasOptions {
    /// Throws an error for numbers that cannot give a size.
    fileprivate func check() throws(CanvasError) {
        func check(_ name: String, _ value: Double) throws(CanvasError) {
            guard value > 0, value.isFinite else { throw .number(name, value) }
        }
        try check("display scale", displayScale)
        switch size {
        case .points(let points): try check("point size", points)
        case .pixels(let pixels) where pixels < 1: throw .size(width: pixels, height: pixels)
        case .fit(let width, let height) where min(width, height) < 1: throw .size(width: width, height: height)
        case .pixels, .fit, .natural: break
        }
    }

    /// Returns the number of pixels per symbol unit.
    fileprivate func unit(of box: Rect, em: Double) -> Double {
        switch size {
        case .points(let points): points / em * displayScale
        case .pixels(let pixels): Double(pixels) * displayScale / max(box.width, box.height)
        case .fit(let width, let height): min(Double(width) / box.width, Double(height) / box.height)
        case .natural: displayScale
        }
    }
}
