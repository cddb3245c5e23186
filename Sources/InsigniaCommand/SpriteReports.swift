import ArgumentParser
import Insignia

/// What `insignia sprites` prints of a build; each throws the exit code of its first failure.
struct SpriteReports {
    let work: WorkOptions

    /// What is not as its sources give it; throws the exit code for that.
    func tell(_ found: (differences: [OutputDifference], failures: [BuildFailure])) throws {
        let summary = CheckSummary(
            differences: found.differences.map { .init(path: $0.path, reason: $0.reason) },
            errors: found.failures.map { ErrorReport($0) })
        for error in summary.errors { Console.error("\(error)") }
        if work.json {
            try Console.printJSON(summary)
        } else {
            for difference in found.differences { try Console.print("\(difference)") }
        }
        if let failure = found.failures.first { throw failure.exitCode }
        if !found.differences.isEmpty { throw ExitCode(1) }
    }

    /// What a run would do.
    func tell(_ plan: BuildPlan) throws {
        let summary = SpriteSummary(
            inputs: plan.inputs, outputs: plan.outputs,
            written: plan.writes, removed: plan.removals, upToDate: plan.upToDate,
            errors: plan.failures.map { ErrorReport($0) })
        try tell(summary) {
            for path in plan.writes { try Console.print("write \(path)") }
            for path in plan.removals { try Console.print("remove \(path)") }
        }
        if let failure = plan.failures.first { throw failure.exitCode }
    }

    /// What a run has done.
    func tell(_ report: BuildReport, of plan: BuildPlan) throws {
        let summary = SpriteSummary(
            inputs: plan.inputs, outputs: work.json ? report.outputs : [],
            written: report.written, removed: report.removed, left: report.left, kept: report.kept,
            missing: report.missing, upToDate: report.upToDate,
            diagnostics: report.diagnostics, errors: report.failures.map { ErrorReport($0) })
        if !work.quiet {
            Console.report(DiagnosticSummary(report.diagnostics))
            for path in report.left {
                Console.warning("\(path) is no longer asked for, and stays: its content is not what was written")
            }
        }
        try tell(summary) {
            let others = [
                (report.removed, "removed"), (report.kept, "kept for the errors"),
                (report.missing, "not made for the errors")
            ]
            let told = others.filter { !$0.0.isEmpty }.map { ", \($0.count) \($1)" }.joined()
            Console.say("\(report.written.count) written\(told), \(report.upToDate) up to date")
        }
        if let failure = report.failures.first { throw failure.exitCode }
    }

    private func tell(_ summary: SpriteSummary, forPeople: () throws -> Void) throws {
        for error in summary.errors { Console.error("\(error)") }
        if work.json { try Console.printJSON(summary) } else if !work.quiet { try forPeople() }
    }
}

/// What `--json` says of a build.
private struct SpriteSummary: Encodable {
    /// All files that are read and folders that are searched, which end with a slash.
    var inputs: [String]
    /// All files that the build makes, up to date or not.
    var outputs: [String]
    var written: [String]
    var removed: [String]
    /// What is no longer asked for, and stays since its content is not what was written.
    var left: [String] = []
    /// What stays as it was, since what goes into it has failed.
    var kept: [String] = []
    /// What is not there for the same reason.
    var missing: [String] = []
    var upToDate: Int
    /// By the files they concern.
    var diagnostics: [String: [Diagnostic]] = [:]
    var errors: [ErrorReport]
}

/// What `--json` says of a check.
private struct CheckSummary: Encodable {
    struct Difference: Encodable {
        var path: String
        var reason: String
    }

    var differences: [Difference]
    var errors: [ErrorReport]
}
