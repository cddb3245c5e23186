/// A picture of at most 256 colours as indices into a palette (RFC 9649, section 3.5.4).
struct PaletteImage {
    let width: Int
    let height: Int
    /// The straight colours.
    let palette: [RGBA8]
    /// The palette indices row by row, followed by enough zeros for a word to be read at each of them.
    let numbers: [UInt8]

    /// The number of pixels.
    var count: Int { width * height }
    var isOpaque: Bool { palette.allSatisfy(\.isOpaque) }

    /// Creates an image from the runs of a picture with at least one pixel and at most 256 colours.
    init(_ runs: PixelRuns) {
        let (palette, indices) = sortedPalette(runs.tally.colors.straightColors())
        (width, height, self.palette, numbers) = (runs.width, runs.height, palette, runs.numbers(indices))
    }
}

/// The bytes after the numbers.
private let padding = [UInt8](repeating: 0, count: 8)

/// Returns the colours in order of red, green, blue and alpha, so that they differ little from one to the next, and the
/// index of each of the given colours in that order.
///
/// The palette is padded to more than 16 colours, since with fewer the decoder packs several pixels into a byte: with a
/// byte for each pixel, edges are found again more easily and sent in fewer bits.
private func sortedPalette(_ colors: [RGBA8]) -> (palette: [RGBA8], indices: [UInt8]) {
    let first = colors[0]
    // One colour in all 256 opacities takes next to no bits: each differs from the one before, even the transparent one
    // from the opaque one, as the first does from zero.
    if colors.count > 1, colors.allSatisfy({ $0.withAlpha(0) == first.withAlpha(0) }) {
        return ((0..<256).map { first.withAlpha(UInt8(truncatingIfNeeded: $0 + 1)) }, colors.map { $0.alpha &- 1 })
    }
    var keys = colors.indices.map { UInt64(colors[$0].bits.byteSwapped) << 8 | UInt64($0) }
    keys.withUnsafeMutableBufferPointer { radixSort($0) }
    var indices = [UInt8](repeating: 0, count: colors.count)
    for (index, key) in keys.enumerated() { indices[Int(key & 0xFF)] = UInt8(truncatingIfNeeded: index) }
    let palette = keys.map { colors[Int($0 & 0xFF)] }
    return (palette + [RGBA8](repeating: palette[palette.count - 1], count: max(17 - palette.count, 0)), indices)
}

extension PixelRuns {
    /// Returns the palette index of each pixel, followed by the padding.
    fileprivate func numbers(_ indices: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height + padding.count) { buffer, count in
            guard var target = buffer.baseAddress else { return }
            eachRow { row, isRepeated in
                if isRepeated {
                    target.initialize(from: target - width, count: width)
                    target += width
                } else {
                    for run in row {
                        target.initialize(repeating: indices[run.number], count: run.length)
                        target += run.length
                    }
                }
            }
            target.initialize(from: padding, count: padding.count)
            count = width * height + padding.count
        }
    }
}
