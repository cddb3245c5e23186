import ArgumentParser

/// What every command that works on many files has to say: how many at once, and what it tells of them.
struct WorkOptions: ParsableArguments {
    @Option(
        name: [.customShort("j", allowingJoined: true), .customLong("jobs")],
        help: ArgumentHelp("How many files are worked on at once; by default one per core.", valueName: "number"))
    private var limit: String?

    @OptionGroup
    var reports: ReportOptions

    var json: Bool { reports.json }
    var quiet: Bool { reports.quiet }

    /// The largest number of files at once; nil for as many as there are cores.
    func jobs() throws -> Int? { try limit.map(Values.jobs) }
}

/// What a command tells.
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
