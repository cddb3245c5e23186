import ArgumentParser
import Insignia

/// How a command that draws many pictures goes about it, and what it tells of that.
struct WorkOptions: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp("How many images are drawn at once; by default one per core.", valueName: "number"))
    var jobs: String?

    @Flag(help: "Print a JSON report of what was done to standard output.")
    var json = false

    @Flag(name: [.short, .long], help: "Print only errors.")
    var quiet = false

    /// Nil for one on each core.
    func jobCount() throws -> Int? { try jobs.map { try Values.whole($0, of: "--jobs", 1...1024) } }
}
