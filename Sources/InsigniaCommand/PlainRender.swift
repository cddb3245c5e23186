import Insignia

/// The plainest calls of `render`: files, or a batch, with the options that most builds give, each at most once.
///
/// Setting up the parser for all options takes four times as long as drawing an icon. It reads whatever is not read
/// here, and tells what is wrong with it.
struct PlainRender {
    private var files: [String] = []
    private var output: String?
    private var options = RenderOptions()
    private var scales = [1.0]
    private var jobs: Int?
    private var isBatch = false
    private var isQuiet = false

    /// - Returns: `nil` for arguments that need the parser.
    init?(_ arguments: [String]) {
        guard arguments.first == "render" else { return nil }
        var words = arguments.dropFirst()
        var given: [String] = []
        while let word = words.popFirst() {
            switch word {
            case "--batch": isBatch = true
            case "--quiet", "-q": isQuiet = true
            case _ where word == "-" || !word.hasPrefix("-"): files.append(word)
            default:
                let name = word == "-o" ? "--output" : word == "-j" ? "--jobs" : word
                guard let value = words.popFirst(), value == "-" || !value.hasPrefix("-"), !given.contains(name),
                    (try? read(name, value)) == true
                else { return nil }
                given.append(name)
            }
        }
        if isBatch ? !files.isEmpty || given.contains(where: Self.ofFiles.contains) : files.isEmpty { return nil }
        if given.contains("--size") && given.contains("--point-size") { return nil }
    }

    /// What a batch says for each picture.
    private static let ofFiles = ["--output", "--size", "--point-size", "--display-scale"]

    /// Whether it is an option that is read here.
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
