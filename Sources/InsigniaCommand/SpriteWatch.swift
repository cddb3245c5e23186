import Insignia
import CLibrary

/// Builds again whenever anything would change.
struct SpriteWatch {
    let command: Sprites

    /// Often enough not to wait for, seldom enough to cost nothing.
    private static let microseconds: UInt32 = 300_000

    func run() throws {
        var last: [String] = []
        while true {
            // Errors are told once and waited out: the file is being edited.
            let plan = try? SpriteBuild(BuildFile(contentsOf: command.file)).plan()
            let wanted = plan.map { $0.writes + $0.removals + $0.failures.map(\.description) } ?? ["unreadable"]
            if wanted != last, plan?.isUpToDate != true { try? command.build() }
            last = wanted
            usleep(Self.microseconds)
        }
    }
}
