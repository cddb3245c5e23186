/// The rows of a picture as PNG compresses them: a filter type (none for a flat picture) and the packed pixels.
enum Scanlines {
    /// Returns the rows of a flat picture.
    static func samples(of picture: PixelRuns, as choice: FormatChoice) -> SampleRows {
        let format = choice.format
        guard format.bitDepth == 8 else { return packedSamples(of: picture, as: choice) }
        return SampleRows(of: picture, pixelStride: format.pixelStride, lead: 1) { choice.sample(of: $0) }
    }

    /// Returns the rows of a picture in a format with 8 bits per channel, with a sample for each of 256 colour numbers.
    static func samples(of picture: IndexedPixmap, as format: PNGFormat, _ samples: [UInt32]) -> SampleRows {
        samples.withUnsafeBufferPointer {
            SampleRows(of: picture, pixelStride: format.pixelStride, lead: 1, samples: $0)
        }
    }

    private static func packedSamples(of picture: PixelRuns, as choice: FormatChoice) -> SampleRows {
        let width = choice.format.rowStride(width: picture.width) - 1
        var rows = SampleRows(width: width, pixelStride: 1, lead: 1)
        picture.eachRow { runs, isRepeated in
            if !isRepeated { eachPacked(runs, as: choice) { rows.append(UInt32($0), times: $1) } }
            rows.endRow()
        }
        return rows
    }

    /// Returns the bytes of a picture's rows, filtered unless it is flat.
    static func bytes(of picture: PixelRuns, as choice: FormatChoice, isFlat: Bool) -> [UInt8] {
        let (format, pixelStride) = (choice.format, choice.format.pixelStride)
        let rowStride = format.rowStride(width: picture.width)
        let count = rowStride * picture.height
        // Each sample is written as four bytes.
        return Array(unsafeUninitializedCapacity: count + 4) { buffer, initializedCount in
            guard var position = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            picture.eachRow { runs, _ in
                position.storeBytes(of: 0, as: UInt8.self)
                position += 1
                guard format.bitDepth == 8 else {
                    return eachPacked(runs, as: choice) { byte, count in
                        position.initializeMemory(as: UInt8.self, repeating: byte, count: count)
                        position += count
                    }
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

    /// Calls `body` with the bytes of a row, each of which has several pixels, the first in the highest bits, and the
    /// number of times that each is repeated.
    @inline(__always)
    private static func eachPacked(
        _ runs: ArraySlice<PixelRuns.Run>, as choice: FormatChoice, _ body: (UInt8, Int) -> Void
    ) {
        let bitDepth = choice.format.bitDepth
        let capacity = 8 / bitDepth
        var (byte, count): (UInt32, Int) = (0, 0)
        for run in runs {
            let sample = choice.sample(of: run)
            var remaining = run.length
            while remaining > 0 {
                if count == 0, remaining >= capacity {
                    // The quotient of a byte of ones and the largest sample repeats the sample over a byte.
                    let pattern = sample &* (255 / (1 &<< UInt32(bitDepth) &- 1))
                    body(UInt8(truncatingIfNeeded: pattern), remaining / capacity)
                    remaining %= capacity
                } else {
                    byte = byte &<< UInt32(bitDepth) | sample
                    (count, remaining) = (count &+ 1, remaining &- 1)
                    guard count == capacity else { continue }
                    body(UInt8(truncatingIfNeeded: byte), 1)
                    (byte, count) = (0, 0)
                }
            }
        }
        if count > 0 { body(UInt8(truncatingIfNeeded: byte &<< UInt32((capacity &- count) &* bitDepth)), 1) }
    }
}
