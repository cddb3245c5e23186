import ArgumentParser
import Insignia

struct Sprites: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sprites",
        abstract: "Build the images that a build file describes, and only those that have changed.",
        discussion: """
            EXAMPLES
              insignia init                              write an insignia.yml to start from
              insignia sprites                           build what insignia.yml describes
              insignia sprites icons.yml --check         fail if anything would change
              insignia sprites --depfile build/icons.d   for make and ninja
              insignia sprites --shard 2/4               draw a quarter of the images …
              insignia sprites --merge                   … and assemble them once all four are done
            """)

    @Argument(help: ArgumentHelp("The build file.", valueName: "file"))
    var file = "insignia.yml"

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("How many images are drawn at once; by default one per core.", valueName: "number"))
    var jobs: String?

    @Option(help: ArgumentHelp("Draw only one of several parts, such as 2/5.", valueName: "part"))
    var shard: String?

    @Flag(help: "Assemble what the shards have drawn, and draw nothing.")
    var merge = false

    @Flag(help: "Write nothing; exit with 1 if anything would change.")
    var check = false

    @Flag(help: "Write nothing; print what would be written and removed.")
    var dryRun = false

    @Option(
        help: ArgumentHelp("Write the files that the outputs depend on as a makefile rule.", valueName: "file"),
        completion: .file())
    var depfile: String?

    @Flag(help: "Build again whenever an input changes, until interrupted.")
    var watch = false

    @Flag(help: "Print a JSON report of what was done to standard output.")
    var json = false

    @Flag(name: [.short, .long], help: "Print only errors.")
    var quiet = false

    func validate() throws {
        try refuseIdle(["--depfile": depfile != nil && (check || dryRun)], "needs a build, not --check or --dry-run")
        if merge, shard != nil { throw ValidationError("--merge and --shard exclude each other") }
        if watch, check || dryRun || shard != nil || merge {
            throw ValidationError("--watch builds; --check, --dry-run, --shard and --merge exclude it")
        }
    }

    func run() throws {
        let settings = try settings()
        guard !watch else { return SpriteWatch(file: file) { try build(settings) }.run() }
        try build(settings)
    }

    /// Builds the file; throws the exit code of the first failure once everything else is done.
    private func build(_ settings: SpriteBuild.Settings) throws {
        try tellingErrors {
            let build = SpriteBuild(try BuildFile(contentsOf: file), settings)
            if check || dryRun { return try tell(try build.plan()) }
            let (plan, report) = try build.exclusively {
                let plan = try build.plan()
                let progress = ProgressLine(total: plan.stepCount, isShown: !quiet)
                defer { progress.finish() }
                return (plan, try build.run(plan, progress: progress.update))
            }
            if let depfile { try Files.write(Array(plan.dependencyRule.utf8), to: depfile) }
            try tell(report)
        }
    }

    /// What a run would do.
    private func tell(_ plan: BuildPlan) throws {
        let summary = SpriteSummary(
            written: plan.writes, removed: plan.removals, upToDate: plan.upToDate,
            errors: plan.failures.map(\.description))
        try tell(summary) {
            for path in plan.writes { Console.print("write \(path)") }
            for path in plan.removals { Console.print("remove \(path)") }
        }
        if let failure = plan.failures.first { throw failure.exitCode }
        if check, !plan.isUpToDate { throw ExitCode(1) }
    }

    /// What a run has done.
    private func tell(_ report: BuildReport) throws {
        let summary = SpriteSummary(
            written: report.written, removed: report.removed, upToDate: report.upToDate,
            diagnostics: report.diagnostics, errors: report.failures.map(\.description))
        if !quiet { Console.report(DiagnosticSummary(report.diagnostics)) }
        try tell(summary) {
            let removed = report.removed.isEmpty ? "" : ", \(report.removed.count) removed"
            Console.say("\(report.written.count) written\(removed), \(report.upToDate) up to date")
        }
        if let failure = report.failures.first { throw failure.isOutput ? ExitCode.cannotCreate : ExitCode.data }
    }

    private func tell(_ summary: SpriteSummary, forPeople: () -> Void) throws {
        summary.errors.forEach { Console.error($0) }
        if json { Console.print(try JSONValue(encoding: summary).text(.loose)) } else if !quiet { forPeople() }
    }

    private func settings() throws -> SpriteBuild.Settings {
        var settings = SpriteBuild.Settings()
        settings.jobs = try jobs.map { try Values.whole($0, of: "--jobs", 1...1024) }
        settings.shard = try shard.map { text in
            guard let shard = Shard(text) else {
                throw ValidationError("--shard is \"\(text)\"; expected a part as in 2/5")
            }
            return shard
        }
        settings.merges = merge
        return settings
    }
}

/// What `--json` says of a build.
private struct SpriteSummary: Encodable {
    var written: [String]
    var removed: [String]
    var upToDate: Int
    /// By the files they concern.
    var diagnostics: [String: [Diagnostic]] = [:]
    var errors: [String]
}
