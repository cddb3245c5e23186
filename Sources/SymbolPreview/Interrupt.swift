internal import CLibrary
internal import Dispatch

/// The wish to stop: Ctrl-C, or what a service is stopped with.
enum Interrupt {
    /// Waits for it; it no longer ends the program by itself.
    static func wait() async {
        let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
        for await _ in signals { break }
        for source in sources { source.cancel() }
    }
}
