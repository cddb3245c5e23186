internal import CLibrary
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolText

/// A step of a filter, applied to pixels.
struct FilterStep {
    let step: Filter<Color>.Step
    /// The transform from the filtered element's space to pixels.
    let device: AffineTransform

    /// Returns the result of the step, which has the size of `source`.
    func apply(to inputs: [FilterImage], like source: FilterImage) -> FilterImage {
        if case .flood(let color) = step.primitive {
            return FilterImage(width: source.width, height: source.height, color: color.premultiplied)
        }
        if case .offset(_, let x, let y) = step.primitive {
            return inputs[0].moved(x: device.a * x + device.c * y, y: device.b * x + device.d * y)
        }
        var result = combined(inputs) ?? FilterImage(width: source.width, height: source.height, color: .zero)
        if step.isLinearRGB { result.mapColors(SRGB.encoded) }
        return result
    }

    /// The number of pixels along each axis by which the step spreads its inputs.
    var reach: Point {
        switch step.primitive {
        // Three box blurs, each 1.88 deviations wide, rounded up.
        case .gaussianBlur(_, let x, let y): pixels(x, y) * 3 + Point(3, 3)
        case .morphology(_, let x, let y): pixels(x, y) + Point(1, 1)
        case .offset(_, let x, let y):
            Point(abs(device.a * x + device.c * y) + 1, abs(device.b * x + device.d * y) + 1)
        case .colorMatrix, .componentTransfer, .flood, .merge, .blend, .composite: .zero
        }
    }

    private func combined(_ images: [FilterImage]) -> FilterImage? {
        guard var image = images.first.map(inWorkingSpace) else { return nil }
        switch step.primitive {
        case .flood, .offset: break
        case .gaussianBlur(_, let x, let y):
            let deviation = pixels(x, y)
            image.blur(x: deviation.x, y: deviation.y)
        case .colorMatrix(_, let rows): image.multiply(rows)
        case .componentTransfer(_, let functions):
            image.mapStraight { color in
                var color = color
                for channel in 0..<4 { color[channel] = Float(functions[channel](Double(color[channel]))) }
                return color
            }
        case .morphology(_, let x, let y):
            let radius = pixels(x, y)
            image.morph(x: x < 0 || y < 0 ? -radius.x : radius.x, y: x < 0 || y < 0 ? -radius.y : radius.y)
        case .merge:
            for next in images.dropFirst() { image.combine(with: inWorkingSpace(next)) { $1 + $0 * (1 - $1.w) } }
        case .blend(_, _, let mode): image.combine(with: inWorkingSpace(images[1]), by: mode.blend)
        case .composite(_, _, let mode): image.combine(with: inWorkingSpace(images[1]), by: mode.composite)
        }
        return image
    }

    /// Returns an input in the colour space in which the step works.
    private func inWorkingSpace(_ image: FilterImage) -> FilterImage {
        guard step.isLinearRGB else { return image }
        var image = image
        image.mapColors(SRGB.linear)
        return image
    }

    /// Returns lengths along the pixel axes for lengths along the element's axes.
    ///
    /// If the axes are rotated against each other, the lengths are combined like standard deviations, by their squares.
    private func pixels(_ x: Double, _ y: Double) -> Point {
        Point(Point(device.a * x, device.c * y).length, Point(device.b * x, device.d * y).length)
    }
}

extension Color {
    fileprivate var premultiplied: SIMD4<Float> {
        SIMD4(SIMD3(Float(red), Float(green), Float(blue)) * Float(alpha), Float(alpha))
    }
}

extension TransferFunction {
    fileprivate func callAsFunction(_ value: Double) -> Double {
        switch self {
        case .identity: value
        case .table(let values): Self.table(values, value)
        case .discrete(let values): values[Self.index(value * Double(values.count), in: values)]
        case .linear(let slope, let intercept): slope * value + intercept
        case .gamma(let amplitude, let exponent, let offset): amplitude * pow(value, exponent) + offset
        }
    }

    private static func table(_ values: [Double], _ value: Double) -> Double {
        let position = value * Double(values.count - 1)
        let index = index(position, in: values)
        let next = min(index + 1, values.count - 1)
        return values[index] + (position - Double(index)) * (values[next] - values[index])
    }

    private static func index(_ position: Double, in values: [Double]) -> Int {
        min(max(Int(clamping: position), 0), values.count - 1)
    }
}
