internal import CLibrary

/// A rectangle of whole pixels in an image, at least one of them.
public struct PixelRectangle: Hashable, Sendable, CustomStringConvertible {
    /// The number of columns between the image's left edge and the rectangle.
    public var x: Int
    /// The number of rows between the image's top edge and the rectangle.
    public var y: Int
    /// The number of columns, at least 1.
    public var width: Int
    /// The number of rows, at least 1.
    public var height: Int

    /// Creates a rectangle from its top left pixel and its size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The columns of the rectangle, counted from the image's left edge.
    public var columns: Range<Int> { Self.range(x, width) }
    /// The rows of the rectangle, counted from the image's top edge.
    public var rows: Range<Int> { Self.range(y, height) }

    /// Returns `length` positions from `first`, none for a negative length, up to the largest `Int`.
    private static func range(_ first: Int, _ length: Int) -> Range<Int> {
        let (end, overflows) = first.addingReportingOverflow(max(length, 0))
        return first..<(overflows ? .max : end)
    }

    /// A description such as `3×2 at (10, 4)`.
    public var description: String { "\(width)×\(height) at (\(x), \(y))" }

    /// The rectangle of a frame that changes nothing, since a frame needs at least one pixel.
    static let corner = PixelRectangle(x: 0, y: 0, width: 1, height: 1)

    /// Returns the smallest rectangle that contains this one and another.
    public func union(_ other: PixelRectangle) -> PixelRectangle {
        let (columns, rows) = (Self.union(columns, other.columns), Self.union(rows, other.rows))
        return PixelRectangle(x: columns.first, y: rows.first, width: columns.length, height: rows.length)
    }

    private static func union(_ a: Range<Int>, _ b: Range<Int>) -> (first: Int, length: Int) {
        let first = min(a.lowerBound, b.lowerBound)
        let (length, overflows) = max(a.upperBound, b.upperBound).subtractingReportingOverflow(first)
        return (first, overflows ? .max : length)
    }
}

extension Pixmap {
    /// Returns the smallest rectangle that contains every pixel in which the image differs from another of its size.
    ///
    /// The result is `nil` if there is no such pixel, and the whole image if the other has another size.
    public func changedArea(from other: Pixmap) -> PixelRectangle? {
        area(from: other) { $0 != $1 }
    }

    /// Returns whether all bytes equal those of another image, which is faster than finding where they differ.
    func hasBytes(of other: Pixmap) -> Bool {
        bytes.withUnsafeBytes { bytes in
            other.bytes.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return bytes.isEmpty }
                return bytes.count == others.count && memcmp(start, otherStart, bytes.count) == 0
            }
        }
    }

    /// Returns the smallest rectangle around the pixels that pass a test which equal pixels fail, or `nil` if none do.
    func area(
        from other: Pixmap, where isWithin: (_ pixel: RGBA8, _ otherPixel: RGBA8) -> Bool
    ) -> PixelRectangle? {
        guard width > 0, height > 0 else { return nil }
        guard other.width == width, other.height == height else {
            return PixelRectangle(x: 0, y: 0, width: width, height: height)
        }
        return bytes.withUnsafeBytes { pixels in
            other.bytes.withUnsafeBytes { otherPixels in
                guard let start = pixels.baseAddress, let otherStart = otherPixels.baseAddress else { return nil }
                var bounds: (left: Int, right: Int, top: Int, bottom: Int)?
                for y in 0..<height {
                    let offset = y * width * 4
                    func isIn(_ x: Int) -> Bool {
                        isWithin(color(start, offset + x * 4), color(otherStart, offset + x * 4))
                    }
                    var left = commonPrefix(start + offset, otherStart + offset, limit: width * 4) / 4
                    while left < width, !isIn(left) { left += 1 }
                    guard left < width else { continue }
                    // Between the first and the rightmost pixel found so far there is nothing to look for.
                    let known = max(left, bounds?.right ?? 0)
                    let rest = offset + (known + 1) * 4
                    var right = width - 1
                    right -= commonSuffix(start + rest, otherStart + rest, count: max(right - known, 0) * 4) / 4
                    while right > known, !isIn(right) { right -= 1 }
                    bounds = (min(bounds?.left ?? left, left), max(bounds?.right ?? 0, right), bounds?.top ?? y, y)
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
