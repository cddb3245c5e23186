/// A picture of at most 256 colours as VP8L's colour indexing transform leaves it: numbers of colours, in bundles where
/// several fit a byte (RFC 9649, section 3.5.4).
struct PaletteImage {
    /// Of a row in pixels.
    let pixelWidth: Int
    /// Of a row in numbers.
    let width: Int
    let height: Int
    /// Straight.
    let palette: [RGBA8]
    /// Row by row, and behind the last enough zeros for a word to be read from anywhere.
    let numbers: [UInt8]

    /// How many numbers there are.
    var count: Int { width * height }
    var isOpaque: Bool { palette.allSatisfy(\.isOpaque) }

    /// - Parameter runs: Those of a picture whose colours are not too many to number.
    init(_ runs: PixelRuns) {
        let (palette, places) = sortedPalette(runs.tally.colors.straightColors())
        let depth = palette.count > 16 ? 8 : palette.count > 4 ? 4 : palette.count > 2 ? 2 : 1
        let numbers = runs.numbers(places)
        (pixelWidth, height, self.palette) = (runs.width, runs.height, palette)
        width = (runs.width * depth + 7) / 8
        self.numbers = depth == 8 ? numbers : bundled(numbers, width: runs.width, height: height, depth: depth)
    }
}

/// What follows the numbers.
private let padding = [UInt8](repeating: 0, count: 8)

/// The colours in order of red, green, blue and alpha, so that they differ little from one to the next, and the place
/// that each has come to.
///
/// One colour in many opacities takes no more bits in all 256 than in those there are: then each is equally far from
/// the one before, the transparent one behind the opaque one as the first is from nothing.
private func sortedPalette(_ colors: [RGBA8]) -> (palette: [RGBA8], places: [UInt8]) {
    let first = colors.first ?? RGBA8(bits: 0)
    if colors.count > 16, colors.allSatisfy({ $0.withAlpha(0) == first.withAlpha(0) }) {
        return ((0..<256).map { first.withAlpha(UInt8(truncatingIfNeeded: $0 + 1)) }, colors.map { $0.alpha &- 1 })
    }
    var keys = colors.indices.map { number in
        let color = colors[number]
        return UInt64((color.bits.byteSwapped)) << 8 | UInt64(number)
    }
    keys.withUnsafeMutableBufferPointer { radixSort($0) }
    var places = [UInt8](repeating: 0, count: colors.count)
    for (place, key) in keys.enumerated() { places[Int(key & 0xFF)] = UInt8(truncatingIfNeeded: place) }
    return (keys.map { colors[Int($0 & 0xFF)] }, places)
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

/// Each row's numbers, of so many bits, side by side in bytes, the first lowest.
private func bundled(_ numbers: [UInt8], width: Int, height: Int, depth: Int) -> [UInt8] {
    var bundles: [UInt8] = []
    bundles.reserveCapacity((width * depth + 7) / 8 * height + padding.count)
    for row in 0..<height {
        for first in stride(from: 0, to: width, by: 8 / depth) {
            var bundle: UInt8 = 0
            for place in first..<min(first + 8 / depth, width) {
                bundle |= numbers[row * width + place] << UInt8((place - first) * depth)
            }
            bundles.append(bundle)
        }
    }
    return bundles + padding
}
