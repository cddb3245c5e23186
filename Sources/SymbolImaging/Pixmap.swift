/// An image in memory: premultiplied RGBA, 8 bits a channel, sRGB, rows from the top without padding.
public struct Pixmap: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// `width × height × 4` bytes in the order red, green, blue, alpha.
    public var bytes: [UInt8]

    /// - Precondition: `bytes.count == width * height * 4`.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4)
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// A transparent image.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, bytes: Array(repeating: 0, count: width * height * 4))
    }
}
