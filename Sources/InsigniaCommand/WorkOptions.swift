import ArgumentParser

/// The options of every command that works on many files: how many at once, and how it reports on them.
struct WorkOptions: ParsableArguments {
    @Option(
        name: [.customShort("j", allowingJoined: true), .customLong("jobs")],
        help: ArgumentHelp("How many files to process at once; by default, one per core.", valueName: "number"))
    private var limit: String?

    @OptionGroup
    var reports: ReportOptions

    var json: Bool { reports.json }
    var quiet: Bool { reports.quiet }

    /// The largest number of files at once; nil for as many as there are cores.
    func jobs() throws -> Int? { try limit.map(Values.jobs) }
}

/// The options that select what a command reports.
struct ReportOptions: ParsableArguments {
    @Flag(help: "Print a JSON report to standard output.")
    var json = false

    @Flag(name: [.short, .long], help: "Print only errors.")
    var quiet = false

    /// Rejects a JSON report where the output also goes to standard output.
    func check(output: String?) throws {
        if json, output == "-" { throw ValidationError("--json and -o - both write to standard output") }
    }
}
