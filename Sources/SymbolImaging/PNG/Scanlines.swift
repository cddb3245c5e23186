/// A picture's rows as PNG compresses them: a filter type (none, for a flat picture) and the packed pixels.
struct Scanlines {
    package let bytes: [UInt8]
    let pixelStride: Int
    let rowStride: Int

    init(of picture: PixelRuns, as choice: FormatChoice, isFlat: Bool) {
        let rowStride = choice.format.rowStride(width: picture.width)
        let count = rowStride * picture.height
        bytes = Array(unsafeUninitializedCapacity: count + runSlack) { buffer, initializedCount in
            if let start = UnsafeMutableRawPointer(buffer.baseAddress) {
                write(picture, as: choice, rowStride: rowStride, to: start)
            }
            initializedCount = count
            if !isFlat {
                let rows = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
                RowFilter.apply(to: rows, rowStride: rowStride, pixelStride: choice.format.pixelStride)
            }
        }
        pixelStride = choice.format.pixelStride
        self.rowStride = rowStride
    }

    /// Looks for repetitions where these rows have them.
    var flatDeflate: FlatDeflate { FlatDeflate(pixelStride: pixelStride, rowStride: rowStride) }
}

/// Runs are written a word at a time and may end this far before the word does.
private let runSlack = 8

private func write(
    _ picture: PixelRuns, as choice: FormatChoice, rowStride: Int, to start: UnsafeMutableRawPointer
) {
    for y in 0..<picture.height {
        let row = start + y * rowStride
        let runs = picture.row(y)
        if runs.isEmpty {
            row.copyMemory(from: row - rowStride, byteCount: rowStride)
            continue
        }
        row.storeBytes(of: 0, as: UInt8.self)
        switch (choice.format.pixelStride, choice.format.bitDepth) {
        case (1, 8): fill(row + 1, with: runs, pixelStride: 1) { choice.sample(of: $0) }
        case (2, _): fill(row + 1, with: runs, pixelStride: 2) { choice.sample(of: $0) }
        case (3, _): fillTriples(row + 1, with: runs) { choice.sample(of: $0) }
        case (4, _): fill(row + 1, with: runs, pixelStride: 4) { choice.sample(of: $0) }
        case (_, let depth): pack(row + 1, with: runs, bitDepth: depth) { choice.sample(of: $0) }
        }
    }
}

/// Fills a row with runs of samples that are 1, 2 or 4 bytes apart.
@inline(__always)
private func fill(
    _ start: UnsafeMutableRawPointer, with runs: ArraySlice<PixelRuns.Run>, pixelStride: Int,
    sample: (PixelRuns.Run) -> UInt32
) {
    // Ones where the samples of eight bytes begin: multiplying repeats a sample.
    let repeating = UInt64.max / (1 << UInt64(8 * pixelStride) - 1)
    var position = start
    for run in runs {
        let end = position + run.length &* pixelStride
        let word = (UInt64(sample(run)) &* repeating).littleEndian
        while position < end {
            position.storeBytes(of: word, as: UInt64.self)
            position += 8
        }
        position = end
    }
}

private func fillTriples(
    _ start: UnsafeMutableRawPointer, with runs: ArraySlice<PixelRuns.Run>, sample: (PixelRuns.Run) -> UInt32
) {
    var position = start
    for run in runs {
        let sample = sample(run).littleEndian
        for _ in 0..<run.length {
            position.storeBytes(of: sample, as: UInt32.self)
            position += 3
        }
    }
}

/// The first pixel goes to the highest bits.
private func pack(
    _ start: UnsafeMutableRawPointer, with runs: ArraySlice<PixelRuns.Run>, bitDepth: Int,
    sample: (PixelRuns.Run) -> UInt32
) {
    var position = start
    var byte: UInt32 = 1
    for run in runs {
        let sample = sample(run)
        for _ in 0..<run.length {
            // A one goes ahead of the pixels; when it has left the byte, the byte is full.
            byte = byte << UInt32(bitDepth) | sample
            guard byte > 0xFF else { continue }
            position.storeBytes(of: UInt8(truncatingIfNeeded: byte), as: UInt8.self)
            position += 1
            byte = 1
        }
    }
    if byte > 1 {
        let unused = byte.leadingZeroBitCount - 23
        position.storeBytes(of: UInt8(truncatingIfNeeded: byte << UInt32(unused)), as: UInt8.self)
    }
}
