internal import NIOCore
internal import NIOHTTP1

/// The size in bytes of the body of a request: as announced in its header, and as received so far.
struct BodySize {
    private var announced = 0
    private var received = 0

    init() {}

    init(_ head: HTTPRequestHead) {
        announced = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    }

    mutating func add(_ bytes: ByteBuffer) { received += bytes.readableBytes }

    /// Whether the body exceeds `Request.bodyLimit`.
    var isTooLarge: Bool { max(announced, received) > Request.bodyLimit }
}
