/// Whole pixels of an image, at least one.
public struct PixelRectangle: Hashable, Sendable, CustomStringConvertible {
    /// Columns from the image's left edge.
    public var x: Int
    /// Rows from its top edge.
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    public var columns: Range<Int> { x..<x + width }
    public var rows: Range<Int> { y..<y + height }

    /// Such as `3×2 at (10, 4)`.
    public var description: String { "\(width)×\(height) at (\(x), \(y))" }

    /// For a frame that changes nothing, since a frame needs a pixel.
    static let corner = PixelRectangle(x: 0, y: 0, width: 1, height: 1)

    /// The smallest rectangle around both.
    public func union(_ other: PixelRectangle) -> PixelRectangle {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRectangle(
            x: left, y: top,
            width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

extension Pixmap {
    /// The smallest rectangle around the pixels in which the image differs from another of its size; nil if
    /// there are none.
    package func changedArea(from other: Pixmap) -> PixelRectangle? {
        area(from: other) { $0 != $1 }
    }

    /// The smallest rectangle around the pixels that pass a test which equal pixels fail; nil if none do.
    func area(
        from other: Pixmap, where isWithin: (_ pixel: RGBA8, _ otherPixel: RGBA8) -> Bool
    ) -> PixelRectangle? {
        bytes.withUnsafeBytes { pixels in
            other.bytes.withUnsafeBytes { otherPixels in
                guard let start = pixels.baseAddress, let otherStart = otherPixels.baseAddress else { return nil }
                var bounds: (left: Int, right: Int, top: Int, bottom: Int)?
                for y in 0..<height {
                    let offset = y * width * 4
                    let prefix = commonPrefix(start + offset, otherStart + offset, limit: width * 4) / 4
                    for x in prefix..<width
                    where isWithin(color(start, offset + x * 4), color(otherStart, offset + x * 4)) {
                        let old = bounds ?? (x, x, y, y)
                        bounds = (min(old.left, x), max(old.right, x), old.top, y)
                    }
                }
                return bounds.map { bounds in
                    PixelRectangle(
                        x: bounds.left, y: bounds.top,
                        width: bounds.right - bounds.left + 1, height: bounds.bottom - bounds.top + 1)
                }
            }
        }
    }
}

@inline(__always)
private func color(_ start: UnsafeRawPointer, _ offset: Int) -> RGBA8 {
    RGBA8(bits: UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
}
