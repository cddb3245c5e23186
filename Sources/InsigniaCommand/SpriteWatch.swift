import Insignia
import CLibrary

/// Builds again whenever a build would change something.
struct SpriteWatch {
    let plan: () throws(FileError) -> BuildPlan
    let build: () throws -> Void

    /// Returns the pause before the next check: too short to be noticed where a check is short, and twenty times as
    /// long as the last one, so that watching costs a twentieth of a core, but never so long that a person takes the
    /// watch to be dead.
    static func pause(afterCheck duration: Duration) -> Duration {
        min(max(duration * 20, .milliseconds(300)), .seconds(5))
    }

    func run() {
        var (last, wasReadable): (Set<String>?, Bool) = (nil, true)
        while true {
            let start = ContinuousClock.now
            let (tasks, isReadable) = pendingTasks()
            let pause = Self.pause(afterCheck: ContinuousClock.now - start)
            // Tasks that remain from the last check have failed: they are not repeated while the file is being edited.
            // Once all inputs can be read again, a build reports that the errors are gone.
            let isNew = last.map { !tasks.isSubset(of: $0) } ?? true
            if isNew || isReadable && !wasReadable { try? build() }
            (last, wasReadable) = (tasks, isReadable)
            usleep(UInt32(pause / .microseconds(1)))
        }
    }

    /// Returns the tasks of a build, and whether all its inputs can be read.
    private func pendingTasks() -> (tasks: Set<String>, isReadable: Bool) {
        do throws(FileError) {
            let plan = try plan()
            return (plan.tasks, plan.failures.isEmpty)
        } catch {
            return (["\(error)"], false)
        }
    }
}
