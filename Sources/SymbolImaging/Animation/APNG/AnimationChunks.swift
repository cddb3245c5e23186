/// The chunks of an animated PNG (PNG specification, third edition, section 11.3.6).
extension PNGChunks {
    /// Appends the number of frames and the number of times that they play, where 0 plays them forever.
    mutating func appendAnimationControl(frameCount: Int, loops: Int) {
        append("acTL", bigEndian(frameCount) + bigEndian(loops))
    }

    /// Appends a frame's area and delay; frame control and frame data chunks share one sequence number.
    mutating func appendFrameControl(_ area: PixelRectangle, delay: PNGDelay, at sequenceNumber: inout Int) {
        var data = [sequenceNumber, area.width, area.height, area.x, area.y].flatMap(bigEndian)
        for value in [delay.numerator, delay.denominator] {
            data += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
        }
        let (disposeNone, blendSource): (UInt8, UInt8) = (0, 0)
        append("fcTL", data + [disposeNone, blendSource])
        sequenceNumber += 1
    }

    mutating func appendFrameData(_ stream: [UInt8], at sequenceNumber: inout Int) {
        let pieceLength = PNGChunks.maximumLength - 4
        for start in stride(from: 0, to: stream.count, by: pieceLength) {
            let piece = stream[start..<min(start + pieceLength, stream.count)]
            append("fdAT", bigEndian(sequenceNumber) + piece)
            sequenceNumber += 1
        }
    }
}

private func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
