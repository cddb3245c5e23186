import ArgumentParser
import Insignia

struct Golden: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden",
        abstract: "Record reference images and compare drawings with them.",
        discussion: """
            EXAMPLES
              insignia golden record goldens.yml           # draw what has no golden yet
              insignia golden verify goldens.yml --report diff.html   # compare, and show
              insignia golden accept goldens.yml 'bell-*'  # take over what was looked at
              insignia golden compare before/ after/       # any two folders of PNG images

            A golden is name.png with name.golden, which holds the exact display list and
            the renderer's identity. Verification fails for goldens that differ, are
            missing, damaged or empty, or belong to no case. name+2.png with name+2.golden
            is another that the case may look like.
            """,
        subcommands: [
            GoldenVerify.self, GoldenRecordCommand.self, GoldenAccept.self, GoldenReportCommand.self,
            GoldenCompare.self
        ])
}

struct GoldenVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compare drawings with their goldens; exit with 1 if any differ.",
        usage: "insignia golden verify [<options>] [<file>]")

    @OptionGroup var verification: GoldenVerification

    func run() throws {
        if try verification.run() > 0 { throw ExitCode(1) }
    }
}

struct GoldenReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Compare drawings with their goldens and write reports, whatever the outcome.",
        usage: "insignia golden report [<options>] [<file>]")

    @OptionGroup var verification: GoldenVerification

    func run() throws {
        var verification = verification
        if verification.reports.isEmpty, !verification.work.json { verification.reports.report = "goldens.html" }
        _ = try verification.run()
    }
}

struct GoldenRecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Draw the cases that have no golden yet and record them as goldens.")

    @OptionGroup var source: GoldenFileArgument

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func run() throws {
        try refuseInCI()
        try failing {
            let suite = try GoldenSuite(BuildFile(contentsOf: source.file))
            let progress = ProgressLine(isShown: !work.quiet)
            let (recorded, failures) = suite.record(jobs: try work.jobs(), progress: progress.update)
            progress.finish()
            failures.forEach { Console.error("\($0)") }
            try tell(RecordSummary(recorded: recorded, errors: failures.map { ErrorReport($0) }), of: suite)
            if let failure = failures.first { throw failure.exitCode }
        }
    }

    private func tell(_ summary: RecordSummary, of suite: GoldenSuite) throws {
        if !work.quiet { Console.report(DiagnosticSummary(suite.diagnostics)) }
        if work.json { return try Console.printJSON(summary) }
        guard !work.quiet else { return }
        for name in summary.recorded { try Console.print("recorded \(name)") }
        Console.say("\(summary.recorded.count) recorded: look at each before you commit it")
    }
}

/// Refuses to change goldens where nobody looks.
func refuseInCI() throws {
    guard !GoldenRecording.isForbidden() else {
        throw usageError(
            "CI is set: what is recorded there is looked at by nobody; record goldens where you can see them")
    }
}

/// The build file whose goldens a command concerns.
struct GoldenFileArgument: ParsableArguments {
    @Argument(help: ArgumentHelp("The build file with the key \"goldens: FOLDER\".", valueName: "file"))
    var file = "goldens.yml"
}

/// What `--json` says of a recording.
private struct RecordSummary: Encodable {
    var recorded: [String]
    var errors: [ErrorReport]
}
