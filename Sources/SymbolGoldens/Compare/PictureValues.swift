internal import SymbolColor
internal import SymbolImaging

/// The pixels of a picture as vectors, and its ink.
struct PictureValues {
    typealias Color = SIMD4<UInt8>

    let width: Int
    let height: Int
    /// Red, green, blue and alpha of each pixel, premultiplied.
    private(set) var pixels: [Color]
    /// The distance of each pixel from the background, in the channel where it is largest.
    private(set) var ink: [UInt8]
    private let background: Color

    init(_ picture: Pixmap, background: Color) {
        self.background = background
        width = picture.width
        height = picture.height
        pixels = picture.bytes.withUnsafeBytes { bytes in
            [Color](unsafeUninitializedCapacity: bytes.count / 4) { colors, count in
                for index in 0..<bytes.count / 4 {
                    colors.initializeElement(
                        at: index, to: bytes.loadUnaligned(fromByteOffset: index * 4, as: Color.self))
                }
                count = bytes.count / 4
            }
        }
        ink = pixels.map { $0.distance(to: background).max() }
    }

    /// The channels of a pixel, 0…255.
    func values(_ index: Int) -> SIMD4<Float> { SIMD4(pixels[index]) }

    /// The difference of a pixel from the background, -255…255.
    func inkColor(_ index: Int) -> SIMD4<Double> { SIMD4(pixels[index]) - SIMD4(background) }

    /// Replaces a pixel by one that differs from the background by an ink.
    mutating func setInk(_ ink: SIMD4<Double>, at index: Int) {
        let color = (SIMD4(background) + ink).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        pixels[index] = Color(color, rounding: .toNearestOrAwayFromZero)
        self.ink[index] = pixels[index].distance(to: background).max()
    }
}

extension SIMD4<UInt8> {
    /// The absolute difference of each channel.
    func distance(to other: Self) -> Self { pointwiseMax(self, other) &- pointwiseMin(self, other) }
}

extension SIMD4<Float> {
    var magnitude: Self { pointwiseMax(self, -self) }
}

extension Pixmap {
    /// The colour of all four corners; transparent if they differ.
    ///
    /// - Precondition: The picture has at least one pixel.
    var background: SIMD4<UInt8> {
        let corners = [0, width - 1, (height - 1) * width, height * width - 1].map { bytes[$0 * 4..<$0 * 4 + 4] }
        guard corners.allSatisfy({ $0.elementsEqual(corners[0]) }) else { return .zero }
        return SIMD4(corners[0])
    }
}
