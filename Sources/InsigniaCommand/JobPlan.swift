import ArgumentParser
import Insignia

/// The images to make of each input file, with their paths.
struct JobPlan {
    let jobs: [RenderJob]
    /// The folders that could not be searched.
    let failures: [FileError]

    init(
        files: [String], output: String?, scales: [Double], options: RenderOptions, sheet: [ContactSheetAxis] = []
    ) throws {
        let list = InputList(files, skipsLocalized: options.locale != nil || options.layoutDirection != nil)
        failures = list.failures
        for failure in failures { Console.error("\(failure)") }
        guard !list.inputs.isEmpty else {
            Console.error("\(files.joined(separator: ", ")): no .svg files there")
            throw ExitCode.noInput
        }
        let target = try Target(output, inputs: list.inputs.count, images: list.inputs.count * scales.count)
        jobs = list.inputs.map { input in
            RenderJob(
                input: input.path,
                outputs: scales.map { scale in
                    var options = options
                    options.displayScale = scale
                    return .init(
                        path: target.path(stem: input.outputStem, scale: scale, isOne: scales.count == 1),
                        options: options, sheet: sheet)
                })
        }
        try refuseClashes()
    }

    /// The meaning of `-o`.
    private enum Target {
        case folder(String)
        case file(String)
        case standardOutput

        init(_ output: String?, inputs: Int, images: Int) throws {
            guard let output else {
                self = .folder("")
                return
            }
            switch try Values.output(output, formats: ["png"]) {
            case .standardOutput:
                guard images == 1 else { throw usageError("-o - takes one image; this makes \(images)") }
                self = .standardOutput
            case .file(let path, _):
                guard inputs == 1 else { throw usageError("-o \(path) is one file; \(inputs) inputs need a folder") }
                self = .file(path)
            case .folder(let folder): self = .folder(folder)
            }
        }

        /// The path of an image; a file's own name where it is the only one.
        func path(stem: String, scale: Double, isOne: Bool) -> String {
            let suffix = DisplayScale.suffix(scale)
            switch self {
            case .folder(let folder): return "\(folder)\(stem)\(suffix).png"
            case .file(let file) where isOne || !file.lowercased().hasSuffix(".png"): return file
            case .file(let file): return "\(file.dropLast(4))\(suffix).png"
            case .standardOutput: return "-"
            }
        }
    }

    private func refuseClashes() throws {
        var claims = OutputClaims(reading: jobs.map(\.input))
        for job in jobs { for output in job.outputs { try claims.claim(output.path, for: job.input) } }
    }
}
