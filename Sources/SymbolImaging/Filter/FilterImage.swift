internal import SymbolText

/// Premultiplied RGBA in floating point: filters work on it without losing steps between them.
package struct FilterImage {
    package let width: Int
    package let height: Int
    private var pixels: [SIMD4<Float>]

    /// Reads native ARGB32 words.
    package init(_ bytes: UnsafeMutableRawPointer, stride: Int, width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = (0..<width * height).map { index in
            let argb = (bytes + index / width * stride).load(fromByteOffset: index % width * 4, as: UInt32.self)
            let words = SIMD4<UInt32>(argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF, argb >> 24)
            return SIMD4<Float>(words) / 255
        }
    }

    /// An image of one premultiplied colour.
    package init(width: Int, height: Int, color: SIMD4<Float>) {
        self.width = width
        self.height = height
        pixels = Array(repeating: color, count: width * height)
    }

    package func store(_ bytes: UnsafeMutableRawPointer, stride: Int) {
        for (index, pixel) in pixels.enumerated() {
            let alpha = min(max(pixel.w, 0), 1)
            let words = SIMD4<UInt32>(
                (pixel.clamped(lowerBound: .zero, upperBound: .init(repeating: alpha)) * 255).rounded(.toNearestOrEven))
            let argb = words.w << 24 | words.x << 16 | words.y << 8 | words.z
            (bytes + index / width * stride).storeBytes(of: argb, toByteOffset: index % width * 4, as: UInt32.self)
        }
    }

    /// Blurs by a Gaussian of so many pixels' deviation along each axis.
    package mutating func blur(x: Double, y: Double) {
        blur(deviation: x, stride: 1, count: width, lines: height, lineStride: width)
        blur(deviation: y, stride: width, count: height, lines: width, lineStride: 1)
    }

    /// Applies `transfer` to the straight colour channels.
    package mutating func mapColors(_ transfer: (Double) -> Double) {
        for index in pixels.indices where pixels[index].w > 0 {
            let alpha = pixels[index].w
            for channel in 0..<3 {
                pixels[index][channel] = Float(transfer(Double(min(1, pixels[index][channel] / alpha)))) * alpha
            }
        }
    }

    /// Replaces each straight colour; what comes back is held to 0…1.
    package mutating func mapStraight(_ transform: (SIMD4<Float>) -> SIMD4<Float>) {
        for index in pixels.indices {
            var straight = pixels[index]
            if straight.w > 0 { straight /= SIMD4(straight.w, straight.w, straight.w, 1) }
            let result = transform(straight).clamped(lowerBound: .zero, upperBound: .one)
            pixels[index] = result * SIMD4(result.w, result.w, result.w, 1)
        }
    }

    /// Multiplies each straight colour by a matrix of four rows and five columns (Filter Effects 1, `feColorMatrix`).
    package mutating func multiply(_ rows: [Double]) {
        let rows = rows.map { Float($0) }
        mapStraight { straight in
            var result = SIMD4<Float>()
            for row in 0..<4 {
                let weights = SIMD4(rows[row * 5], rows[row * 5 + 1], rows[row * 5 + 2], rows[row * 5 + 3])
                result[row] = (weights * straight).sum() + rows[row * 5 + 4]
            }
            return result
        }
    }

    /// Replaces each pixel by what `join` makes of it and the same one of an image of the same size.
    package mutating func combine(
        with other: FilterImage, by join: (_ own: SIMD4<Float>, _ other: SIMD4<Float>) -> SIMD4<Float>
    ) {
        for index in pixels.indices { pixels[index] = join(pixels[index], other.pixels[index]) }
    }

    package mutating func clear(outside columns: Range<Int>, _ rows: Range<Int>) {
        for y in 0..<height {
            for x in 0..<width where !rows.contains(y) || !columns.contains(x) { pixels[y * width + x] = .zero }
        }
    }

    /// The image moved by pixels and parts of them; what comes in from outside is transparent.
    package func moved(x: Double, y: Double) -> FilterImage {
        var result = FilterImage(width: width, height: height, color: .zero)
        guard abs(x) < Double(width), abs(y) < Double(height) else { return result }
        let (left, top) = (Int(clamping: x.rounded(.down)), Int(clamping: y.rounded(.down)))
        let (u, v) = (Float(x) - Float(left), Float(y) - Float(top))
        func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
            x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : .zero
        }
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) = (column - left, row - top)
                let here = pixel(x, y) * (1 - u) + pixel(x - 1, y) * u
                let above = v == 0 ? .zero : pixel(x, y - 1) * (1 - u) + pixel(x - 1, y - 1) * u
                result.pixels[row * width + column] = here * (1 - v) + above * v
            }
        }
        return result
    }

    /// Each pixel becomes the greatest, or with radii below zero the least, channel by channel, of those within so many
    /// pixels along each axis (Filter Effects 1, `feMorphology`).
    package mutating func morph(x: Double, y: Double) {
        replaceLines(stride: 1, count: width, lines: height, lineStride: width) {
            MorphologyKernel.apply($0, radius: x)
        }
        replaceLines(stride: width, count: height, lines: width, lineStride: 1) {
            MorphologyKernel.apply($0, radius: y)
        }
    }

    /// Blurs every line along one axis: by the Gaussian's own weights where it is narrow, else by three box blurs,
    /// which Filter Effects 1 §9.14 allows from a deviation of 2 on (within 3 % of the true curve).
    private mutating func blur(deviation: Double, stride: Int, count: Int, lines: Int, lineStride: Int) {
        guard deviation > 0.01 else { return }
        let kernel = deviation < 2 ? BlurKernel.gaussian(deviation) : nil
        let boxes = BlurKernel.boxes(deviation)
        replaceLines(stride: stride, count: count, lines: lines, lineStride: lineStride) { line in
            kernel.map { BlurKernel.convolve(line, $0) } ?? boxes.reduce(line) { BlurKernel.average($0, $1) }
        }
    }

    private mutating func replaceLines(
        stride: Int, count: Int, lines: Int, lineStride: Int, by transform: ([SIMD4<Float>]) -> [SIMD4<Float>]
    ) {
        for line in 0..<lines {
            let start = line * lineStride
            let values = transform((0..<count).map { pixels[start + $0 * stride] })
            for index in 0..<count { pixels[start + index * stride] = values[index] }
        }
    }
}
