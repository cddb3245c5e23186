internal import SymbolText

/// The positions of rectangles on a sheet.
package struct RectanglePacking: Hashable, Sendable {
    /// The rectangles on the sheet, in the order of the sizes that were packed.
    package var rectangles: [PixelRectangle]
    /// The width of the sheet, no larger than the rectangles need.
    package var width: Int
    /// The height of the sheet, no larger than the rectangles need.
    package var height: Int

    /// Returns the same sheet at a display scale.
    ///
    /// An integer scale multiplies every number. Otherwise origins are rounded down and sizes are rounded up;
    /// rectangles that were `padding` apart are still apart if `padding × scale ≥ 1`, since `⌊a⌋ + ⌈b⌉ ≤
    /// ⌊a + b + c⌋` for `c ≥ 1`.
    package func scaled(by scale: Double) -> RectanglePacking {
        func up(_ length: Int) -> Int { Int(clamping: (Double(length) * scale).rounded(.up)) }
        func down(_ length: Int) -> Int { Int(clamping: (Double(length) * scale).rounded(.down)) }
        return RectanglePacking(
            rectangles: rectangles.map {
                PixelRectangle(x: down($0.x), y: down($0.y), width: up($0.width), height: up($0.height))
            },
            width: up(width), height: up(height))
    }
}
