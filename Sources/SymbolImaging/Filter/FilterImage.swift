internal import SymbolText

/// A premultiplied RGBA image in floating point, so that filters do not round between their steps.
package struct FilterImage {
    package let width: Int
    package let height: Int
    private var pixels: [SIMD4<Float>]

    /// Creates an image from native ARGB32 words.
    package init(_ bytes: UnsafeMutableRawPointer, stride: Int, width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let argb = bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
                let words = SIMD4<UInt32>(argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF, argb >> 24)
                pixels.append(SIMD4<Float>(words) / 255)
            }
        }
    }

    /// Creates an image of one premultiplied colour.
    package init(width: Int, height: Int, color: SIMD4<Float>) {
        self.width = width
        self.height = height
        pixels = Array(repeating: color, count: width * height)
    }

    /// Stores the image as native ARGB32 words.
    package func store(_ bytes: UnsafeMutableRawPointer, stride: Int) {
        for y in 0..<height {
            for x in 0..<width {
                let pixel = pixels[y * width + x]
                let alpha = min(max(pixel.w, 0), 1)
                // At 2²³ a float has no fraction: its last bits are the nearest integer, with ties to even.
                func byte(_ channel: Float) -> UInt32 {
                    (min(max(channel, 0), alpha) * 255 + 8_388_608).bitPattern & 0xFF
                }
                let argb = byte(alpha) << 24 | byte(pixel.x) << 16 | byte(pixel.y) << 8 | byte(pixel.z)
                bytes.storeBytes(of: argb, toByteOffset: y * stride + x * 4, as: UInt32.self)
            }
        }
    }

    /// Clears the pixels whose bytes in a mask of the same size are zero.
    package mutating func clear(outside mask: UnsafeMutableRawPointer, stride: Int) {
        for y in 0..<height {
            for x in 0..<width where mask.load(fromByteOffset: y * stride + x, as: UInt8.self) == 0 {
                pixels[y * width + x] = .zero
            }
        }
    }

    /// Blurs the image by a Gaussian with the given deviations along the axes, in pixels.
    package mutating func blur(x: Double, y: Double) {
        blur(deviation: x, stride: 1, count: width, lines: height, lineStride: width)
        blur(deviation: y, stride: width, count: height, lines: width, lineStride: 1)
    }

    /// Applies `transfer` to the straight colour channels.
    package mutating func mapColors(_ transfer: (Double) -> Double) {
        // Transfer functions are costly powers, and most pixels have the colour of the one before.
        var (color, mapped) = (SIMD3<Float>(), SIMD3(repeating: Float(transfer(0))))
        for index in pixels.indices where pixels[index].w > 0 {
            let pixel = pixels[index]
            let straight = pointwiseMin(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w, .one)
            if straight != color {
                for channel in 0..<3 where straight[channel] != color[channel] {
                    mapped[channel] = Float(transfer(Double(straight[channel])))
                }
                color = straight
            }
            pixels[index] = SIMD4(mapped * pixel.w, pixel.w)
        }
    }

    /// Replaces each straight colour by its transform.
    ///
    /// Both the colour and its transform are clamped to 0…1: rounding in earlier steps may exceed that range, by far
    /// where the alpha to divide by is close to zero.
    package mutating func mapStraight(_ transform: (SIMD4<Float>) -> SIMD4<Float>) {
        for index in pixels.indices {
            var straight = pixels[index]
            if straight.w > 0 { straight /= SIMD4(straight.w, straight.w, straight.w, 1) }
            let result = transform(straight.clamped(lowerBound: .zero, upperBound: .one))
                .clamped(lowerBound: .zero, upperBound: .one)
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

    /// Replaces each pixel by the result of `join` for it and the same pixel of another image of the same size.
    package mutating func combine(
        with other: FilterImage, by join: (_ own: SIMD4<Float>, _ other: SIMD4<Float>) -> SIMD4<Float>
    ) {
        for index in pixels.indices { pixels[index] = join(pixels[index], other.pixels[index]) }
    }

    /// Clears the pixels outside some columns and rows.
    package mutating func clear(outside columns: Range<Int>, _ rows: Range<Int>) {
        for y in 0..<height {
            for x in 0..<width where !rows.contains(y) || !columns.contains(x) { pixels[y * width + x] = .zero }
        }
    }

    /// Returns the image moved by an offset in pixels, which may be fractional; the area outside it is transparent.
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

    /// Dilates the image, or erodes it where a radius is negative (Filter Effects 1, `feMorphology`).
    ///
    /// Each channel of a pixel becomes the greatest, or least, within the radii along the axes, in pixels.
    package mutating func morph(x: Double, y: Double) {
        replaceLines(stride: 1, count: width, lines: height, lineStride: width) {
            $0 = MorphologyKernel.apply($0, radius: x)
        }
        replaceLines(stride: width, count: height, lines: width, lineStride: 1) {
            $0 = MorphologyKernel.apply($0, radius: y)
        }
    }

    /// Blurs every line along one axis.
    ///
    /// A narrow blur uses the Gaussian's own weights, others three box blurs, which Filter Effects 1 §9.14 allows from
    /// a deviation of 2 (within 3 % of the true curve).
    private mutating func blur(deviation: Double, stride: Int, count: Int, lines: Int, lineStride: Int) {
        guard deviation > 0.01 else { return }
        let kernel = deviation < 2 ? BlurKernel.gaussian(deviation) : nil
        let boxes = BlurKernel.boxes(deviation)
        replaceLines(stride: stride, count: count, lines: lines, lineStride: lineStride) { line in
            if let kernel {
                line = BlurKernel.convolve(line, kernel)
            } else {
                for box in boxes { line = BlurKernel.average(line, box) }
            }
        }
    }

    /// Replaces each line along one axis, except for lines that are fully transparent.
    private mutating func replaceLines(
        stride: Int, count: Int, lines: Int, lineStride: Int, by transform: (inout [SIMD4<Float>]) -> Void
    ) {
        var line = [SIMD4<Float>](repeating: .zero, count: count)
        for number in 0..<lines {
            let start = number * lineStride
            for index in 0..<count { line[index] = pixels[start + index * stride] }
            guard line.contains(where: { $0 != .zero }) else { continue }
            transform(&line)
            for index in 0..<count { pixels[start + index * stride] = line[index] }
        }
    }
}
