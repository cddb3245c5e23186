import ArgumentParser
import Insignia

/// Where reports of a verification go.
struct GoldenReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("An HTML page that shows what differs.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var report: String?

    @Option(help: ArgumentHelp("JUnit XML.", valueName: "file"), completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(help: ArgumentHelp("Test Anything Protocol.", valueName: "file"), completion: .file(extensions: ["tap"]))
    var tap: String?

    @Flag(help: "Tell on standard output what came of each case, as JSON.")
    var json = false

    @Flag(help: "Annotations for GitHub on standard output.")
    var github = false

    var isEmpty: Bool { report == nil && junit == nil && tap == nil && !json && !github }
}

/// A verification as the command tells of it.
struct GoldenRun {
    let file: String
    let jobs: String?
    let quiet: Bool
    let reports: GoldenReportOptions

    /// - Returns: how many cases did not pass.
    func verify() throws -> Int {
        try tellingErrors {
            let suite = try GoldenSuite(BuildFile(contentsOf: file))
            let results = try suite.verify(jobs: try jobs.map { try Values.whole($0, of: "--jobs", 1...1024) })
            let failures = results.filter { $0.status != .passed }
            for failure in failures {
                Console.error("\(failure.name): \(failure.status.rawValue)")
                failure.reasons.forEach { Console.say("    \($0)") }
            }
            let notices = Set(results.compactMap(\.notice)).sorted()
            if !quiet { notices.forEach { Console.warning($0) } }
            try write(GoldenReport(results, file: file, notices: notices))
            if !quiet { Console.say("\(results.count - failures.count) passed, \(failures.count) failed") }
            return failures.count
        }
    }

    private func write(_ report: GoldenReport) throws {
        for (path, text) in [(reports.report, report.html), (reports.junit, report.junit), (reports.tap, report.tap)] {
            if let path { try Files.write(Array(text().utf8), to: path) }
        }
        if reports.json { Console.print(report.json()) }
        if reports.github { Console.print(report.githubAnnotations()) }
    }
}
