import ArgumentParser
import Insignia

/// The jobs listed on standard input, one per line: input, output, width and height, separated by tabs.
struct BatchList {
    let jobs: [RenderJob]

    init(options: RenderOptions) throws {
        let bytes = try failing { try Files.read("-") }.withoutByteOrderMark
        var (jobs, lines): ([RenderJob], [Int]) = ([], [])
        var (start, number) = (0, 0)
        while start < bytes.count {
            // Lines are split as bytes: a carriage return and a line feed form a single `Character`.
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let isReturned = end > start && bytes[end - 1] == UInt8(ascii: "\r")
            let line = bytes[start..<(isReturned ? end - 1 : end)]
            (start, number) = (end + 1, number + 1)
            if line.isEmpty { continue }
            jobs.append(try Self.job(line, number, options))
            lines.append(number)
        }
        var claims = OutputClaims(reading: jobs.map(\.input))
        for (job, line) in zip(jobs, lines) {
            for output in job.outputs { try claims.claim(output.path, for: .batchLine(line)) }
        }
        self.jobs = jobs
    }

    private static func job(_ line: ArraySlice<UInt8>, _ number: Int, _ options: RenderOptions) throws -> RenderJob {
        let tabs = line.indices.filter { line[$0] == UInt8(ascii: "\t") }
        func text(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }
        guard !line.contains(0), tabs.count == 3 else {
            throw fault(number, "found \"\(text(line.indices))\"; expected IN<TAB>OUT<TAB>WIDTH<TAB>HEIGHT")
        }
        func pixels(_ range: Range<Int>, _ side: String) throws -> Int {
            guard let pixels = Int(text(range)), pixels > 0 else {
                throw fault(number, "found \"\(text(range))\"; expected the \(side) in pixels, from 1")
            }
            return pixels
        }
        let width = try pixels(tabs[1] + 1..<tabs[2], "width")
        let height = try pixels(tabs[2] + 1..<line.endIndex, "height")
        let name = text(tabs[0] + 1..<tabs[1])
        let output: String
        do throws(ValueError) { output = try OutputName.path(ofFile: name, formats: ["png"]) } catch {
            throw fault(number, "found \"\(name)\"; \(error)")
        }
        var options = options
        options.size = .fit(width: width, height: height)
        return RenderJob(input: text(line.startIndex..<tabs[0]), outputs: [.init(path: output, options: options)])
    }

    private static func fault(_ number: Int, _ message: String) -> CommandFailure {
        var report = ErrorReport(message, file: "standard input")
        report.line = number
        return CommandFailure([report], .usage)
    }
}
