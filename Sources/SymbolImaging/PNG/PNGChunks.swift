internal import CDeflate

/// The bytes of a PNG as it is assembled (PNG specification, section 5).
struct PNGChunks {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The largest length of a chunk's data in bytes.
    static let maximumLength = 1 << 31 - 1

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// Appends a chunk with at most `maximumLength` bytes of data.
    mutating func append(_ type: StaticString, _ data: some Collection<UInt8>) {
        appendBigEndian(UInt32(data.count), to: &bytes)
        let start = bytes.count
        type.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: data)
        let checksum = bytes.withUnsafeBytes { all in
            libdeflate_crc32(0, all.baseAddress.map { $0 + start }, all.count - start)
        }
        appendBigEndian(checksum, to: &bytes)
    }

    mutating func appendHeader(width: UInt32, height: UInt32, format: PNGFormat) {
        var data: [UInt8] = []
        appendBigEndian(width, to: &data)
        appendBigEndian(height, to: &data)
        // Compression, filter method and interlacing are always zero.
        append("IHDR", data + [UInt8(format.bitDepth), format.colorType.rawValue, 0, 0, 0])
    }

    mutating func appendPalette(_ palette: [RGBA8]) {
        var channels: [UInt8] = []
        channels.reserveCapacity(3 * palette.count)
        for color in palette {
            channels.append(color.red)
            channels.append(color.green)
            channels.append(color.blue)
        }
        append("PLTE", channels)
        let alphas = palette.prefix { !$0.isOpaque }.map(\.alpha)
        if !alphas.isEmpty { append("tRNS", alphas) }
    }

    /// Returns the number of bytes that `appendPalette` appends for these colours.
    static func paletteSize(_ colors: [RGBA8]) -> Int {
        let faint = colors.count { !$0.isOpaque }
        return 12 + 3 * colors.count + (faint > 0 ? 12 + faint : 0)
    }

    mutating func appendData(_ stream: [UInt8]) {
        for start in stride(from: 0, to: stream.count, by: PNGChunks.maximumLength) {
            append("IDAT", stream[start..<min(start + PNGChunks.maximumLength, stream.count)])
        }
    }
}

private func appendBigEndian(_ value: UInt32, to bytes: inout [UInt8]) {
    for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
}
