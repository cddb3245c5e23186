/// A picture's rows as PNG compresses them: a filter type (none, for a flat picture) and the packed pixels.
enum Scanlines {
    /// The rows of a flat picture.
    static func samples(of picture: PixelRuns, as choice: FormatChoice) -> SampleRows {
        let format = choice.format
        guard format.bitDepth == 8 else { return packedSamples(of: picture, as: choice) }
        return SampleRows(of: picture, pixelStride: format.pixelStride, lead: 1) { choice.sample(of: $0) }
    }

    /// The rows of a picture with 8 bits a channel, for each of whose 256 numbers a sample is stored.
    static func samples(of picture: IndexedPixmap, as format: PNGFormat, _ samples: [UInt32]) -> SampleRows {
        samples.withUnsafeBufferPointer {
            SampleRows(of: picture, pixelStride: format.pixelStride, lead: 1, samples: $0)
        }
    }

    private static func packedSamples(of picture: PixelRuns, as choice: FormatChoice) -> SampleRows {
        let width = choice.format.rowStride(width: picture.width) - 1
        var rows = SampleRows(width: width, pixelStride: 1, lead: 1)
        picture.eachRow { runs, isRepeated in
            guard !isRepeated else { return rows.repeatRow() }
            let bytes = packed(runs, as: choice)
            rows.append { UInt32(bytes[$0]) }
        }
        return rows
    }

    /// The bytes of a picture's rows, filtered unless it is flat.
    static func bytes(of picture: PixelRuns, as choice: FormatChoice, isFlat: Bool) -> [UInt8] {
        let (format, pixelStride) = (choice.format, choice.format.pixelStride)
        let rowStride = format.rowStride(width: picture.width)
        let count = rowStride * picture.height
        // Each sample is written with four bytes.
        return Array(unsafeUninitializedCapacity: count + 4) { buffer, initializedCount in
            guard var position = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            picture.eachRow { runs, _ in
                position.storeBytes(of: 0, as: UInt8.self)
                position += 1
                guard format.bitDepth == 8 else {
                    let bytes = packed(runs, as: choice)
                    position.copyMemory(from: bytes, byteCount: bytes.count)
                    return position += bytes.count
                }
                for run in runs {
                    let sample = choice.sample(of: run).littleEndian
                    for _ in 0..<run.length {
                        position.storeBytes(of: sample, as: UInt32.self)
                        position += pixelStride
                    }
                }
            }
            initializedCount = count
            guard !isFlat else { return }
            let rows = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            RowFilter.apply(to: rows, rowStride: rowStride, pixelStride: pixelStride)
        }
    }

    /// Several pixels a byte, the first in the highest bits.
    private static func packed(_ runs: ArraySlice<PixelRuns.Run>, as choice: FormatChoice) -> [UInt8] {
        let bitDepth = UInt32(choice.format.bitDepth)
        var (bytes, byte): ([UInt8], UInt32) = ([], 1)
        for run in runs {
            let sample = choice.sample(of: run)
            for _ in 0..<run.length {
                // A one goes ahead of the pixels; when it has left the byte, the byte is full.
                byte = byte << bitDepth | sample
                guard byte > 0xFF else { continue }
                bytes.append(UInt8(truncatingIfNeeded: byte))
                byte = 1
            }
        }
        if byte > 1 { bytes.append(UInt8(truncatingIfNeeded: byte << UInt32(byte.leadingZeroBitCount - 23))) }
        return bytes
    }
}
