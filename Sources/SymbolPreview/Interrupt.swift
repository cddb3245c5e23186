internal import CLibrary
internal import Dispatch

/// The signals that ask the program to stop: SIGINT, sent by Ctrl-C, and SIGTERM, which stops a service.
enum Interrupt {
    /// Waits for one of the signals, which no longer end the program by themselves.
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
