import ArgumentParser
import Insignia

/// Runs jobs on all cores and tells what came of them, in their order.
struct JobRunner {
    let compression: PNGEncoder.Compression
    let isQuiet: Bool
    let printsJSON: Bool

    /// - Throws: the exit code of the first failure, once all jobs are done.
    func run(_ jobs: [RenderJob]) throws {
        try createFolders(of: jobs)
        let (renderer, encoder) = (SymbolRenderer(), PNGEncoder(compression: compression))
        let progress = ProgressLine(total: jobs.count, isShown: !isQuiet)
        let reports = mapInParallel(jobs, progress: progress.update) { $0.run(renderer, encoder) }
        progress.finish()
        for report in reports { tell(report) }
        if printsJSON { Console.print(try JSONText.of(reports.map(RenderSummary.init))) }
        if let failure = reports.lazy.compactMap(\.failure).first { throw failure.exitCode }
    }

    private func createFolders(of jobs: [RenderJob]) throws {
        for path in Set(jobs.flatMap(\.outputs).map(\.path)).sorted() {
            try tellingErrors { try Files.createFolder(of: path) }
        }
    }

    private func tell(_ report: RenderReport) {
        if !isQuiet {
            for diagnostic in report.diagnostics { Console.warning("\(report.input):\(diagnostic)") }
            for notice in report.notices { Console.warning("\(report.input): \(notice)") }
        }
        if let failure = report.failure { Console.error(failure.message(input: report.input)) }
    }
}

/// What `--json` says of one input.
private struct RenderSummary: Encodable {
    struct Image: Encodable {
        var path: String
        var width: Int
        var height: Int
        var metrics: PixelMetrics?
    }

    var input: String
    var label: String?
    var images: [Image]
    var warnings: [String]
    var error: String?

    init(_ report: RenderReport) {
        input = report.input
        label = report.label
        images = report.images.map { Image(path: $0.path, width: $0.width, height: $0.height, metrics: $0.metrics) }
        warnings = report.diagnostics.map(\.description) + report.notices
        error = report.failure?.message(input: report.input)
    }
}
