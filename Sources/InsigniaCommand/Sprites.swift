import ArgumentParser
import Insignia

struct Sprites: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sprites",
        abstract: "Build the images that a build file describes, and only those that have changed.",
        discussion: """
            EXAMPLES
              insignia init                          # write an insignia.yml to start from
              insignia sprites                       # build what insignia.yml describes
              insignia sprites --check               # fail if anything would change
              insignia sprites --depfile icons.d     # for make and ninja
              insignia sprites --shard 1/2           # draw a half of the images,
              insignia sprites --shard 2/2           # elsewhere the other,
              insignia sprites --merge               # and assemble both
            """)

    @Argument(help: ArgumentHelp("The build file.", valueName: "file"))
    var file = Init.standardName

    @Option(help: ArgumentHelp("Draw only one of several shards, such as 2/5.", valueName: "shard"))
    var shard: String?

    @Flag(help: "Assemble what the shards have drawn, and draw nothing.")
    var merge = false

    @Flag(help: "Write nothing; exit with 1 if an output is not what its sources give, byte by byte.")
    var check = false

    @Flag(help: "Read every file to see what has changed, rather than those whose size or times have.")
    var checksum = false

    @Option(
        help: ArgumentHelp("Write outputs to this folder instead of the build file's.", valueName: "folder"),
        completion: .directory)
    var outputFolder: String?

    @Option(
        help: ArgumentHelp(
            "Keep what is known from one run to the next in this folder; by default .insignia beside the outputs.",
            valueName: "folder"), completion: .directory)
    var stateFolder: String?

    @Flag(help: "Write nothing; print what would be written and removed.")
    var dryRun = false

    @Option(
        help: ArgumentHelp("Write rules for make and ninja: what the outputs depend on.", valueName: "file"),
        completion: .file())
    var depfile: String?

    @Option(
        help: ArgumentHelp(
            "Write this empty file after each run without errors; the depfile's rule is then for it.",
            valueName: "file"), completion: .file())
    var stamp: String?

    @Flag(help: "Build again whenever an input changes, until interrupted.")
    var watch = false

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func validate() throws {
        try refuseIdle(["--depfile": depfile != nil && dryRun], "needs a build, not --dry-run")
        if stamp != nil, depfile == nil { throw ValidationError("--stamp needs --depfile, whose rule is for it") }
        if work.json, depfile == "-" {
            throw ValidationError("--json and --depfile - both write to standard output")
        }
        if check, dryRun || depfile != nil || shard != nil || merge {
            throw ValidationError("--check compares; --dry-run, --depfile, --shard and --merge exclude it")
        }
        if merge, shard != nil { throw ValidationError("--merge and --shard exclude each other") }
        if watch, check || dryRun || shard != nil || merge {
            throw ValidationError("--watch builds; --check, --dry-run, --shard and --merge exclude it")
        }
    }

    func run() throws {
        let settings = try settings()
        guard !watch else { return buildOnChanges(settings) }
        try build(settings)
    }

    private func buildOnChanges(_ settings: SpriteBuild.Settings) {
        SpriteWatch(
            plan: { () throws(FileError) in try SpriteBuild(BuildFile(contentsOf: file), settings).plan() },
            build: {
                do { try build(settings) } catch let failure as CommandFailure {
                    failure.tell(asJSONOf: Sprites.self, isAsked: work.json)
                }
            }
        ).run()
    }

    /// Builds the file; throws the exit code of the first failure once everything else is done.
    private func build(_ settings: SpriteBuild.Settings) throws {
        try failing {
            if file == Init.standardName, !Files.exists(file) {
                throw FileError(
                    .input, path: file, message: "there is no such file; insignia init writes one to start from")
            }
            let build = SpriteBuild(try BuildFile(contentsOf: file), settings)
            if check { return try checkOutputs(of: build) }
            if dryRun { return try tell(try build.plan()) }
            let (plan, report) = try build.exclusively(waiting: tellWaiting) {
                let plan = try build.plan()
                try claimNotes(on: plan, of: build)
                let progress = ProgressLine(isShown: !work.quiet)
                defer { progress.finish() }
                return (plan, try build.run(plan) { progress.update($0, of: plan.stepCount) })
            }
            if let depfile {
                let rules = try plan.dependencyRules(for: stamp.map { [$0] } ?? report.outputs)
                try Files.write(Array(rules.utf8), to: depfile)
            }
            try tell(report, of: plan)
            if let stamp {
                try Files.write([], to: stamp)
                // Younger than the folder that it lies in, should that be an input.
                Files.touch(stamp)
            }
        }
    }

    private func tellWaiting(for other: String) {
        if !work.quiet { Console.say("waiting for \(other), which builds \(file), too") }
    }

    /// Refuses rules and a stamp that would be written over what is read, made or known.
    private func claimNotes(on plan: BuildPlan, of build: SpriteBuild) throws {
        guard let depfile else { return }
        for (path, option) in [(depfile, "--depfile"), (stamp, "--stamp")] {
            guard let path, build.keeps(path) else { continue }
            throw usageError("\(option) \(path) is what the build keeps for itself; expected another place")
        }
        var claims = OutputClaims(reading: plan.inputs)
        for output in plan.outputs { try claims.claim(output, for: .named("an output")) }
        try claims.claim(depfile, for: .named("--depfile"))
        if let stamp { try claims.claim(stamp, for: .named("--stamp")) }
        try plan.refuseUnnamable(plan.outputs + [stamp].compactMap(\.self))
    }

    /// Whether the outputs are right, wherever they were made.
    private func checkOutputs(of build: SpriteBuild) throws {
        let (differences, failures) = try build.check()
        let summary = CheckSummary(
            differences: differences.map { .init(path: $0.path, reason: $0.reason) },
            errors: failures.map { ErrorReport($0) })
        for error in summary.errors { Console.error("\(error)") }
        if work.json {
            try Console.printJSON(summary)
        } else {
            for difference in differences { try Console.print("\(difference)") }
        }
        if let failure = failures.first { throw failure.exitCode }
        if !differences.isEmpty { throw ExitCode(1) }
    }

    /// What a run would do.
    private func tell(_ plan: BuildPlan) throws {
        let summary = SpriteSummary(
            inputs: plan.inputs, outputs: plan.outputs,
            written: plan.writes, removed: plan.removals, upToDate: plan.upToDate,
            errors: plan.failures.map { ErrorReport($0) })
        try tell(summary) {
            for path in plan.writes { try Console.print("write \(path)") }
            for path in plan.removals { try Console.print("remove \(path)") }
        }
        if let failure = plan.failures.first { throw failure.exitCode }
    }

    /// What a run has done.
    private func tell(_ report: BuildReport, of plan: BuildPlan) throws {
        let summary = SpriteSummary(
            inputs: plan.inputs, outputs: work.json ? report.outputs : [],
            written: report.written, removed: report.removed, left: report.left, kept: report.kept,
            missing: report.missing, upToDate: report.upToDate,
            diagnostics: report.diagnostics, errors: report.failures.map { ErrorReport($0) })
        if !work.quiet {
            Console.report(DiagnosticSummary(report.diagnostics))
            for path in report.left {
                Console.warning("\(path) is no longer asked for, and stays: its content is not what was written")
            }
        }
        try tell(summary) {
            let others = [
                (report.removed, "removed"), (report.kept, "kept for the errors"),
                (report.missing, "not made for the errors")
            ]
            let told = others.filter { !$0.0.isEmpty }.map { ", \($0.count) \($1)" }.joined()
            Console.say("\(report.written.count) written\(told), \(report.upToDate) up to date")
        }
        if let failure = report.failures.first { throw failure.exitCode }
    }

    private func tell(_ summary: SpriteSummary, forPeople: () throws -> Void) throws {
        for error in summary.errors { Console.error("\(error)") }
        if work.json { try Console.printJSON(summary) } else if !work.quiet { try forPeople() }
    }

    private func settings() throws -> SpriteBuild.Settings {
        var settings = SpriteBuild.Settings()
        settings.jobs = try work.jobs()
        settings.shard = try shard.map { text in
            guard let shard = Shard(text) else {
                throw ValidationError("--shard is \"\(text)\"; expected a shard as in 2/5")
            }
            return shard
        }
        (settings.merges, settings.comparesContents) = (merge, checksum)
        (settings.outputFolder, settings.stateFolder) = (outputFolder, stateFolder)
        settings.renewsOutputs = depfile != nil && stamp == nil
        return settings
    }
}

/// What `--json` says of a build.
private struct SpriteSummary: Encodable {
    /// All files that are read and folders that are searched, which end with a slash.
    var inputs: [String]
    /// All files that the build makes, up to date or not.
    var outputs: [String]
    var written: [String]
    var removed: [String]
    /// What is no longer asked for, and stays since its content is not what was written.
    var left: [String] = []
    /// What stays as it was, since what goes into it has failed.
    var kept: [String] = []
    /// What is not there for the same reason.
    var missing: [String] = []
    var upToDate: Int
    /// By the files they concern.
    var diagnostics: [String: [Diagnostic]] = [:]
    var errors: [ErrorReport]
}

/// What `--json` says of a check.
private struct CheckSummary: Encodable {
    struct Difference: Encodable {
        var path: String
        var reason: String
    }

    var differences: [Difference]
    var errors: [ErrorReport]
}
