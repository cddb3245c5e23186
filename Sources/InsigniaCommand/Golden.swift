import ArgumentParser
import Insignia

struct Golden: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden",
        abstract: "Keep images that drawings are held against.",
        discussion: """
            EXAMPLES
              insignia golden record goldens.yml                      draw what has no golden yet
              insignia golden verify goldens.yml --report diff.html   compare, and show what differs
              insignia golden accept goldens.yml bell-bounce          take over what was looked at

            A golden is name.png and name.golden, the exact display list and what drew it. Whatever is not
            as it was fails, and so does what is missing, empty, or asked for by nobody.
            """,
        subcommands: [GoldenVerify.self, GoldenRecordCommand.self, GoldenAccept.self, GoldenReportCommand.self])
}

struct GoldenVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Compare drawings with their goldens; exit with 1 where any differs.")

    @OptionGroup var source: GoldenFileArgument

    @OptionGroup(title: "Reports")
    var reports: GoldenReportOptions

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("How many cases are drawn at once; one on each core by default.", valueName: "number"))
    var jobs: String?

    @Flag(name: [.short, .long], help: "Failures only.")
    var quiet = false

    func run() throws {
        let failures = try GoldenRun(file: source.file, jobs: jobs, quiet: quiet, reports: reports).verify()
        if failures > 0 { throw ExitCode(1) }
    }
}

struct GoldenReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Compare drawings with their goldens and write reports, whatever comes of it.")

    @OptionGroup var source: GoldenFileArgument

    @OptionGroup(title: "Reports")
    var reports: GoldenReportOptions

    func run() throws {
        var reports = reports
        if reports.isEmpty { reports.report = "goldens.html" }
        _ = try GoldenRun(file: source.file, jobs: nil, quiet: true, reports: reports).verify()
    }
}

struct GoldenRecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Draw what has no golden yet and make it one.")

    @OptionGroup var source: GoldenFileArgument

    func run() throws {
        guard !Environment.isCI else {
            throw usageError(
                "CI is set: what is recorded there is looked at by nobody; record goldens where you can see them")
        }
        try tellingErrors {
            let (recorded, failures) = try GoldenSuite(BuildFile(contentsOf: source.file)).record()
            recorded.forEach { Console.print("recorded \($0)") }
            failures.forEach { Console.error("\($0)") }
            Console.say("\(recorded.count) recorded: look at each before you commit it")
            if !failures.isEmpty { throw ExitCode.data }
        }
    }
}

struct GoldenAccept: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Take over what was received and looked at, by name.")

    @Argument(help: ArgumentHelp("The build file that says \"goldens: FOLDER\".", valueName: "file"))
    var file: String

    @Argument(
        help: ArgumentHelp(
            "Cases as golden verify names them; the name of a golden that no case asks for removes it.",
            valueName: "name"))
    var names: [String]

    func run() throws {
        try tellingErrors {
            try GoldenSuite(BuildFile(contentsOf: file)).accept(names).forEach { Console.print("accepted \($0)") }
        }
    }
}

/// Which goldens a command is about.
struct GoldenFileArgument: ParsableArguments {
    @Argument(help: ArgumentHelp("The build file that says \"goldens: FOLDER\".", valueName: "file"))
    var file = "goldens.yml"
}
