/// Premultiplied RGBA in floating point: filters work on it without losing steps between them.
package struct FilterImage {
    let width: Int
    let height: Int
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

    /// Multiplies each straight colour by a matrix of four rows and five columns (Filter Effects 1, `feColorMatrix`).
    package mutating func multiply(_ rows: [Double]) {
        let rows = rows.map { Float($0) }
        for index in pixels.indices {
            var straight = pixels[index]
            if straight.w > 0 { straight /= SIMD4(straight.w, straight.w, straight.w, 1) }
            var result = SIMD4<Float>()
            for row in 0..<4 {
                let weights = SIMD4(rows[row * 5], rows[row * 5 + 1], rows[row * 5 + 2], rows[row * 5 + 3])
                result[row] = min(max((weights * straight).sum() + rows[row * 5 + 4], 0), 1)
            }
            pixels[index] = result * SIMD4(result.w, result.w, result.w, 1)
        }
    }

    /// Blurs every line along one axis: by the Gaussian's own weights where it is narrow, else by three box blurs,
    /// which Filter Effects 1 §9.14 allows from a deviation of 2 on (within 3 % of the true curve).
    private mutating func blur(deviation: Double, stride: Int, count: Int, lines: Int, lineStride: Int) {
        guard deviation > 0.01 else { return }
        let kernel = deviation < 2 ? BlurKernel.gaussian(deviation) : nil
        let boxes = BlurKernel.boxes(min(deviation, Double(count)))
        for line in 0..<lines {
            let start = line * lineStride
            var values = (0..<count).map { pixels[start + $0 * stride] }
            if let kernel {
                values = BlurKernel.convolve(values, kernel)
            } else {
                for box in boxes { values = BlurKernel.average(values, box) }
            }
            for index in 0..<count { pixels[start + index * stride] = values[index] }
        }
    }
}
