import ArgumentParser
import Insignia

struct GoldenAccept: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Accept reviewed drawings as the new goldens.",
        discussion: """
            Accepts what golden verify has received, as long as it is still drawn so; names of goldens that belong to
            no case remove them.

            EXAMPLES
              insignia golden accept goldens.yml bell-24 'wave-*'
              insignia golden accept goldens.yml --failed --dry-run
            """)

    @Argument(help: ArgumentHelp("The build file with the key \"goldens: FOLDER\".", valueName: "file"))
    var file: String

    @Argument(
        help: ArgumentHelp("Cases as golden verify names them, or patterns such as 'bell-*'.", valueName: "name"))
    var names: [String] = []

    @Flag(help: "Accept what differs from its golden.")
    var failed = false

    @Flag(help: "Accept what has another display list and the same pixels.")
    var rewritten = false

    @Flag(help: "Accept whatever did not pass, and remove goldens that belong to no case.")
    var all = false

    @Flag(help: "Keep the goldens that are there as well: the cases may look like either.")
    var alternate = false

    @Flag(name: .customLong("dry-run"), help: "Print what would be accepted, and write nothing.")
    var isDryRun = false

    func validate() throws {
        guard [!names.isEmpty, failed, rewritten, all].count(where: \.self) == 1 else {
            throw ValidationError("expected names, or one of --failed, --rewritten and --all")
        }
    }

    func run() throws {
        try tellingErrors {
            let done = try GoldenSuite(BuildFile(contentsOf: file)).accept(
                selection, asAlternates: alternate, isDryRun: isDryRun)
            for one in done { try Console.print((isDryRun ? "would be " : "") + "\(one)") }
            if done.count > 1 { Console.say("\(done.count) \(isDryRun ? "would be " : "")taken over") }
        }
    }

    private var selection: GoldenSelection {
        if failed { return .failed }
        if rewritten { return .rewritten }
        return all ? .all : .named(names)
    }
}
