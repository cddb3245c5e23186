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
        profile = Self.codes(chunks["cICP"]) ?? Self.profile(chunks["iCCP"])
    }

    /// The code points of a colour space (ITU-T H.273) unless these are those of sRGB.
    private static func codes(_ chunk: ArraySlice<UInt8>?) -> [UInt8]? {
        chunk.map(Array.init).flatMap { $0 == [1, 13, 0, 1] ? nil : $0 }
    }

    /// A profile, which begins with its name, unless that is one of sRGB.
    private static func profile(_ chunk: ArraySlice<UInt8>?) -> [UInt8]? {
        chunk.flatMap { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self).contains("sRGB") ? nil : Array($0) }
    }
}
