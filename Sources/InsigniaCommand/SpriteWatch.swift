import Insignia
import CLibrary

/// Builds again whenever anything would change.
struct SpriteWatch {
    let file: String
    let build: () throws -> Void

    /// The interval between checks: short enough not to wait for, long enough to cost nothing.
    private static let microseconds: UInt32 = 300_000

    func run() {
        // Nothing is said of what the run before has just made; of what was wrong before it, that it is right now.
        var (last, isSettled): ([String]?, Bool) = (nil, false)
        while true {
            // Errors are printed once and waited out: the file is being edited.
            let plan = try? SpriteBuild(BuildFile(contentsOf: file)).plan()
            let wanted = plan.map { $0.writes + $0.removals + $0.failures.map(\.description) } ?? ["unreadable"]
            if wanted != last, plan?.isUpToDate != true || !isSettled { try? build() }
            (last, isSettled) = (wanted, plan?.failures.isEmpty == true)
            usleep(Self.microseconds)
        }
    }
}
