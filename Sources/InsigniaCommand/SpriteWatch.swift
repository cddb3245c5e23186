import Insignia
import CLibrary

/// Builds again whenever anything would change.
struct SpriteWatch {
    let plan: () throws(FileError) -> BuildPlan
    let build: () throws -> Void

    /// The interval between checks: short enough not to wait for, long enough to cost nothing.
    private static let microseconds: UInt32 = 300_000

    func run() {
        var (last, wasRight): (Set<String>?, Bool) = (nil, true)
        while true {
            let (tasks, isRight) = look()
            // What is left of the tasks before has failed: the file is being edited, and the error is waited out.
            // Of what was wrong, it is said that it is right now.
            let isNew = last.map { !tasks.isSubset(of: $0) } ?? true
            if isNew || isRight && !wasRight { try? build() }
            (last, wasRight) = (tasks, isRight)
            usleep(Self.microseconds)
        }
    }

    /// What is to be done, and whether everything can be read that it takes.
    private func look() -> (tasks: Set<String>, isRight: Bool) {
        do throws(FileError) {
            let plan = try plan()
            return (plan.tasks, plan.failures.isEmpty)
        } catch {
            return (["\(error)"], false)
        }
    }
}
