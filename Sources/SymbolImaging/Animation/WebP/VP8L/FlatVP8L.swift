/// An encoder of VP8L, WebP's lossless format, for flat pictures (RFC 9649, section 3); see `TokenSearch` for the
/// copies that it tries.
enum FlatVP8L {
    /// Returns the bitstream of a picture of at most 16384 pixels a side.
    static func bitstream(of picture: PaletteImage) -> [UInt8] {
        let tokens = TokenSearch.tokens(of: picture)
        // A copy takes at most 15 + 10 bits for its length and 15 + 18 for its distance, a colour of the palette four
        // times 15; the rest is for ten prefix codes.
        var writer = BitWriter(capacity: tokens.count * 8 + 256 * 8 + 10 * 512)
        writer.write(0x2F, count: 8)
        writer.write(UInt64(picture.width - 1), count: 14)
        writer.write(UInt64(picture.height - 1), count: 14)
        writer.write(picture.isOpaque ? 0 : 1, count: 1)
        // The version.
        writer.write(0, count: 3)
        // One transform follows: colour indexing.
        writer.write(1, count: 1)
        writer.write(3, count: 2)
        writer.write(UInt64(picture.palette.count - 1), count: 8)
        paletteImage(picture.palette).write(isMain: false, to: &writer)
        // No more transforms.
        writer.write(0, count: 1)
        let numbers = (0..<256).map { RGBA8(red: 0, green: UInt8($0), blue: 0, alpha: 0) }
        EntropyCodedImage(tokens, literals: numbers).write(isMain: true, to: &writer)
        writer.padToByte()
        return writer.withBytes { Array($0) }
    }

    /// Returns the palette, in which each colour is sent as its difference from the one before, channel by channel.
    private static func paletteImage(_ palette: [RGBA8]) -> EntropyCodedImage {
        let differences = zip(palette, [RGBA8(bits: 0)] + palette).map { $0.minus($1) }
        let literals = palette.indices.map { VP8LToken(literal: UInt8($0)) }
        // If all are equal, they take no bits.
        guard differences.contains(where: { $0 != differences[0] }) else {
            return EntropyCodedImage(literals, literals: differences)
        }
        var (tokens, index) = (literals[..<1], 1)
        while index < palette.count {
            let end = differences[index...].firstIndex { $0 != differences[index - 1] } ?? palette.count
            if end - index > 3 {
                tokens.append(VP8LToken(length: end - index, distance: PlaneDistances(width: palette.count).code(1)))
                index = end
            } else {
                tokens.append(literals[index])
                index += 1
            }
        }
        return EntropyCodedImage(Array(tokens), literals: differences)
    }
}

extension RGBA8 {
    /// Returns the difference of each channel, modulo 256.
    fileprivate func minus(_ other: RGBA8) -> RGBA8 {
        RGBA8(
            red: red &- other.red, green: green &- other.green, blue: blue &- other.blue, alpha: alpha &- other.alpha)
    }
}
