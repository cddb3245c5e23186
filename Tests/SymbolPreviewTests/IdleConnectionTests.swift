import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import SymbolPreview

struct IdleConnectionTests {
    private let channel = EmbeddedChannel(handler: IdleConnectionCloser())

    init() throws { try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait() }

    private func wait() { wait(channel) }

    private func wait(_ channel: EmbeddedChannel) {
        channel.pipeline.fireUserInboundEventTriggered(IdleStateHandler.IdleStateEvent.all)
    }

    private func ask() throws {
        try channel.writeInbound(HTTPServerRequestPart.head(.init(version: .http1_1, method: .GET, uri: "/")))
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
    }

    @Test("A connection on which nothing is asked ends after a while")
    func nothingAsked() {
        wait()
        #expect(!channel.isActive)
    }

    @Test("One that waits to be served stays open, however long that takes, and from then on ends as others do")
    func waitsToBeServed()
        throws
    {
        let channel = EmbeddedChannel()
        try Connection.prepare(channel)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        wait(channel)
        #expect(channel.isActive)
        try Connection.endWhenIdle(channel)
        wait(channel)
        #expect(!channel.isActive)
    }

    @Test("One that waits for an answer stays open, however long that takes, and then ends as others do")
    func waitsForAnswer() throws {
        try ask()
        wait()
        #expect(channel.isActive)
        try channel.writeOutbound(HTTPPart<HTTPResponseHead, ByteBuffer>.end(nil))
        wait()
        #expect(!channel.isActive)
    }

    @Test("One whose request never ends is ended")
    func endlessRequest() throws {
        try channel.writeInbound(HTTPServerRequestPart.head(.init(version: .http1_1, method: .POST, uri: "/")))
        wait()
        #expect(!channel.isActive)
    }

    private static let tooLarge = Request.bodyLimit + 1

    @Test(
        "One whose request is refused for its size waits for that answer, and is not ended before",
        arguments: [
            (["Content-Length": "\(tooLarge)"], []),
            (
                ["Transfer-Encoding": "chunked"],
                [ByteBuffer(repeating: 0, count: 2), ByteBuffer(repeating: 0, count: tooLarge - 2)]
            )
        ] as [(HTTPHeaders, [ByteBuffer])])
    func refusedRequest(
        headers: HTTPHeaders, body: [ByteBuffer]
    ) throws {
        let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/", headers: headers)
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        for bytes in body { try channel.writeInbound(HTTPServerRequestPart.body(bytes)) }
        wait()
        #expect(channel.isActive)
        try channel.writeOutbound(HTTPPart<HTTPResponseHead, ByteBuffer>.end(nil))
        wait()
        #expect(!channel.isActive)
    }
}
