@testable import SymbolImaging

extension SampleRows {
    /// Creates rows of `width * pixelStride` bytes each, with nothing before them.
    init(bytes: [UInt8], width: Int, pixelStride: Int) {
        self.init(width: width, pixelStride: pixelStride, lead: 0)
        for row in stride(from: 0, to: width > 0 ? bytes.count : 0, by: rowStride) {
            for column in 0..<width {
                let sample = (0..<pixelStride).reduce(UInt32(0)) { sample, byte in
                    sample | UInt32(bytes[row + column * pixelStride + byte]) << UInt32(8 * byte)
                }
                append(sample, times: 1)
            }
            endRow()
        }
    }
}
