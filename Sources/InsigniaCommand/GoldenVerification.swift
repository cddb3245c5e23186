import ArgumentParser
import Insignia

/// A verification of goldens, with its messages and reports.
struct GoldenVerification: ParsableArguments {
    @OptionGroup var source: GoldenFileArgument

    @OptionGroup(title: "Reports")
    var reports: GoldenReportOptions

    @OptionGroup(title: "Run")
    var work: WorkOptions

    /// Compares every drawing with its golden and returns the number of cases that did not pass.
    func run() throws -> Int {
        try reports.check()
        return try failing {
            let file = source.file
            let suite = try GoldenSuite(BuildFile(contentsOf: file))
            try reports.claimPaths(json: work.json, reading: suite.paths())
            let progress = ProgressLine(isShown: !work.quiet)
            let results = try suite.verify(
                source.names, jobs: work.jobs(), keepsPictures: reports.report != nil, progress: progress.update)
            progress.finish()
            let notices = results.notices
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
