import Synchronization

/// A line on the terminal that shows progress, for work that takes longer than a moment.
final class ProgressLine: Sendable {
    private let total: Int
    private let isShown: Bool
    private let started = ContinuousClock.now
    private let last = Mutex(ContinuousClock.now)

    init(total: Int, isShown: Bool) {
        self.total = total
        self.isShown = isShown && Console.isTerminal
    }

    func update(_ done: Int) {
        guard isShown else { return }
        let now = ContinuousClock.now
        guard now - started > .milliseconds(500) else { return }
        last.withLock { last in
            guard now - last > .milliseconds(100) || done == total else { return }
            last = now
            let seconds = (now - started) / .seconds(1)
            let left = seconds / Double(done) * Double(total - done)
            Console.sayInPlace("\(done)/\(total)  \(Int(Double(done) / seconds))/s  \(Int(left.rounded(.up))) s left")
        }
    }

    /// Clears the line.
    func finish() {
        guard isShown, ContinuousClock.now - started > .milliseconds(500) else { return }
        Console.sayInPlace("")
    }
}
