/// An image in memory: premultiplied RGBA in sRGB, 8 bits per channel, rows from the top without padding.
public struct Pixmap: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The `width × height × 4` bytes, each pixel in the order red, green, blue, alpha.
    public var bytes: [UInt8]

    /// Creates an image from its bytes.
    ///
    /// - Precondition: `bytes.count == width * height * 4`.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4)
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Feeds the size and all bytes at once into a hasher, which one by one would take longer than to draw them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// Creates a transparent image.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, bytes: Array(repeating: 0, count: width * height * 4))
    }
}
