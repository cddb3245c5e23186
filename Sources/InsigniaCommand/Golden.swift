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
            name+2.golden is an alternate, which the case may match instead; a damaged one
            fails too. Several build files may share a folder: each record names the file
            that asks for its golden, and record updates what no longer does.
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
        usage: "insignia golden verify [<options>] [<file>] [<name> ...]")

    @OptionGroup var verification: GoldenVerification

    func run() throws {
        if try verification.run() > 0 { throw ExitCode(1) }
    }
}

struct GoldenReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Compare drawings with their goldens and write reports, whatever the outcome.",
        usage: "insignia golden report [<options>] [<file>] [<name> ...]")

    @OptionGroup var verification: GoldenVerification

    func run() throws {
        var verification = verification
        if verification.reports.isEmpty, !verification.work.json { verification.reports.report = "goldens.html" }
        _ = try verification.run()
    }
}

struct GoldenRecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Draw the cases that have no golden yet and record them as goldens.",
        usage: "insignia golden record [<options>] [<file>] [<name> ...]")

    @OptionGroup var source: GoldenFileArgument

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func run() throws {
        try refuseInCI()
        try failing {
            let suite = try GoldenSuite(BuildFile(contentsOf: source.file))
            let progress = ProgressLine(isShown: !work.quiet)
            let done = try suite.record(source.names, jobs: work.jobs(), progress: progress.update)
            progress.finish()
            for failure in done.failures { Console.error(ErrorReport(failure)) }
            try report(RecordSummary(done), of: suite)
            if let failure = done.failures.first { throw failure.exitCode }
        }
    }

    private func report(_ summary: RecordSummary, of suite: GoldenSuite) throws {
        if !work.quiet { Console.report(DiagnosticSummary(suite.diagnostics)) }
        if work.json { return try Console.printJSON(summary) }
        guard !work.quiet else { return }
        for name in summary.recorded { try Console.print("recorded \(name)") }
        for name in summary.claimed { try Console.print("claimed \(name), whose record names \(source.file) now") }
        let count = summary.recorded.count
        Console.say("\(count) recorded" + (count > 0 ? ": review each before you commit it" : ""))
    }
}

/// Throws a usage error on continuous integration, where nobody reviews the goldens.
func refuseInCI() throws {
    guard !GoldenRecording.isForbidden() else {
        throw usageError(
            "CI is set: nobody reviews goldens there; record and accept them where you can look at them")
    }
}

/// The arguments for the build file of a command on goldens, and for its cases.
struct GoldenFileArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The build file with the key \"goldens: FOLDER\".", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    private var first = GoldenFileArgument.standardName

    @Argument(
        help: ArgumentHelp(
            "The cases, or patterns such as 'bell-*'; they may stand alone where the file is goldens.yml.",
            valueName: "name"))
    private var others: [String] = []

    private static let standardName = "goldens.yml"

    /// Whether the first word is a case: it is not named like a build file, and is no file that could be one.
    ///
    /// A drawing or a folder of frames may well be named after the symbol of a case.
    private var beginsWithName: Bool {
        func hasExtension(_ names: String...) -> Bool { names.contains { first.lowercased().hasSuffix(".\($0)") } }
        if hasExtension("yml", "yaml", "json") { return false }
        return !Files.exists(first) || Files.isFolder(first) || hasExtension("svg", "svgz", "png")
    }

    /// The path of the build file.
    var file: String { beginsWithName ? Self.standardName : first }
    /// The names and patterns of the cases; empty for all of them.
    var names: [String] { beginsWithName ? [first] + others : others }
}

/// The JSON report on a recording.
private struct RecordSummary: Encodable {
    var recorded: [String]
    /// The names of the existing goldens whose records name the build file now.
    var claimed: [String]
    var errors: [ErrorReport]

    init(_ done: GoldenRecordings) {
        (recorded, claimed) = (done.recorded, done.claimed)
        errors = done.failures.map { ErrorReport($0) }
    }
}
