/// A picture of at most 256 colours as numbers of colours in a palette (RFC 9649, section 3.5.4).
struct PaletteImage {
    let width: Int
    let height: Int
    /// Straight.
    let palette: [RGBA8]
    /// Row by row, and behind the last enough zeros for a word to be read from anywhere.
    let numbers: [UInt8]

    /// How many numbers there are.
    var count: Int { width * height }
    var isOpaque: Bool { palette.allSatisfy(\.isOpaque) }

    /// - Parameter runs: Those of a picture of at least a pixel, whose colours are not too many to number.
    init(_ runs: PixelRuns) {
        let (palette, places) = sortedPalette(runs.tally.colors.straightColors())
        (width, height, self.palette, numbers) = (runs.width, runs.height, palette, runs.numbers(places))
    }
}

/// What follows the numbers.
private let padding = [UInt8](repeating: 0, count: 8)

/// The colours in order of red, green, blue and alpha, so that they differ little from one to the next, and the place
/// that each has come to.
///
/// There are more than 16, of which the decoder would have several in a byte: edges are found again more easily, and
/// told in fewer bits, where each pixel has a byte of its own.
private func sortedPalette(_ colors: [RGBA8]) -> (palette: [RGBA8], places: [UInt8]) {
    let first = colors[0]
    // One colour in all 256 opacities takes next to no bits: each is as far from the one before, the transparent one
    // from the opaque one, too, as the first is from nothing.
    if colors.count > 1, colors.allSatisfy({ $0.withAlpha(0) == first.withAlpha(0) }) {
        return ((0..<256).map { first.withAlpha(UInt8(truncatingIfNeeded: $0 + 1)) }, colors.map { $0.alpha &- 1 })
    }
    var keys = colors.indices.map { UInt64(colors[$0].bits.byteSwapped) << 8 | UInt64($0) }
    keys.withUnsafeMutableBufferPointer { radixSort($0) }
    var places = [UInt8](repeating: 0, count: colors.count)
    for (place, key) in keys.enumerated() { places[Int(key & 0xFF)] = UInt8(truncatingIfNeeded: place) }
    let palette = keys.map { colors[Int($0 & 0xFF)] }
    return (palette + [RGBA8](repeating: palette[palette.count - 1], count: max(17 - palette.count, 0)), places)
}

extension PixelRuns {
    /// The pixels one by one, each as the place of its colour.
    fileprivate func numbers(_ places: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height + padding.count) { buffer, count in
            guard var place = buffer.baseAddress else { return }
            eachRow { row, isRepeated in
                if isRepeated {
                    place.initialize(from: place - width, count: width)
                    place += width
                } else {
                    for run in row {
                        place.initialize(repeating: places[run.number], count: run.length)
                        place += run.length
                    }
                }
            }
            place.initialize(from: padding, count: padding.count)
            count = width * height + padding.count
        }
    }
}
