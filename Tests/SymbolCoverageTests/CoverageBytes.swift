import SymbolCoverage

extension CoverageRuns {
    /// A byte for each pixel; a row without runs repeats the one above.
    var bytes: [UInt8] {
        var (bytes, start): ([UInt8], Int) = ([], 0)
        for end in rowEnds {
            if end == start { bytes += bytes.suffix(width) }
            var column = 0
            for run in runs[start..<end] {
                bytes += [UInt8](repeating: UInt8(run & 0xFF), count: Int(run >> 8) - column)
                column = Int(run >> 8)
            }
            start = end
        }
        return bytes
    }
}

extension CoverageMap {
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        withBand { bytes += UnsafeBufferPointer(start: $0.bytes, count: $0.width * $0.height) }
        return bytes
    }
}
