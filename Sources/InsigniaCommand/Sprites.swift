import ArgumentParser
import Insignia

struct Sprites: ParsableCommand, CheckedArguments {
    static let configuration = CommandConfiguration(
        commandName: "sprites",
        abstract: "Build the images that a build file describes, redrawing only what has changed.",
        discussion: """
            EXAMPLES
              insignia init                          # write an insignia.yml to start from
              insignia sprites                       # build what insignia.yml describes
              insignia sprites --check               # fail if anything would change
              insignia sprites --depfile icons.d     # for make and ninja
              insignia sprites --shard 1/2           # draw one half of the images here,
              insignia sprites --shard 2/2           # the other half elsewhere,
              insignia sprites --merge               # and assemble both
            """)

    @Argument(
        help: ArgumentHelp("The build file.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var file = Init.standardName

    @Option(help: ArgumentHelp("Draw only one shard of the images, such as 2/5.", valueName: "shard"))
    var shard: String?

    @Flag(help: "Draw nothing; assemble the outputs from what the shards have drawn.")
    var merge = false

    @Flag(help: "Write nothing; exit with 1 if any output differs by a byte from what a build would write.")
    var check = false

    @Flag(help: "Compare the contents of all files to find changes, not just their sizes and times.")
    var checksum = false

    @Option(
        help: ArgumentHelp("Write outputs to this folder instead of that of the build file.", valueName: "folder"),
        completion: .directory)
    var outputFolder: String?

    @Option(
        help: ArgumentHelp(
            "Keep the state of incremental builds in this folder; by default, .insignia in --output-folder or beside "
                + "the build file.",
            valueName: "folder"), completion: .directory)
    var stateFolder: String?

    @Flag(help: "Write nothing; print what would be written and removed, and which other files would be overwritten.")
    var dryRun = false

    @Option(
        help: ArgumentHelp("Write the dependencies of the outputs as rules for make and ninja.", valueName: "file"),
        completion: .file())
    var depfile: String?

    @Option(
        help: ArgumentHelp(
            "Write this empty file after each run without errors or changes to inputs, and make it the target of the "
                + "depfile's rule.",
            valueName: "file"), completion: .file())
    var stamp: String?

    @Flag(help: "Build again whenever an input changes, until interrupted.")
    var watch = false

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func checkCombination() throws {
        try Values.folder(outputFolder, of: "--output-folder")
        try Values.folder(stateFolder, of: "--state-folder")
        try rejectIneffective(["--depfile": depfile != nil && dryRun], "has no effect with --dry-run")
        try Values.file(depfile, of: "--depfile")
        try Values.file(stamp, of: "--stamp")
        if stamp != nil, depfile == nil { throw ValidationError("--stamp needs --depfile, whose target it becomes") }
        if work.json, depfile == "-" {
            throw ValidationError("--json and --depfile - both write to standard output")
        }
        if check, dryRun || depfile != nil || shard != nil || merge {
            throw ValidationError("--check cannot be combined with --dry-run, --depfile, --shard or --merge")
        }
        if merge, shard != nil { throw ValidationError("--merge and --shard cannot be combined") }
        if watch, check || dryRun || shard != nil || merge {
            throw ValidationError("--watch cannot be combined with --check, --dry-run, --shard or --merge")
        }
    }

    func run() throws {
        let settings = try settings()
        guard !watch else { return buildOnChanges(settings) }
        try build(settings)
    }

    private func buildOnChanges(_ settings: SpriteBuild.Settings) {
        SpriteWatch(
            plan: { () throws(FileError) in try SpriteBuild(BuildFile(contentsOf: file), settings: settings).plan() },
            build: {
                do { try build(settings) } catch let failure as CommandFailure {
                    failure.report(for: Sprites.self, asJSON: work.json)
                }
            }
        ).run()
    }

    /// Builds the file, then throws the exit code of the first failure.
    private func build(_ settings: SpriteBuild.Settings) throws {
        try failing {
            if file == Init.standardName, !Files.exists(file) {
                throw FileError(
                    .input, path: file, message: "there is no such file; insignia init writes one to start from")
            }
            let reports = SpriteReports(work: work)
            // The other reports name files, which a build file has to be read for.
            if depfile == nil, !work.json, let count = SpriteBuild.completedOutputs(of: file, settings: settings) {
                if !check, !dryRun { reports.print(upToDate: count) }
                return
            }
            if check || dryRun {
                let build = SpriteBuild(try BuildFile(contentsOf: file), settings: settings)
                return check ? try reports.print(try build.check()) : try reports.print(try build.plan())
            }
            let (plan, report) = try SpriteBuild.exclusively(of: file, settings: settings, waiting: reportWaiting) {
                build in
                let plan = try build.plan()
                try claimDependencyFiles(of: plan, build)
                let progress = ProgressLine(isShown: !work.quiet)
                defer { progress.finish() }
                return (plan, try build.run(plan) { progress.update($0, of: plan.stepCount) })
            }
            try writeDependencies(of: plan, report)
            try reports.print(report, of: plan)
            try writeStamp(report)
        }
    }

    private func writeDependencies(of plan: BuildPlan, _ report: BuildReport) throws {
        guard let depfile else { return }
        let rules = try plan.dependencyRules(for: stamp.map { [$0] } ?? report.outputs)
        try Files.createFolder(of: depfile)
        try Files.write(Array(rules.utf8), to: depfile)
    }

    /// Writes the stamp, unless an input has changed in the meantime: without a new one, make and ninja run the build
    /// again.
    private func writeStamp(_ report: BuildReport) throws {
        guard let stamp, report.changed.isEmpty else { return }
        try Files.createFolder(of: stamp)
        try Files.write([], to: stamp)
        // The stamp must be newer than its folder, which may be an input.
        Files.touch(stamp)
    }

    private func reportWaiting(for other: String) {
        if !work.quiet { Console.say("waiting for \(other), which is building \(file) too") }
    }

    /// Rejects a depfile or stamp that would overwrite an input, an output or the state of the build.
    private func claimDependencyFiles(of plan: BuildPlan, _ build: SpriteBuild) throws {
        guard let depfile else { return }
        for (path, option) in [(depfile, "--depfile"), (stamp, "--stamp")] {
            guard let path, build.isStateFile(path) else { continue }
            throw usageError("\(option) \(path) is part of the state of the build; expected another path")
        }
        var claims = OutputClaims(reading: plan.inputs)
        for output in plan.outputs { try claims.claim(output, for: .named("an output")) }
        try claims.claim(depfile, for: .named("--depfile"))
        if let stamp { try claims.claim(stamp, for: .named("--stamp")) }
        try plan.checkNames(plan.outputs + [stamp].compactMap(\.self))
    }

    private func settings() throws -> SpriteBuild.Settings {
        var settings = SpriteBuild.Settings()
        settings.jobs = try work.jobs()
        settings.shard = try shard.map { text in
            guard let shard = Shard(text) else {
                throw ValidationError("--shard is \"\(text)\"; expected a shard such as 2/5")
            }
            return shard
        }
        (settings.mergesShards, settings.comparesContents) = (merge, checksum)
        (settings.outputFolder, settings.stateFolder) = (outputFolder, stateFolder)
        settings.touchesOutputs = depfile != nil && stamp == nil
        return settings
    }
}
