import ArgumentParser

/// What every command that makes files has to say, and how.
struct ReportOptions: ParsableArguments {
    @Flag(help: "Print a JSON report to standard output.")
    var json = false

    @Flag(name: [.short, .long], help: "Print only errors.")
    var quiet = false

    /// Refuses a report where the output goes to the same place.
    func check(output: String?) throws {
        if json, output == "-" { throw ValidationError("--json and -o - both write to standard output") }
    }
}

/// How much is done at once.
struct JobOptions: ParsableArguments {
    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("How many files are worked on at once; by default one per core.", valueName: "number"))
    var jobs: String?

    /// The largest number at once; nil for as many as there are cores.
    func limit() throws -> Int? { try jobs.map { try Values.whole($0, of: "--jobs", 1...1024) } }
}

/// Both, for commands whose own reports are files.
struct WorkOptions: ParsableArguments {
    @OptionGroup(title: "Run")
    private var limit: JobOptions

    @OptionGroup(title: "Run")
    private var told: ReportOptions

    var json: Bool { told.json }
    var quiet: Bool { told.quiet }

    func jobs() throws -> Int? { try limit.limit() }
}
