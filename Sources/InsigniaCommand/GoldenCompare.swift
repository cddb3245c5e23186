import ArgumentParser
import Insignia

struct GoldenCompare: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compare any two folders of PNG images; exit with 1 if any differ.",
        usage: "insignia golden compare [<options>] <expected> <actual>",
        discussion: """
            Hidden files, and what is in hidden folders, are left out.

            EXAMPLES
              insignia golden compare before/ after/ --report changes.html
              insignia golden compare cairo/ resvg/ --tolerance sampling
            """)

    @Argument(help: ArgumentHelp("The folder of reference images.", valueName: "expected"), completion: .directory)
    var expected: String

    @Argument(
        help: ArgumentHelp("The folder of images to compare with them.", valueName: "actual"), completion: .directory)
    var actual: String

    @Option(
        help: ArgumentHelp(
            "exact (the default), antialiasing, sampling, or as in fuzzy(0-2, 0-40).", valueName: "tolerance"),
        completion: .list(["exact", "antialiasing", "sampling"]))
    var tolerance = "exact"

    @OptionGroup(title: "Reports")
    var reports: GoldenReportOptions

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func run() throws {
        try reports.check()
        let tolerance = try Values.read(tolerance, of: "--tolerance") { text throws(ValueError) in
            try GoldenTolerance(text)
        }
        try failing {
            let comparison = try FolderComparison(expected: expected, actual: actual, tolerance: tolerance)
            try reports.claimPaths(json: work.json, reading: comparison.paths)
            let progress = ProgressLine(isShown: !work.quiet)
            let results = try comparison.results(jobs: work.jobs(), keepsPictures: reports.report != nil) {
                progress.update($0, of: comparison.count)
            }
            progress.finish()
            let failures = GoldenVerification.printFailures(of: results, quiet: work.quiet)
            let notices = results.notices
            if !work.quiet { notices.forEach { Console.warning($0) } }
            let report = GoldenReport(
                results, title: "\(expected) and \(actual)", file: nil, notices: notices, acceptsCases: false)
            try reports.write(report, json: work.json)
            if failures > 0 { throw ExitCode(1) }
        }
    }
}
