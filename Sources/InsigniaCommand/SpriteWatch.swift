import Insignia
import CLibrary

/// Builds again whenever a build would change something.
struct SpriteWatch {
    let plan: () throws(FileError) -> BuildPlan
    let build: () throws -> Void

    /// The interval between checks: too short to be noticed, and long enough to cost next to nothing.
    private static let microseconds: UInt32 = 300_000

    func run() {
        var (last, wasReadable): (Set<String>?, Bool) = (nil, true)
        while true {
            let (tasks, isReadable) = pendingTasks()
            // Tasks that remain from the last check have failed: they are not repeated while the file is being edited.
            // Once all inputs can be read again, a build reports that the errors are gone.
            let isNew = last.map { !tasks.isSubset(of: $0) } ?? true
            if isNew || isReadable && !wasReadable { try? build() }
            (last, wasReadable) = (tasks, isReadable)
            usleep(Self.microseconds)
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
