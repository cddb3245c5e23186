import Insignia

/// The simplest calls of `render`: files or a batch, and the most common options, each at most once.
struct PlainRender {
    private var files: [String] = []
    private var output: String?
    private var options = RenderOptions()
    private var scales = [1.0]
    private var jobs: Int?
    private var isBatch = false
    private var isQuiet = false

    /// Reads arguments; returns nil for those that need the full parser.
    init?(_ arguments: [String]) {
        guard
            let plain = PlainArguments(
                arguments, of: "render", flags: ["--batch", "--quiet"], read: { try read($0, $1) }),
            plain.hasAtMostOne(of: "--size", "--point-size")
        else { return nil }
        (files, isBatch, isQuiet) = (plain.files, plain.given.contains("--batch"), plain.given.contains("--quiet"))
        if isBatch ? !files.isEmpty || plain.given.contains(where: Self.ofFiles.contains) : files.isEmpty { return nil }
    }

    /// The options that a batch replaces with values for each picture.
    private static let ofFiles = ["--output", "--size", "--point-size", "--display-scale"]

    /// Reads an option; returns whether it is one of those supported here.
    private mutating func read(_ name: String, _ value: String) throws -> Bool {
        switch name {
        case "--output": output = value
        case "--size": options.size = try Values.size(value)
        case "--point-size": options.size = try Values.pointSize(value)
        case "--display-scale": scales = try Values.displayScales(value)
        case "--weight": options.weight = try Values.weight(value)
        case "--scale": options.scale = try Values.choice(value, of: name)
        case "--jobs": jobs = try Values.jobs(value)
        case "--tint": options.style.tint = try Values.color(value, of: name)
        default: return false
        }
        return true
    }

    func run() throws {
        let runner = JobRunner(limit: jobs, isQuiet: isQuiet)
        if isBatch { return try runner.run(BatchList(options: options)) }
        try runner.run(try JobPlan(files: files, output: output, scales: scales, options: options))
    }
}
