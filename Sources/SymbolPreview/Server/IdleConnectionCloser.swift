internal import NIOCore
internal import NIOHTTP1

/// Closes idle connections, except for those whose response is still being prepared.
final class IdleConnectionCloser: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = HTTPPart<HTTPResponseHead, ByteBuffer>

    private var isAnswering = false
    private var size = BodySize()

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        // A body that is too large is refused without waiting for the rest.
        case .head(let head):
            size = BodySize(head)
            isAnswering = size.isTooLarge
        case .body(let bytes):
            size.add(bytes)
            isAnswering = size.isTooLarge
        case .end: isAnswering = true
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { isAnswering = false }
        context.write(data, promise: promise)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is IdleStateHandler.IdleStateEvent else { return context.fireUserInboundEventTriggered(event) }
        if !isAnswering { context.close(promise: nil) }
    }
}
