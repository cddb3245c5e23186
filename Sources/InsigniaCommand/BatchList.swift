import ArgumentParser
import Insignia

/// The jobs that standard input lists, one a line: input, output, width and height separated by tabs.
struct BatchList {
    let jobs: [RenderJob]

    init(options: RenderOptions) throws {
        // In bytes: as characters, a carriage return and a line feed would be one.
        let lines = try tellingErrors { try Files.read("-") }.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var jobs: [(line: Int, job: RenderJob)] = []
        for (index, bytes) in lines.enumerated() {
            let number = index + 1
            let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
            if line.isEmpty { continue }
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 4, let width = Int(fields[2]), let height = Int(fields[3]), width > 0, height > 0
            else {
                let found = String(decoding: line, as: UTF8.self)
                Console.error(
                    "standard input:\(number): found \"\(found)\"; expected IN<TAB>OUT<TAB>WIDTH<TAB>HEIGHT")
                throw ExitCode.usage
            }
            let output: String
            do throws(ValueError) { output = try OutputName.path(ofFile: fields[1], formats: ["png"]) } catch {
                throw usageError("standard input:\(number): found \"\(fields[1])\"; \(error)")
            }
            var options = options
            options.size = .fit(width: width, height: height)
            jobs.append((number, RenderJob(input: fields[0], outputs: [.init(path: output, options: options)])))
        }
        var claims = OutputClaims(reading: jobs.map(\.job.input))
        for (line, job) in jobs {
            for output in job.outputs { try claims.claim(output.path, for: "standard input:\(line)") }
        }
        self.jobs = jobs.map(\.job)
    }
}
