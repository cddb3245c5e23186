internal import CLibrary
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Synchronization

/// An HTTP server for the preview, which only this machine can reach.
package struct PreviewServer: Sendable {
    private typealias Listener = NIOAsyncChannel<any Channel, Never>

    private let site: PreviewSite
    private let listener: Listener
    /// The threads that draw pictures.
    private let workers: NIOThreadPool
    /// The port to which the server is bound.
    package let port: Int

    /// The URL of the page.
    package var address: String { "http://127.0.0.1:\(port)/" }

    /// The largest number of connections at once: more than browsers open for a few windows of the page.
    private static let connectionLimit = 64

    /// Binds the server to a port; 0 stands for any free port.
    ///
    /// - Throws: `PortError` if the port is not available.
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
        let (originPolicy, open) = (OriginPolicy(port: port), OpenConnections())
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { try await watch(open) }
            try await listener.executeThenClose { connections in
                for try await channel in connections {
                    let connection = Connection(
                        channel: channel, site: site, originPolicy: originPolicy, workers: workers)
                    guard open.count < Self.connectionLimit else {
                        connection.close()
                        continue
                    }
                    // Counted here and not in the task, which may start after many more connections are accepted.
                    open.add(1)
                    group.addTask {
                        defer { open.add(-1) }
                        await connection.serve()
                    }
                }
            }
        }
    }

    /// Checks for changes on the disk while any connection is open.
    private func watch(_ open: OpenConnections) async throws {
        while true {
            // One job only, to leave the other cores to drawing.
            let hasMore = try await workers.runIfActive { site.library.readSome(jobs: 1) }
            // Too short to be noticed, and long enough to cost next to nothing.
            if !hasMore { try await Task.sleep(for: .milliseconds(400)) }
            if open.count > 0 { try await workers.runIfActive { site.library.refresh() } }
        }
    }
}

/// The reason why a port is not available, in one line.
package struct PortError: Error, CustomStringConvertible {
    package let description: String
}

/// The number of open connections.
final class OpenConnections: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .relaxed) }

    func add(_ change: Int) { number.wrappingAdd(change, ordering: .relaxed) }
}
