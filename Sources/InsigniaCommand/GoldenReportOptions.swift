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

    /// Writes and prints the requested reports.
    func write(_ report: GoldenReport, json: Bool) throws {
        for (path, text) in [(self.report, report.html), (junit, report.junit), (tap, report.tap)] {
            if let path { try Files.write(Array(text().utf8), to: path) }
        }
        if json { try Console.printLines(report.json()) }
        if github { try Console.printLines(report.githubAnnotations()) }
    }
}
