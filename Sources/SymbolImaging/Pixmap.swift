/// An image in memory: premultiplied RGBA in sRGB, 8 bits per channel, rows from the top without padding.
public struct Pixmap: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The `width × height × 4` bytes, each pixel in the order red, green, blue, alpha.
    public package(set) var bytes: [UInt8]

    /// Creates an image from its bytes.
    ///
    /// Rows that the bytes do not fill are left out, and so are bytes beyond the last row. A negative width or height
    /// counts as zero. Rows without pixels take no bytes.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        let (width, height) = (max(width, 0), max(height, 0))
        let (rowBytes, overflows) = width.multipliedReportingOverflow(by: 4)
        let rows = overflows || width == 0 ? 0 : min(height, bytes.count / rowBytes)
        let count = rows == 0 ? 0 : rows * rowBytes
        self.width = width
        self.height = width == 0 ? height : rows
        self.bytes = bytes.count == count ? bytes : Array(bytes.prefix(count))
    }

    /// Feeds the size and all bytes at once into a hasher: one by one, that would take longer than drawing them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// The greatest number of pixels in an image that is created transparent, which takes 4 GiB.
    public static let maximumPixelCount = 1 << 30

    /// Creates a transparent image, whose height is zero if it would have more than `maximumPixelCount` pixels.
    public init(width: Int, height: Int) {
        let (area, overflows) = max(width, 0).multipliedReportingOverflow(by: max(height, 0))
        let isTooLarge = overflows || area > Self.maximumPixelCount
        self.init(width: width, height: height, bytes: isTooLarge ? [] : [UInt8](repeating: 0, count: area * 4))
    }
}

extension Pixmap: CustomStringConvertible, CustomReflectable {
    /// The size, such as `24 × 24 pixels`.
    public var description: String { "\(width) × \(height) pixels" }

    /// A mirror of the size alone: bytes would fill pages of a test's log.
    public var customMirror: Mirror { Mirror(self, children: ["width": width, "height": height]) }
}
