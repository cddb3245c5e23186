/// A colour with four channels of 8 bits each.
///
/// Whether it is premultiplied depends on its use. The channels share a word, with red in the lowest byte and alpha in
/// the highest, which is the byte order of `Pixmap` read as little-endian.
public struct RGBA8: BitwiseCopyable, Hashable, Sendable {
    var bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    /// Creates a colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
    }

    /// The red channel.
    public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
    /// The green channel.
    public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
    /// The blue channel.
    public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
    /// The alpha channel, from 0 for transparent to 255 for opaque.
    public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

    var isOpaque: Bool { bits >= 0xFF00_0000 }
    /// Zero for a grey: the bits in which neighbouring colour channels differ.
    var grayDifference: UInt32 { (bits ^ bits >> 8) & 0xFFFF }
}

extension RGBA8 {
    /// This straight colour premultiplied: each channel becomes `round(channel × alpha / 255)`, as in pixman.
    var premultiplied: RGBA8 {
        if isOpaque { return self }
        // Red and blue at once in 16 bits each, which the product of two bytes fits.
        let alpha = UInt32(alpha)
        let outer = Self.premultiplied(bits & Self.outer, alpha)
        let green = Self.premultiplied(bits &>> 8 & 0xFF, alpha)
        return RGBA8(bits: outer | green &<< 8 | alpha &<< 24)
    }

    private static let outer: UInt32 = 0xFF_00FF

    /// Returns the products `round(value × alpha / 255)` of bytes in the halves of a word.
    ///
    /// The shifts divide by 255 exactly for every product of two bytes.
    @inline(__always)
    private static func premultiplied(_ values: UInt32, _ alpha: UInt32) -> UInt32 {
        let products = values &* alpha &+ 0x80_0080
        return (products &+ products &>> 8 & outer) &>> 8 & outer
    }

    /// This premultiplied colour as a straight one: each channel becomes `round(channel × 255 / alpha)`.
    ///
    /// `premultiplied` is its exact inverse. The rounding moves the straight value by at most 1/2, hence the
    /// premultiplied one by at most `alpha / 510`, which reaches 1/2 only for an opaque colour, and an opaque colour is
    /// not rounded at all. (A channel above its alpha, which is invalid, becomes 255. An alpha of zero gives zero.)
    var unpremultiplied: RGBA8 {
        if isOpaque { return self }
        if alpha == 0 { return RGBA8(bits: 0) }
        return mapColor { unpremultiply($0, by: alpha) }
    }

    /// Returns this premultiplied colour composited over another (Porter and Duff), with each channel rounded and
    /// clamped to 255.
    func over(_ backdrop: RGBA8) -> RGBA8 {
        func sum(_ bits: UInt32, _ others: UInt32) -> UInt32 {
            let sums = bits & Self.outer &+ Self.premultiplied(others & Self.outer, 255 &- UInt32(alpha))
            return (sums | (sums &>> 8 & 0x1_0001) &* 0xFF) & Self.outer
        }
        return RGBA8(bits: sum(bits, backdrop.bits) | sum(bits &>> 8, backdrop.bits &>> 8) &<< 8)
    }

    /// The same colour with red and blue exchanged, for memory in which blue comes first.
    var swappingRedAndBlue: RGBA8 { RGBA8(red: blue, green: green, blue: red, alpha: alpha) }

    /// Returns this straight colour's red, green and blue with another alpha.
    func withAlpha(_ alpha: UInt8) -> RGBA8 {
        RGBA8(bits: bits & 0x00FF_FFFF | UInt32(alpha) << 24)
    }

    private func mapColor(_ transform: (UInt8) -> UInt8) -> RGBA8 {
        RGBA8(red: transform(red), green: transform(green), blue: transform(blue), alpha: alpha)
    }
}

/// Returns the quotient `round(value × 255 / alpha)`, at most 255.
private func unpremultiply(_ value: UInt8, by alpha: UInt8) -> UInt8 {
    let quotient = (UInt32(value) * 255 + UInt32(alpha) / 2) / UInt32(alpha)
    return UInt8(min(quotient, 255))
}
