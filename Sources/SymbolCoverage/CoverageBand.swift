package import SymbolGeometry

/// How much of each pixel of a few rows a filled outline covers, 0…255, computed exactly and rounded once.
///
/// The bytes are there while the band is handed out, no longer.
package struct CoverageBand {
    /// The top left pixel.
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
    package let bytes: UnsafeMutablePointer<UInt8>
    /// The bytes from row to row, a multiple of four.
    package let stride: Int

    /// The rows of a band: few enough to stay in a processor's cache from drawing to compositing.
    static let rows = 64

    /// Hands out, from the top down, the bands of a canvas that are covered.
    ///
    /// - Parameters:
    ///   - area: What covers them.
    ///   - width: The canvas's, at most 32767.
    ///   - height: The canvas's, at most 32767.
    ///   - window: What is covered at most, in pixels; nil for all of the canvas.
    ///   - rows: The rows that are wanted, which are covered as they are among all others; nil for all.
    ///   - body: What takes a band.
    package static func each(
        of area: CoverageArea, width: Int, height: Int, window: Rect? = nil, rows: [Range<Int>]? = nil,
        body: (CoverageBand) -> Void
    ) {
        for rows in rows ?? [0..<height] {
            let table = EdgeTable.of(area, width: width, height: height, window: window, rows: rows)
            guard var sweep = EdgeSweep(over: table, area.rule, width: width) else { continue }
            sweep.sweep(table, body)
        }
    }

    /// Hands out a row of 256 pixels with every coverage there is, in order.
    package static func ramp(_ body: (CoverageBand) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { row in
            guard let bytes = row.baseAddress else { return }
            for byte in 0...UInt8.max { (bytes + Int(byte)).initialize(to: byte) }
            body(CoverageBand(x: 0, y: 0, width: row.count, height: 1, bytes: bytes, stride: row.count))
        }
    }

    /// Whether outlines of so many lines and curves are rounded alike, so that what they share is covered alike.
    package static func roundsAlike(_ parts: Int, _ others: Int) -> Bool {
        EdgeTable.grain(parts: parts) == EdgeTable.grain(parts: others)
    }
}
