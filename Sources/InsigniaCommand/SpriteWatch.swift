import Insignia
import CLibrary

/// Builds again whenever anything would change.
struct SpriteWatch {
    let file: String
    let build: () throws -> Void

    /// The interval between checks: short enough not to wait for, long enough to cost nothing.
    private static let microseconds: UInt32 = 300_000

    func run() {
        var last: [String] = []
        while true {
            // Errors are printed once and waited out: the file is being edited.
            let plan = try? SpriteBuild(BuildFile(contentsOf: file)).plan()
            let wanted = plan.map { $0.writes + $0.removals + $0.failures.map(\.description) } ?? ["unreadable"]
            if wanted != last, plan?.isUpToDate != true { try? build() }
            last = wanted
            usleep(Self.microseconds)
        }
    }
}
