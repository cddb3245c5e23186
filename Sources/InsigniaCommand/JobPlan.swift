import ArgumentParser
import Insignia

/// The images to make of each input file, with their paths.
struct JobPlan {
    let jobs: [RenderJob]

    init(
        files: [String], output: String?, scales: [Double], options: RenderOptions, sheet: [ContactSheetAxis] = []
    ) throws {
        let list = InputList(files, skipsLocalized: options.locale != nil || options.layoutDirection != nil)
        if let failure = list.failures.first {
            Console.error("\(failure)")
            throw failure.exitCode
        }
        guard !list.inputs.isEmpty else {
            Console.error("\(files.joined(separator: ", ")): no .svg files there")
            throw ExitCode.noInput
        }
        let target = try Target(
            output, inputs: list.inputs.count, isSole: files.count == 1, images: list.inputs.count * scales.count)
        jobs = list.inputs.map { input in
            RenderJob(
                input: input.path,
                outputs: scales.map { scale in
                    var options = options
                    options.displayScale = scale
                    return .init(
                        path: target.path(stem: input.outputStem, suffix: DisplayScale.suffix(scale)), options: options,
                        sheet: sheet)
                })
        }
        try refuseClashes()
    }

    /// The meaning of `-o`.
    private enum Target {
        case folder(String)
        /// Without the extension.
        case file(String)
        case standardOutput

        init(_ output: String?, inputs: Int, isSole: Bool, images: Int) throws {
            switch output {
            case nil: self = .folder("")
            case "-"?:
                guard images == 1 else { throw usageError("-o - takes one image; this makes \(images)") }
                self = .standardOutput
            case let path? where path.lowercased().hasSuffix(".png") && !Files.isFolder(path):
                guard inputs == 1 else { throw usageError("-o \(path) is one file; \(inputs) inputs need a folder") }
                self = .file(String(path.dropLast(4)))
            case let path?: self = .folder(path.hasSuffix("/") ? path : path + "/")
            }
        }

        func path(stem: String, suffix: String) -> String {
            switch self {
            case .folder(let folder): "\(folder)\(stem)\(suffix).png"
            case .file(let file): "\(file)\(suffix).png"
            case .standardOutput: "-"
            }
        }
    }

    private func refuseClashes() throws {
        var owners: [String: String] = [:]
        for job in jobs {
            for output in job.outputs {
                if let other = owners.updateValue(job.input, forKey: output.path) {
                    throw usageError("\(other) and \(job.input) would both be drawn to \(output.path)")
                }
            }
        }
    }
}
