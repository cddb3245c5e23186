import ArgumentParser
import Insignia

struct Golden: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden",
        abstract: "Record reference images and compare drawings with them.",
        discussion: """
            EXAMPLES
              insignia golden record goldens.yml           # record the missing goldens
              insignia golden verify goldens.yml --report diff.html
              insignia golden accept goldens.yml 'bell-*'  # accept reviewed drawings
              insignia golden compare before/ after/       # any two folders of PNG images

            A golden is a pair of files: name.png, and name.golden with the exact display
            list and the identity of the renderer. Verification fails for goldens that
            differ, are missing, damaged or empty, or belong to no case. name+2.png with
            name+2.golden is an alternate, which the case may match instead.
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
            try report(RecordSummary(recorded: recorded, errors: failures.map { ErrorReport($0) }), of: suite)
            if let failure = failures.first { throw failure.exitCode }
        }
    }

    private func report(_ summary: RecordSummary, of suite: GoldenSuite) throws {
        if !work.quiet { Console.report(DiagnosticSummary(suite.diagnostics)) }
        if work.json { return try Console.printJSON(summary) }
        guard !work.quiet else { return }
        for name in summary.recorded { try Console.print("recorded \(name)") }
        Console.say("\(summary.recorded.count) recorded: review each before you commit it")
    }
}

/// Throws a usage error on continuous integration, where nobody reviews the goldens.
func refuseInCI() throws {
    guard !GoldenRecording.isForbidden() else {
        throw usageError(
            "CI is set: nobody reviews goldens there; record and accept them where you can look at them")
    }
}

/// The argument for the build file of a command on goldens.
struct GoldenFileArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The build file with the key \"goldens: FOLDER\".", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var file = "goldens.yml"
}

/// The JSON report on a recording.
private struct RecordSummary: Encodable {
    var recorded: [String]
    var errors: [ErrorReport]
}
