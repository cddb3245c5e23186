public import SymbolImaging

/// What can be said of two pictures pixel by pixel.
public struct PixelDifferences: Hashable, Sendable {
    /// Pixels that differ in any channel.
    public private(set) var count = 0
    /// The largest difference in any channel, in levels of 0…255, premultiplied.
    public private(set) var largest = 0
    /// Around all that differ; nil if none do.
    public private(set) var extent: PixelRectangle?

    static let none = PixelDifferences()

    private init() {}

    /// - Precondition: both have one size.
    init(_ a: Pixmap, _ b: Pixmap) {
        // `==` of arrays is a memcmp, which most comparisons end with.
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
