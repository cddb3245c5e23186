package import SymbolImaging

/// The differences between two pictures, pixel by pixel.
package struct PixelDifferences: Hashable, Sendable {
    /// The number of pixels that differ in any channel.
    package private(set) var count = 0
    /// The largest difference in any channel, in levels of 0…255, premultiplied.
    package private(set) var largest = 0
    /// The smallest rectangle around all pixels that differ; nil if none do.
    package private(set) var extent: PixelRectangle?

    static let none = PixelDifferences()

    private init() {}

    /// Compares two pictures.
    ///
    /// - Precondition: Both pictures have the same size.
    init(_ a: Pixmap, _ b: Pixmap) {
        // Most comparisons end here, since most pictures are equal.
        if a.bytes == b.bytes { return }
        extent = a.changedArea(from: b)
        guard let extent else { return }
        for y in extent.rows {
            for x in extent.columns {
                let offset = (y * a.width + x) * 4
                var difference = 0
                for channel in offset..<offset + 4 {
                    difference = max(difference, abs(Int(a.bytes[channel]) - Int(b.bytes[channel])))
                }
                if difference > 0 { count += 1 }
                largest = max(largest, difference)
            }
        }
    }
}
