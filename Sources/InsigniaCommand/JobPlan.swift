import ArgumentParser
import Insignia

/// The images to draw from each input, with their paths.
struct JobPlan: Sendable {
    private let inputs: [InputList.Input]
    private let target: Target
    private let scales: [Double]
    private let options: RenderOptions
    private let sheet: [ContactSheetAxis]
    /// The folders that could not be searched.
    let failures: [FileError]

    init(
        files: [String], output: String?, scales: [Double], options: RenderOptions, sheet: [ContactSheetAxis] = []
    ) throws {
        let list = InputList(files, skipsLocalized: options.locale != nil || options.layoutDirection != nil)
        failures = list.failures
        try list.refuseEmpty(files)
        target = try Target(output, inputs: list.inputs.count, images: list.inputs.count * scales.count)
        (inputs, self.scales, self.options, self.sheet) = (list.inputs, scales, options, sheet)
        try refuseClashes()
    }

    var count: Int { inputs.count }

    /// Returns the job for an input, made on demand, as there may be very many.
    func job(_ index: Int) -> RenderJob {
        let input = inputs[index]
        let stem = sheet.isEmpty ? input.outputStem : "\(input.outputStem).sheet"
        return RenderJob(
            input: input.path, name: name(of: input),
            outputs: scales.map { scale in
                var options = options
                options.displayScale = scale
                return .init(
                    path: target.path(stem: stem, scale: scale, isOne: scales.count == 1),
                    options: options, sheet: sheet)
            })
    }

    /// Returns the name of a symbol from standard input, which is that of its output; nil for any other.
    private func name(of input: InputList.Input) -> String? {
        guard case .file(let path) = target, let name = InputList.name(of: input.path, writtenTo: path) else {
            return nil
        }
        let suffix = scales.count == 1 ? DisplayScale.suffix(scales[0]) : ""
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }

    /// The meaning of `-o`.
    private enum Target: Sendable {
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

        /// Returns the path of an image; the given file itself where it is the only image.
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
        var claims = OutputClaims(reading: inputs.map(\.path))
        for job in inputs.indices.lazy.map(job) {
            for output in job.outputs { try claims.claim(output.path, for: .named(job.input)) }
        }
    }
}
