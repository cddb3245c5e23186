package import SymbolGeometry

/// The coverage of each pixel of a few rows by a filled outline, 0…255, computed exactly and rounded once.
///
/// The bytes are valid only in the closure that the band is passed to.
package struct CoverageBand {
    /// The column of the top left pixel.
    package let x: Int
    /// The row of the top left pixel.
    package let y: Int
    package let width: Int
    package let height: Int
    package let bytes: UnsafeMutablePointer<UInt8>
    /// The number of bytes from one row to the next, a multiple of four.
    package let stride: Int

    /// The number of rows of a band: few enough to stay in a processor's cache from drawing to compositing.
    static let rows = 64

    /// Calls `body` with each band of a canvas that an area covers, from the top.
    ///
    /// - Parameters:
    ///   - area: The area.
    ///   - width: The width of the canvas in pixels, at most 32767.
    ///   - height: The height of the canvas in pixels, at most 32767.
    ///   - window: The rectangle that the area is clipped to, in pixels; nil for the whole canvas.
    ///   - rows: The rows to compute, whose coverage does not depend on which others are; nil for all.
    ///   - body: The closure to call with a band.
    package static func each(
        of area: CoverageArea, width: Int, height: Int, window: Rect? = nil, rows: [Range<Int>]? = nil,
        body: (CoverageBand) -> Void
    ) {
        for rows in rows ?? [0..<height] {
            let table = EdgeTable.of(area, width: width, height: height, window: window, rows: rows)
            guard var sweep = EdgeSweep(over: table, area.inside, width: width) else { continue }
            sweep.sweep(table, body)
        }
    }

    /// Calls `body` with a row of 256 pixels with every possible coverage in order.
    package static func ramp(_ body: (CoverageBand) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { row in
            guard let bytes = row.baseAddress else { return }
            for byte in 0...UInt8.max { (bytes + Int(byte)).initialize(to: byte) }
            body(CoverageBand(x: 0, y: 0, width: row.count, height: 1, bytes: bytes, stride: row.count))
        }
    }

    /// Returns whether the coordinates of two outlines with the given numbers of lines and curves are rounded alike, so
    /// that equal parts of them have equal coverage.
    package static func roundsAlike(_ parts: Int, _ others: Int) -> Bool {
        EdgeTable.grain(parts: parts) == EdgeTable.grain(parts: others)
    }
}
