internal import SymbolText

/// The positions of rectangles on a sheet.
package struct RectanglePacking: Hashable, Sendable {
    /// In the order of the sizes they were packed from.
    package var places: [PixelRectangle]
    /// The sheet's size: no larger than its places need.
    package var width: Int
    package var height: Int

    /// The same sheet at a display scale.
    ///
    /// A whole scale multiplies every number. Otherwise places begin at the pixel their corner is in, and sizes
    /// are rounded up; places that lay `padding` apart are still apart if `padding × scale ≥ 1`, since
    /// `⌊a⌋ + ⌈b⌉ ≤ ⌊a + b + c⌋` for `c ≥ 1`.
    package func scaled(by scale: Double) -> RectanglePacking {
        func up(_ length: Int) -> Int { Int(clamping: (Double(length) * scale).rounded(.up)) }
        func down(_ length: Int) -> Int { Int(clamping: (Double(length) * scale).rounded(.down)) }
        return RectanglePacking(
            places: places.map {
                PixelRectangle(x: down($0.x), y: down($0.y), width: up($0.width), height: up($0.height))
            },
            width: up(width), height: up(height))
    }
}
