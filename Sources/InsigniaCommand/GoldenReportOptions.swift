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

    /// Rejects reports whose names do not have the extension of their format.
    func check() throws {
        for (path, option, format) in [(report, "--report", "html"), (junit, "--junit", "xml"), (tap, "--tap", "tap")] {
            if let path { _ = try Values.file(path, of: option, formats: [format]) }
        }
    }

    /// Checks that no two reports have the same path, and that none would overwrite an input; creates their folders, so
    /// that nothing is drawn in vain.
    ///
    /// - Parameters:
    ///   - json: Whether a JSON report goes to standard output.
    ///   - inputs: The paths that are read; evaluated only if a report is written to a file.
    /// - Throws: `CommandFailure` for wrong usage; `FileError` for a folder that cannot be created.
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
        for (path, _) in files where path != "-" { try Files.createFolder(of: path) }
    }

    var isEmpty: Bool { report == nil && junit == nil && tap == nil && !github }

    /// Writes and prints the requested reports; those that can be written are, even where another cannot.
    func write(_ report: GoldenReport, json: Bool) throws {
        let writes: [() throws -> Void] =
            [(self.report, report.html), (junit, report.junit), (tap, report.tap)].compactMap { path, text in
                path.map { path in { try Files.write(Array(text().utf8), to: path) } }
            } + (json ? [{ try Console.printLines(report.json()) }] : [])
            + (github ? [{ try Console.printLines(report.githubAnnotations()) }] : [])
        let outcomes = writes.map { write in Result { try write() } }
        for outcome in outcomes { try outcome.get() }
    }
}
