import ArgumentParser
import Insignia

struct GoldenAccept: ParsableCommand, CheckedArguments {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Accept reviewed drawings as the new goldens.",
        usage: "insignia golden accept [<options>] [<file>] [<name> ...]",
        discussion: """
            EXAMPLES
              insignia golden accept bell-24 'wave-*'
              insignia golden accept goldens.yml --failed --dry-run

            Accepts the drawings that golden verify kept for review, if they are still
            drawn the same. Goldens of this file that belong to no case are removed when
            named; goldens of files that are gone, of tests, and images without a record
            only by their whole names.
            """)

    @OptionGroup var source: GoldenFileArgument

    @Flag(help: "Accept all drawings that differ from their goldens; not of damaged ones.")
    var failed = false

    @Flag(help: "Accept all drawings with the same pixels but another display list.")
    var rewritten = false

    @Flag(help: "Accept all drawings that did not pass, and remove the file's goldens that belong to no case.")
    var all = false

    @Flag(help: "Keep the existing goldens too, so that the cases may match either.")
    var alternate = false

    @Flag(help: "Write nothing; print what would be accepted and removed.")
    var dryRun = false

    @OptionGroup(title: "Run")
    var work: WorkOptions

    func checkCombination() throws {
        guard [!source.names.isEmpty, failed, rewritten, all].count(where: \.self) == 1 else {
            throw ValidationError("expected names, or one of --failed, --rewritten and --all")
        }
    }

    func run() throws {
        if !dryRun { try refuseInCI() }
        try failing {
            let progress = ProgressLine(isShown: !work.quiet)
            let outcome = try GoldenSuite(BuildFile(contentsOf: source.file)).accept(
                selection, asAlternates: alternate, isDryRun: dryRun, jobs: work.jobs(), progress: progress.update)
            progress.finish()
            for failure in outcome.failures { Console.error(ErrorReport(failure)) }
            try report(outcome)
            if let failure = outcome.failures.first { throw failure.exitCode }
        }
    }

    private func report(_ outcome: GoldenAcceptances) throws {
        if work.json { return try Console.printJSON(AcceptSummary(outcome)) }
        guard !work.quiet else { return }
        let done = outcome.done
        for one in done { try Console.print((dryRun ? "would be " : "") + "\(one)") }
        if done.count > 1 { Console.say("\(done.count) goldens \(dryRun ? "would be " : "")updated") }
    }

    private var selection: GoldenSelection {
        if failed { return .failed }
        if rewritten { return .rewritten }
        return all ? .all : .named(source.names)
    }
}

/// The JSON report on what was accepted and removed.
private struct AcceptSummary: Encodable {
    /// The names of the goldens that replace any others of their cases.
    var accepted: [String] = []
    /// The names of the goldens that were added beside others of their cases.
    var alternates: [String] = []
    var removed: [String] = []
    var errors: [ErrorReport]

    init(_ outcome: GoldenAcceptances) {
        errors = outcome.failures.map { ErrorReport($0) }
        for one in outcome.done {
            switch one {
            case .accepted(let name): accepted.append(name)
            case .alternate(let name, _): alternates.append(name)
            case .removed(let name), .removedAlternate(let name, _): removed.append(name)
            }
        }
    }
}
