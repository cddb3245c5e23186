/// The pixel format of a PNG (PNG specification, third edition, section 11.2.1).
struct PNGFormat: Hashable, Sendable {
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case indexed = 3
        case grayAlpha = 4
        case rgba = 6

        var channelCount: Int {
            switch self {
            case .gray, .indexed: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    let colorType: ColorType
    /// The number of bits per channel: 8, or 1, 2 or 4 for the types with one channel.
    let bitDepth: Int
    /// The straight colours for `indexed`, in order of alpha, so that `tRNS` is short; otherwise empty.
    var palette: [RGBA8] = []

    /// The number of bytes from one pixel to the next, or one if several share a byte.
    var pixelStride: Int { colorType.channelCount }

    /// Returns the number of bytes of a row, including its filter type.
    func rowStride(width: Int) -> Int { 1 + (width * colorType.channelCount * bitDepth + 7) / 8 }

    /// Returns the sample that stores a straight colour, the first channel lowest, for formats other than `indexed`.
    func sample(of color: RGBA8) -> UInt32 {
        switch colorType {
        case .gray, .indexed: UInt32(color.red >> (8 - bitDepth))
        case .grayAlpha: UInt32(color.red) | UInt32(color.alpha) << 8
        case .rgb: color.bits & 0x00FF_FFFF
        case .rgba: color.bits
        }
    }
}
