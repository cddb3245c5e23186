/// What a PNG file says of its colours that the decoder does not apply.
struct PNGColorFacts {
    /// Whether the image has 16 bits a channel.
    let isDeep: Bool
    /// The content of the chunk that states the colour space; nil for sRGB, and for images that state none.
    let profile: [UInt8]?

    /// Reads the chunks before the image data of a file that has been decoded.
    init(_ png: [UInt8]) {
        // IHDR, the first chunk, states the depth in its ninth byte (PNG, §11.2.1).
        isDeep = png.count > 24 && png[24] == 16
        var (chunks, offset): ([String: ArraySlice<UInt8>], Int) = ([:], 8)
        // A chunk is its length, its type, its data and a checksum (PNG, §5.3).
        while offset + 12 <= png.count {
            let length = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let (type, data) = (String(decoding: png[offset + 4..<offset + 8], as: UTF8.self), offset + 8)
            guard type != "IDAT", data + length <= png.count else { break }
            chunks[type] = png[data..<data + length]
            offset = data + length + 4
        }
        // Of several chunks the first of these counts (PNG, third edition, §4.3).
        if let codes = chunks["cICP"] {
            profile = Self.codes(codes)
        } else if let own = chunks["iCCP"] {
            profile = Self.profile(own)
        } else {
            profile = chunks["sRGB"] == nil ? chunks["cHRM"].flatMap(Self.primaries) : nil
        }
    }

    /// The code points of a colour space (ITU-T H.273) unless these are those of sRGB.
    private static func codes(_ chunk: ArraySlice<UInt8>) -> [UInt8]? {
        chunk.elementsEqual([1, 13, 0, 1]) ? nil : Array(chunk)
    }

    /// A profile, which begins with its name, unless that is one of sRGB, such as `sRGB IEC61966-2.1`.
    private static func profile(_ chunk: ArraySlice<UInt8>) -> [UInt8]? {
        chunk.starts(with: "sRGB".utf8) ? nil : Array(chunk)
    }

    /// The white point and the primaries, in units of 0.00001, unless they are about those of sRGB (PNG, §11.3.2.1).
    private static func primaries(_ chunk: ArraySlice<UInt8>) -> [UInt8]? {
        let standard = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
        guard chunk.count == 4 * standard.count else { return nil }
        let isStandard = standard.enumerated().allSatisfy { index, value in
            let start = chunk.startIndex + 4 * index
            return abs(chunk[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } - value) <= 100
        }
        return isStandard ? nil : Array(chunk)
    }
}
