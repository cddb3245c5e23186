import ArgumentParser
import Insignia

/// Runs jobs on all cores and reports their outcomes in order.
struct JobRunner {
    var compression = PNGEncoder.Compression.fast
    /// The largest number of jobs at once; `nil` for as many as there are cores.
    var limit: Int?
    var isQuiet = false
    var printsJSON = false
    /// The font of the text style that the symbols match; `nil` for none.
    var font: TextFont?

    /// Runs the jobs of a plan, then throws the exit code of the first failure.
    func run(_ plan: JobPlan) throws { try run(plan.count, besides: plan.failures, job: plan.job) }

    func run(_ list: BatchList) throws { try run(list.jobs.count) { list.jobs[$0] } }

    /// Runs the jobs, then throws the exit code of the first failure.
    ///
    /// Reports `failures`, the folders that could not be searched, together with the jobs.
    func run(_ count: Int, besides failures: [FileError] = [], job: @Sendable (Int) -> RenderJob) throws {
        let keepsImages = printsJSON
        let areEmpty = try createFolders(of: (0..<count).lazy.map(job))
        let (renderer, encoder) = (SymbolRenderer(), PNGEncoder(compression: compression))
        let progress = isQuiet || count == 1 ? nil : ProgressLine(isShown: true)
        let reports = mapInParallel(Array(0..<count), jobs: limit, progress: { progress?.update($0, of: count) }) {
            var report = job($0).run(renderer, encoder, intoEmptyFolders: areEmpty)
            if !keepsImages { report.images = [] }
            report.diagnostics = report.diagnostics.inOptions
            return report
        }
        progress?.finish()
        for failure in failures { Console.error(ErrorReport(failure)) }
        printMessages(of: reports)
        if printsJSON {
            try Console.printJSON(failures.map { RenderSummary($0) } + reports.map { RenderSummary($0, font) })
        }
        if let failure = reports.lazy.compactMap(\.failure).first { throw failure.exitCode }
        if let failure = failures.first { throw failure.exitCode }
    }

    /// Creates the folders of all outputs.
    ///
    /// - Returns: Whether all of them are empty, which saves looking for each of many files before it is written.
    private func createFolders(of jobs: some Collection<RenderJob>) throws -> Bool {
        var (last, areEmpty): (String?, Bool) = (nil, jobs.count > 1)
        // A sorted array, since building a set takes longer than drawing an icon.
        for folder in jobs.flatMap({ $0.outputs.map { Files.folder(of: $0.path) } }).sorted() where folder != last {
            try failing { try Files.createFolder(folder) }
            areEmpty = areEmpty && Files.isEmptyFolder(folder)
            last = folder
        }
        return areEmpty
    }

    private func printMessages(of reports: [RenderReport]) {
        var summary = DiagnosticSummary()
        for report in reports { summary.add(report.diagnostics, of: report.input) }
        if !isQuiet { Console.report(summary) }
        for report in reports {
            if let failure = report.failure { Console.error(ErrorReport(failure, of: report.input)) }
        }
    }
}

/// The JSON report on one input.
private struct RenderSummary: Encodable {
    struct Image: Encodable {
        var path: String
        var width: Int
        var height: Int
        var metrics: PixelMetrics?
    }

    var input: String
    var label: String?
    var font: TextFont?
    var images: [Image] = []
    var diagnostics: [Diagnostic] = []
    var error: ErrorReport?

    init(_ failure: FileError) { (input, error) = (failure.path, ErrorReport(failure)) }

    init(_ report: RenderReport, _ font: TextFont?) {
        (input, self.font) = (report.input, font)
        label = report.label
        images = report.images.map { Image(path: $0.path, width: $0.width, height: $0.height, metrics: $0.metrics) }
        diagnostics = report.diagnostics
        error = report.failure.map { ErrorReport($0, of: report.input) }
    }
}
