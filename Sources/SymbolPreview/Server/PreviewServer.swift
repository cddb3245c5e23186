internal import CLibrary
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Synchronization

/// Serves the preview to this machine alone.
package struct PreviewServer: Sendable {
    private typealias Listener = NIOAsyncChannel<any Channel, Never>

    private let site: PreviewSite
    private let listener: Listener
    /// Where pictures are drawn.
    private let workers: NIOThreadPool
    package let port: Int

    package var address: String { "http://127.0.0.1:\(port)/" }

    /// More than browsers open to one page and its twins.
    private static let connectionLimit = 64

    /// Takes a port.
    ///
    /// - Throws: `PortError` where it cannot be had.
    package init(_ site: PreviewSite, port: Int = 0) async throws {
        do {
            listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelOption(.autoRead, value: false)
                .bind(host: "127.0.0.1", port: port) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try Connection.prepare(channel)
                        return channel
                    }
                }
        } catch let error as IOError {
            throw PortError(description: "port \(port): \(String(cString: strerror(error.errnoCode)))")
        }
        (self.site, self.port) = (site, listener.channel.localAddress?.port ?? port)
        workers = NIOThreadPool(numberOfThreads: System.coreCount)
        workers.start()
    }

    /// Serves until the task is cancelled.
    package func run() async throws {
        do { try await serve() } catch is CancellationError {}
    }

    private func serve() async throws {
        let (visitor, open) = (Visitor(port: port), OpenConnections())
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { try await watch(open) }
            try await listener.executeThenClose { connections in
                for try await channel in connections {
                    let connection = Connection(channel: channel, site: site, visitor: visitor, workers: workers)
                    guard open.count < Self.connectionLimit else {
                        connection.refuse()
                        continue
                    }
                    // Counted where it is taken: its task may begin after many others have come.
                    open.add(1)
                    group.addTask {
                        defer { open.add(-1) }
                        await connection.serve()
                    }
                }
            }
        }
    }

    /// Looks for what has changed on the disk while anybody listens.
    private func watch(_ open: OpenConnections) async throws {
        while true {
            // One at a time, beside what is drawn meanwhile.
            let isMore = try await workers.runIfActive { site.library.readSome(jobs: 1) }
            // Short enough not to wait for, long enough to cost nothing.
            if !isMore { try await Task.sleep(for: .milliseconds(400)) }
            if open.count > 0 { try await workers.runIfActive { site.library.refresh() } }
        }
    }
}

/// Why a port cannot be had, in one line.
package struct PortError: Error, CustomStringConvertible {
    package let description: String
}

/// How many connections there are.
final class OpenConnections: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .relaxed) }

    func add(_ change: Int) { number.wrappingAdd(change, ordering: .relaxed) }
}
