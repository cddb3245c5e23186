internal import NIOCore
internal import NIOHTTP1

/// How large a request's body is, as it says of itself and as far as it has come.
struct BodySize {
    private var announced = 0
    private var come = 0

    init() {}

    init(_ head: HTTPRequestHead) {
        announced = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    }

    mutating func add(_ bytes: ByteBuffer) { come += bytes.readableBytes }

    /// Whether it is larger than any symbol.
    var isTooLarge: Bool { max(announced, come) > Request.bodyLimit }
}
