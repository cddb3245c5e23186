package import SymbolGeometry

/// The position and size of a symbol on its image.
package struct Framing: Hashable, Sendable {
    /// In pixels.
    package let width, height: Int
    /// From symbol space to pixels.
    package let transform: AffineTransform

    /// Frames a symbol so that nothing of it is cut.
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
            // On its way to a row of pixels the baseline moves by half a pixel at most.
            let room = options.baseline == .pixel ? 1.0 : 0
            let side = try max(options.wholePoints(box.width * unit + room), 1)
            self = try Framing(measures, options, unit, width: side, height: side)
        case .points, .natural:
            try self.init(measures, options, unit, box)
        }
    }

    /// The same symbol at the same place on the pixels of an image grown by whole points, as far as `reach` of symbol
    /// space sticks out; a square grows on all sides alike.
    package func growing(to reach: Rect, _ options: CanvasOptions) throws(CanvasError) -> Framing {
        let seen = reach.transformed(by: transform)
        var left = try max(options.wholePoints(-seen.minX), 0)
        var top = try max(options.wholePoints(-seen.minY), 0)
        var right = try max(options.wholePoints(seen.maxX - Double(width)), 0)
        var bottom = try max(options.wholePoints(seen.maxY - Double(height)), 0)
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

    /// Puts the layout box, or what else the canvas begins with, on the grid of pixels and takes as many as it needs.
    private init(
        _ measures: SymbolMeasures, _ options: CanvasOptions, _ unit: Double, _ box: Rect
    ) throws(CanvasError) {
        var anchor = options.kind == .ink ? box.origin : measures.layoutBox.origin
        if options.baseline == .pixel { anchor.y = measures.baseline }
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
        if options.baseline == .pixel {
            let seen = measures.box(options.kind == .square ? .layout : options.kind)
            let (above, below) = (measures.baseline - seen.minY, seen.maxY - measures.baseline)
            var row = (y + measures.baseline * unit).rounded()
            if below > 0 { row = min(row, Double(height - 1)) }
            if above > 0 { row = max(row, 1) }
            // What would be cut above or below the row makes the symbol smaller.
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
    /// Refuses numbers of which no size can be made.
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

    /// Pixels per symbol unit.
    fileprivate func unit(of box: Rect, em: Double) -> Double {
        switch size {
        case .points(let points): points / em * displayScale
        case .pixels(let pixels): Double(pixels) * displayScale / max(box.width, box.height)
        case .fit(let width, let height): min(Double(width) / box.width, Double(height) / box.height)
        case .natural: displayScale
        }
    }
}
