internal import SymbolText
import Synchronization

/// Shows progress: on a terminal, as a line that is updated in place once work takes longer than a moment; elsewhere,
/// as in the logs of continuous integration, as a line for each tenth of work with many parts.
package final class ProgressLine: Sendable {
    /// The number of parts from which work takes seconds.
    private static let many = 1000

    private let isShown: Bool
    private let isTerminal: Bool
    private let started = ContinuousClock.now
    private let last = Mutex(ContinuousClock.now)

    package init(isShown: Bool) {
        self.isShown = isShown
        isTerminal = isShown && Console.isTerminal
    }

    package func update(_ done: Int, of total: Int) {
        guard isShown else { return }
        guard isTerminal else { return updatePlainly(done, of: total) }
        let now = ContinuousClock.now
        guard now - started > .milliseconds(500) else { return }
        last.withLock { last in
            guard now - last > .milliseconds(100) || done == total else { return }
            last = now
            let seconds = (now - started) / .seconds(1)
            let rate = Int(clamping: Double(done) / seconds)
            let left = Int(clamping: (seconds / Double(done) * Double(total - done)).rounded(.up))
            Console.sayInPlace("\(done)/\(total)  \(rate)/s  \(left) s left")
        }
    }

    /// Prints each tenth but the last, which is followed by the outcome.
    private func updatePlainly(_ done: Int, of total: Int) {
        let tenth = done * 10 / total
        guard total >= Self.many, tenth > (done - 1) * 10 / total, tenth < 10 else { return }
        Console.say("\(done)/\(total)  \(tenth * 10) %")
    }

    /// Clears the line.
    package func finish() {
        guard isTerminal, ContinuousClock.now - started > .milliseconds(500) else { return }
        Console.sayInPlace("")
    }
}
