/// How a PNG stores its pixels (PNG specification, third edition, section 11.2.1).
struct PNGFormat: Hashable, Sendable {
    enum ColorType: UInt8 {
        case grey = 0
        case rgb = 2
        case indexed = 3
        case greyAlpha = 4
        case rgba = 6

        var channelCount: Int {
            switch self {
            case .grey, .indexed: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    let colorType: ColorType
    /// Bits a channel: 8, or 1, 2, 4 for the types with one channel.
    let bitDepth: Int
    /// Straight colours, for `indexed` alone: in order of alpha, so that `tRNS` is short.
    var palette: [RGBA8] = []

    /// Bytes from a pixel to the next; one when several share a byte.
    var pixelStride: Int { colorType.channelCount }

    /// Bytes of a row with its filter type before it.
    func rowStride(width: Int) -> Int { 1 + (width * colorType.channelCount * bitDepth + 7) / 8 }

    /// A straight colour as this format stores it, the first channel lowest.
    ///
    /// Not for `indexed`.
    func sample(of color: RGBA8) -> UInt32 {
        switch colorType {
        case .grey, .indexed: UInt32(color.red >> (8 - bitDepth))
        case .greyAlpha: UInt32(color.red) | UInt32(color.alpha) << 8
        case .rgb: color.bits & 0x00FF_FFFF
        case .rgba: color.bits
        }
    }
}
