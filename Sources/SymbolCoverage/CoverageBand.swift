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

    /// Hands out, from the top down, the bands of a canvas that a path covers.
    ///
    /// - Parameters:
    ///   - path: The outline, whose subpaths are closed.
    ///   - rule: What counts as inside.
    ///   - transform: From the path's space to pixels.
    ///   - width: The canvas's, at most 32767.
    ///   - height: The canvas's, at most 32767.
    ///   - window: What is covered at most, in pixels; nil for all of the canvas.
    ///   - rows: The rows that are wanted, which are covered as they are among all others; nil for all.
    ///   - body: What takes a band.
    package static func each(
        of path: Path, _ rule: FillRule, _ transform: AffineTransform, width: Int, height: Int,
        window: Rect? = nil, rows: [Range<Int>]? = nil, body: (CoverageBand) -> Void
    ) {
        let parts = path.elements.count
        for rows in rows ?? [0..<height] {
            var table = EdgeTable(width: width, height: height, window: window, rows: rows, parts: parts)
            table.add(path, transform)
            sweep(table, rule, width: width, body)
        }
    }

    /// Hands out the bands of a canvas that shapes cover together: where the edges of two meet, nothing shows through.
    ///
    /// - Parameters:
    ///   - shapes: At most `mostFills` fills, and strokes.
    ///   - width: The canvas's, at most 32767.
    ///   - height: The canvas's, at most 32767.
    ///   - window: What is covered at most, in pixels; nil for all of the canvas.
    ///   - rows: The rows that are wanted, which are covered as they are among all others; nil for all.
    ///   - body: What takes a band.
    package static func each(
        of shapes: [CoveredShape], width: Int, height: Int, window: Rect? = nil, rows: [Range<Int>]? = nil,
        body: (CoverageBand) -> Void
    ) {
        for rows in rows ?? [0..<height] {
            let table = EdgeTable.of(shapes, width: width, height: height, window: window, rows: rows)
            sweep(table, .nonZero, width: width, body)
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

    private static func sweep(
        _ table: borrowing EdgeTable, _ rule: FillRule, width: Int, _ body: (CoverageBand) -> Void
    ) {
        guard table.top < table.bottom else { return }
        var sweep = EdgeSweep(rule, width: min(Int(table.right >> Fixed.bits) + 1, width))
        sweep.sweep(table, body)
    }
}
