internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// A connection from a browser, which sends one request after another.
struct Connection: Sendable {
    private typealias Exchange = NIOAsyncChannel<HTTPServerRequestPart, HTTPPart<HTTPResponseHead, ByteBuffer>>
    private typealias Parts = NIOAsyncChannelInboundStream<HTTPServerRequestPart>
    private typealias Writer = NIOAsyncChannelOutboundWriter<HTTPPart<HTTPResponseHead, ByteBuffer>>

    /// The channel, which is wrapped in an `NIOAsyncChannel` and read only once it is served: such a wrapper may not be
    /// dropped unused, as would happen to connections accepted just before serving ends.
    let channel: any Channel
    let site: PreviewSite
    let originPolicy: OriginPolicy
    let workers: NIOThreadPool

    static func prepare(_ channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        // Each request is answered before the next is read: an aborted request then shows as the end of the connection.
        try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false)
        try pipeline.addHandler(BytesSender())
    }

    /// Closes the connection when it is idle for two minutes, counted from now, as nothing is read before it is served.
    static func endWhenIdle(_ channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(IdleStateHandler(allTimeout: .seconds(120)))
        try pipeline.addHandler(IdleConnectionCloser())
    }

    /// Closes the connection without a response.
    func close() { channel.close(promise: nil) }

    /// Serves requests until the connection ends, as it also does with an error: there is nobody to report it to.
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

    /// Reads the body of a request; returns nil, without reading to the end, where it is too large.
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
            return Refusal(400, "the address is not valid").response
        }
        if let refusal = originPolicy.refusal(of: request) { return refusal.response }
        return try await workers.runIfActive {
            // Work is not started for a browser that has closed the connection.
            channel.isActive ? site.answer(request) : Refusal(499, "the connection is closed").response
        }
    }

    private func write(_ response: Response, _ request: HTTPRequestHead, _ writer: Writer, closes: Bool) async throws {
        var headers = HTTPHeaders(Response.commonHeaders.map { ($0.name, $0.value) })
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

    /// Sends an event for each change of the library, and comments that keep the connection alive (HTML, 9.2.6).
    private func writeChanges(_ writer: Writer) async throws {
        var (sent, silence) = (-1, 0)
        while true {
            let revision = site.library.revision
            silence += 1
            if revision != sent {
                let event = "event: change\ndata: {\"revision\": \(revision)}\n\n"
                try await writer.write(.body(ByteBuffer(string: event)))
                (sent, silence) = (revision, 0)
            } else if silence == 100 {
                try await writer.write(.body(ByteBuffer(string: ": \n\n")))
                silence = 0
            }
            try await Task.sleep(for: .milliseconds(200))
            guard channel.isActive else { return }
        }
    }
}

/// Converts the parts of responses to the type of the HTTP encoder, whose body may also be a file.
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
