import ArgumentParser
import Insignia

/// The options that select the reports of a verification.
struct GoldenReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Write an HTML report that shows the differences.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var report: String?

    @Option(help: ArgumentHelp("Write a JUnit XML report.", valueName: "file"), completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        help: ArgumentHelp("Write a report in the Test Anything Protocol.", valueName: "file"),
        completion: .file(extensions: ["tap"]))
    var tap: String?

    @Flag(help: "Print annotations for GitHub Actions to standard output.")
    var github = false

    func validate() throws {
        for (path, option, format) in [(report, "--report", "html"), (junit, "--junit", "xml"), (tap, "--tap", "tap")] {
            if let path { _ = try Values.file(path, of: option, formats: [format]) }
        }
    }

    /// Checks that no two reports have the same path, and that none would overwrite an input.
    ///
    /// - Parameters:
    ///   - json: Whether a JSON report goes to standard output.
    ///   - inputs: The paths that are read; evaluated only if a report is written to a file.
    /// - Throws: `CommandFailure` for wrong usage.
    func claimPaths(json: Bool, reading inputs: @autoclosure () throws -> [String]) throws {
        var printed = [(json, "--json"), (github, "--github")].filter(\.0).map(\.1)
        let files = [(report, "--report"), (junit, "--junit"), (tap, "--tap")].compactMap { path, option in
            path.map { (path: $0, option: option) }
        }
        printed += files.filter { $0.path == "-" }.map { "\($0.option) -" }
        if printed.count > 1 {
            throw usageError("\(printed[0]) and \(printed[1]) both write to standard output")
        }
        guard files.contains(where: { $0.path != "-" }) else { return }
        var claims = OutputClaims(reading: try inputs())
        for (path, option) in files { try claims.claim(path, for: .named(option)) }
    }

    var isEmpty: Bool { report == nil && junit == nil && tap == nil && !github }
}

/// A verification of goldens, with its messages and reports.
struct GoldenVerification: ParsableArguments {
    @OptionGroup var source: GoldenFileArgument

    @OptionGroup(title: "Reports")
    var reports: GoldenReportOptions

    @OptionGroup(title: "Run")
    var work: WorkOptions

    /// Compares every drawing with its golden and returns the number of cases that did not pass.
    func run() throws -> Int {
        try failing {
            let file = source.file
            let suite = try GoldenSuite(BuildFile(contentsOf: file))
            try reports.claimPaths(json: work.json, reading: suite.paths())
            let progress = ProgressLine(isShown: !work.quiet)
            let results = try suite.verify(jobs: work.jobs(), keepsPictures: reports.report != nil) {
                progress.update($0, of: suite.count)
            }
            progress.finish()
            let notices = Set(results.compactMap(\.notice)).sorted()
            if !work.quiet {
                Console.report(DiagnosticSummary(suite.diagnostics))
                notices.forEach { Console.warning($0) }
            }
            let failures = Self.printFailures(of: results, quiet: work.quiet)
            if !work.quiet { sayWhereImagesAre(results, suite) }
            try reports.write(GoldenReport(results, title: file, file: file, notices: notices), json: work.json)
            return failures
        }
    }

    /// Prints the folders of what was received, and the command that accepts it.
    private func sayWhereImagesAre(_ results: [GoldenSuite.Result], _ suite: GoldenSuite) {
        guard results.contains(where: { $0.files.actual != nil }) else { return }
        let isSeen = results.contains { $0.files.difference != nil }
        Console.say(
            "received: \(suite.receivedFolder)\(isSeen ? ", differences: \(suite.differencesFolder)" : "")"
                + "; accept what is right with insignia golden accept \(source.file) NAME")
    }

    /// Prints the cases that did not pass, and returns their number.
    static func printFailures(of results: [GoldenSuite.Result], quiet: Bool) -> Int {
        let failures = results.filter { $0.status != .passed }
        for failure in failures {
            Console.error("\(failure.name): \(failure.status.rawValue)")
            failure.reasons.forEach { Console.say("    \($0)") }
        }
        if !quiet { Console.say("\(results.count - failures.count) passed, \(failures.count) failed") }
        return failures.count
    }
}

extension GoldenReportOptions {
    /// Writes and prints the requested reports.
    func write(_ report: GoldenReport, json: Bool) throws {
        for (path, text) in [(self.report, report.html), (junit, report.junit), (tap, report.tap)] {
            if let path { try Files.write(Array(text().utf8), to: path) }
        }
        if json { try Console.printLines(report.json()) }
        if github { try Console.printLines(report.githubAnnotations()) }
    }
}
