/// A straightforward reader of the chunks of a PNG.
struct PNGFile {
    let chunks: [(type: String, data: [UInt8])]

    init(_ bytes: [UInt8]) {
        var chunks: [(type: String, data: [UInt8])] = []
        var rest = bytes.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append((type, Array(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(12 + length)
        }
        self.chunks = chunks
    }

    var bitDepth: UInt8 { self["IHDR"][8] }
    var colorType: UInt8 { self["IHDR"][9] }

    subscript(type: String) -> [UInt8] { chunks.first { $0.type == type }?.data ?? [] }
}
