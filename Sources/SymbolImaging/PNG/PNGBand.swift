internal import SymbolText

/// Rows of a picture that are compressed independently, so that they need not be compressed again when others change.
package struct PNGBand: Sendable {
    let height: Int
    let tally: PictureTally
    private var content: Content

    private enum Content {
        case runs(PixelRuns)
        case packed(PackedRows)
    }

    package init(_ rows: Pixmap) {
        let runs = PixelRuns(of: rows)
        (height, tally, content) = (rows.height, runs.tally, .runs(runs))
    }

    /// Compresses the rows for a format choice, or returns the existing compressed rows if they have the same.
    ///
    /// `rows` returns the pixels if the band does not have them.
    mutating func pack(as choice: FormatChoice, _ rows: () throws -> Pixmap) rethrows -> PackedRows {
        let digest = choice.digest
        if let packed, packed.choice == digest { return packed }
        let lines = Scanlines.samples(of: try runs(rows), as: choice)
        let packed = PackedRows(
            choice: digest, part: FlatDeflate.part(of: lines)[...], checksum: Adler32(of: lines),
            byteCount: lines.byteCount)
        content = .packed(packed)
        return packed
    }

    /// Returns the rows for a picture that is compressed as a whole.
    mutating func unpack(_ rows: () throws -> Pixmap) rethrows -> PixelRuns {
        let runs = try runs(rows)
        content = .runs(runs)
        return runs
    }

    /// Whether the rows are compressed independently, so that they are worth keeping.
    package var isPacked: Bool { packed != nil }

    var packed: PackedRows? {
        guard case .packed(let packed) = content else { return nil }
        return packed
    }

    private func runs(_ rows: () throws -> Pixmap) rethrows -> PixelRuns {
        guard case .runs(let runs) = content else { return PixelRuns(of: try rows()) }
        return runs
    }
}

/// Compressed rows.
struct PackedRows: Sendable {
    /// The digest of the format choice.
    let choice: ContentDigest
    let part: ArraySlice<UInt8>
    /// The checksum of the uncompressed rows.
    let checksum: Adler32
    let byteCount: Int
}

extension PNGBand {
    /// Writes independently compressed rows; others are not written.
    package func write(to writer: inout ByteWriter) {
        guard let packed else { return }
        writer.write(height)
        tally.write(to: &writer)
        writer.write(packed.choice)
        writer.write(bytes: packed.part)
        writer.write(packed.checksum.value)
        writer.write(packed.byteCount)
    }

    package init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
        height = try reader.number()
        tally = try PictureTally(reading: &reader)
        content = .packed(
            PackedRows(
                choice: try reader.digest(), part: try reader.part(), checksum: Adler32(value: try reader.number()),
                byteCount: try reader.number()))
    }
}
