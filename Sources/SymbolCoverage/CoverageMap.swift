/// The coverage of each pixel of a canvas by shapes that are painted over each other in one colour, 0…255.
package struct CoverageMap: ~Copyable {
    private let width: Int
    private let count: Int
    private let bytes: UnsafeMutablePointer<UInt8>

    /// Creates the map of an empty canvas.
    package init(width: Int, height: Int) {
        (self.width, count) = (width, width * height)
        bytes = .allocate(capacity: count)
        bytes.initialize(repeating: 0, count: count)
    }

    deinit { bytes.deallocate() }

    /// Paints a band over the map: the uncovered part of a pixel is the product of what both leave uncovered.
    package mutating func paint(_ band: CoverageBand) {
        combine(band, blank: { $0 }) { ~product(~$0, ~$1) }
    }

    /// Clears the map by a band.
    package mutating func clear(_ band: CoverageBand) {
        combine(band, blank: { _ in 0 }) { product($0, ~$1) }
    }

    /// Calls `body` with the whole canvas as a band.
    package func withBand(_ body: (CoverageBand) -> Void) {
        body(CoverageBand(x: 0, y: 0, width: width, height: count / width, bytes: bytes, stride: width))
    }

    /// Returns the map as runs.
    package consuming func runs() -> CoverageRuns {
        var buffer = CoverageRunBuffer(width: width, height: width > 0 ? count / width : 0)
        for row in stride(from: 0, to: count, by: max(width, 1)) {
            var runs = buffer.beginRow()
            for x in 0..<width { runs.append(bytes[row + x], upTo: Int32(truncatingIfNeeded: x + 1)) }
            buffer.endRow(runs)
        }
        return CoverageRuns(buffer)
    }

    /// Combines each byte with the band's; `blank` does so for eight bytes at once where nothing is covered yet.
    @inline(__always)
    private func combine(
        _ band: CoverageBand, blank: (UInt64) -> UInt64, _ combined: (UInt8, UInt8) -> UInt8
    ) {
        for row in 0..<band.height {
            let source = UnsafePointer(band.bytes + row * band.stride)
            let target = bytes + (band.y + row) * width + band.x
            var x = 0
            while x < band.width {
                if band.width &- x >= 8 {
                    let (added, present) = (word(source + x), word(target + x))
                    if added == 0 || present == 0 {
                        UnsafeMutableRawPointer(target + x).storeBytes(of: present | blank(added), as: UInt64.self)
                        x &+= 8
                        continue
                    }
                }
                let end = min(x &+ 8, band.width)
                while x < end {
                    if source[x] != 0 { target[x] = combined(target[x], source[x]) }
                    x &+= 1
                }
            }
        }
    }
}

@inline(__always)
private func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
}
