internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// One browser's connection: one request after another.
struct Connection: Sendable {
    private typealias Exchange = NIOAsyncChannel<HTTPServerRequestPart, HTTPPart<HTTPResponseHead, ByteBuffer>>
    private typealias Parts = NIOAsyncChannelInboundStream<HTTPServerRequestPart>
    private typealias Writer = NIOAsyncChannelOutboundWriter<HTTPPart<HTTPResponseHead, ByteBuffer>>

    /// Reads nothing until it is served: an `NIOAsyncChannel` may not be dropped unused, as those are that the listener
    /// has accepted when serving ends.
    let channel: any Channel
    let site: PreviewSite
    let visitor: Visitor
    let workers: NIOThreadPool

    static func prepare(_ channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        // One request is answered before the next is read; what a browser aborts shows in the connection's end.
        try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false)
        try pipeline.addHandler(BytesSender())
    }

    /// Ends the connection when nothing is said for long, from now on: of one that waits to be served, nothing is read.
    static func endWhenIdle(_ channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(IdleStateHandler(allTimeout: .seconds(120)))
        try pipeline.addHandler(IdleConnectionCloser())
    }

    /// Ends the connection without a word.
    func refuse() { channel.close(promise: nil) }

    /// Errors end the connection: there is nobody to tell.
    func serve() async {
        let exchange = channel.eventLoop.submit {
            try Self.endWhenIdle(channel)
            let exchange = try Exchange(wrappingChannelSynchronously: channel)
            channel.setOption(.autoRead, value: true).whenFailure { _ in channel.close(promise: nil) }
            return exchange
        }
        try? await exchange.get().executeThenClose { inbound, outbound in
            var parts = inbound.makeAsyncIterator()
            while let part = try await parts.next() {
                guard case .head(let head) = part else { continue }
                guard let body = try await body(of: head, &parts) else {
                    return try await write(Self.tooLarge.response, head, outbound, closes: true)
                }
                let response = try await answer(head, body)
                try await write(response, head, outbound, closes: !head.isKeepAlive)
                if !head.isKeepAlive { return }
            }
        }
    }

    /// The rest of a request; nil where it is larger than any symbol, and is not read to its end.
    private func body(of head: HTTPRequestHead, _ parts: inout Parts.AsyncIterator) async throws -> [UInt8]? {
        var (size, body) = (BodySize(head), [UInt8]())
        while !size.isTooLarge, let part = try await parts.next(), case .body(let bytes) = part {
            size.add(bytes)
            body.append(contentsOf: bytes.readableBytesView)
        }
        return size.isTooLarge ? nil : body
    }

    private static let tooLarge = Refusal(413, "the file is larger than \(Request.bodyLimit >> 20) MiB")

    private func answer(_ head: HTTPRequestHead, _ body: [UInt8]) async throws -> Response {
        guard let method = Request.Method(rawValue: head.method.rawValue) else {
            var response = Refusal(405, "found \(head.method.rawValue); expected GET, HEAD or POST").response
            response.headers.append(("Allow", "GET, HEAD, POST"))
            return response
        }
        let headers = Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }) { $1 }
        guard let request = Request(method, head.uri, headers: headers, body: body) else {
            return Refusal(400, "that is no address of this page").response
        }
        if let refusal = visitor.refusal(of: request) { return refusal.response }
        return try await workers.runIfActive {
            // What nobody waits for any more is not begun.
            channel.isActive ? site.answer(request) : Refusal(499, "nobody waits for it").response
        }
    }

    private func write(_ response: Response, _ request: HTTPRequestHead, _ writer: Writer, closes: Bool) async throws {
        var headers = HTTPHeaders(Response.rules.map { ($0.name, $0.value) })
        headers.add(name: "Content-Type", value: response.type)
        for header in response.headers { headers.replaceOrAdd(name: header.name, value: header.value) }
        if closes { headers.add(name: "Connection", value: "close") }
        let status = HTTPResponseStatus(statusCode: response.status)
        switch response.body {
        case .bytes(let bytes):
            if response.status != 304 { headers.add(name: "Content-Length", value: "\(bytes.count)") }
            try await writer.write(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
            if request.method != .HEAD, !bytes.isEmpty { try await writer.write(.body(ByteBuffer(bytes: bytes))) }
            try await writer.write(.end(nil))
        case .changes:
            try await writer.write(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
            try await writeChanges(writer)
        }
    }

    /// Tells of each change of the library, and now and then that the connection lives (HTML, 9.2.6).
    private func writeChanges(_ writer: Writer) async throws {
        var (told, silence) = (-1, 0)
        while true {
            let revision = site.library.revision
            silence += 1
            if revision != told {
                let event = "event: change\ndata: {\"revision\": \(revision)}\n\n"
                try await writer.write(.body(ByteBuffer(string: event)))
                (told, silence) = (revision, 0)
            } else if silence == 100 {
                try await writer.write(.body(ByteBuffer(string: ": \n\n")))
                silence = 0
            }
            try await Task.sleep(for: .milliseconds(200))
            guard channel.isActive else { return }
        }
    }
}

/// Hands the bytes of answers to the encoder, which takes those of files too.
private final class BytesSender: ChannelOutboundHandler {
    typealias OutboundIn = HTTPPart<HTTPResponseHead, ByteBuffer>
    typealias OutboundOut = HTTPServerResponsePart

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part: OutboundOut =
            switch unwrapOutboundIn(data) {
            case .head(let head): .head(head)
            case .body(let bytes): .body(.byteBuffer(bytes))
            case .end(let trailers): .end(trailers)
            }
        context.write(wrapOutboundOut(part), promise: promise)
    }
}
