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
            let (build, reports) = (SpriteBuild(try BuildFile(contentsOf: file), settings), SpriteReports(work: work))
            if check { return try reports.tell(try build.check()) }
            if dryRun { return try reports.tell(try build.plan()) }
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
            try reports.tell(report, of: plan)
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
