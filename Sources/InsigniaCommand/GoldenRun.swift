import ArgumentParser
import Insignia

/// The options that select the reports of a verification.
struct GoldenReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Write an HTML page that shows the differences.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var report: String?

    @Option(help: ArgumentHelp("Write a JUnit XML report.", valueName: "file"), completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        help: ArgumentHelp("Write a report in the Test Anything Protocol.", valueName: "file"),
        completion: .file(extensions: ["tap"]))
    var tap: String?

    @Flag(help: "Print annotations for GitHub to standard output.")
    var github = false

    func validate() throws {
        for (path, option, format) in [(report, "--report", "html"), (junit, "--junit", "xml"), (tap, "--tap", "tap")] {
            if let path { _ = try Values.file(path, of: option, formats: [format]) }
        }
    }

    var isEmpty: Bool { report == nil && junit == nil && tap == nil && !github }
}

/// A verification with its messages and reports.
struct GoldenRun {
    let file: String
    let work: WorkOptions
    let reports: GoldenReportOptions

    /// Compares every drawing with its golden and returns the number of cases that did not pass.
    func verify() throws -> Int {
        try tellingErrors {
            let suite = try GoldenSuite(BuildFile(contentsOf: file))
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
            let failures = Self.tell(results, quiet: work.quiet)
            try reports.write(GoldenReport(results, title: file, file: file, notices: notices), json: work.json)
            return failures
        }
    }

    /// Prints what did not pass and returns how much that is.
    static func tell(_ results: [GoldenSuite.Result], quiet: Bool) -> Int {
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
    /// Writes and prints the reports that were asked for.
    func write(_ report: GoldenReport, json: Bool) throws {
        for (path, text) in [(self.report, report.html), (junit, report.junit), (tap, report.tap)] {
            if let path { try Files.write(Array(text().utf8), to: path) }
        }
        if json { try Console.printLines(report.json()) }
        if github { try Console.printLines(report.githubAnnotations()) }
    }
}
