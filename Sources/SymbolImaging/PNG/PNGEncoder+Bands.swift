extension PNGEncoder {
    /// Encodes a picture that is divided into bands from the top; bands that are already compressed need not be drawn.
    ///
    /// The bytes depend on the pixels and on where bands end. A picture that is not flat is compressed as a whole.
    ///
    /// The bands, all `width` wide, keep their compressed rows. `rows` returns the pixels of a band by its index.
    package func encode(
        width: Int, _ bands: inout [PNGBand], rows: (Int) throws -> Pixmap
    ) throws -> [UInt8] {
        let tally = bands.reduce(into: PictureTally()) { $0.append($1.tally) }
        let choice = FormatChoice(for: tally)
        let stream: [UInt8]
        if compression == .fast, tally.isFlat {
            var parts = ZlibParts()
            for index in bands.indices {
                let choice = choice.applied(to: bands[index].tally, of: tally)
                let packed = try bands[index].pack(as: choice) { try rows(index) }
                parts.append(packed.part, checksum: packed.checksum, count: packed.byteCount)
            }
            stream = parts.finish()
        } else {
            let runs = try bands.indices.map { index in try bands[index].unpack { try rows(index) } }
            stream = try compress(PixelRuns(joining: runs, tally: tally), as: choice, isFlat: tally.isFlat)
        }
        return try file(width: width, height: bands.reduce(0) { $0 + $1.height }, choice.format, stream)
    }
}
