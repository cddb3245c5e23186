import ArgumentParser
import Insignia

/// Prints the reports of `insignia sprites`; each function throws the exit code of the first failure.
struct SpriteReports {
    let work: WorkOptions

    /// Prints the outputs that differ from their sources; throws the exit code 1 if there are any.
    func print(_ found: (differences: [OutputDifference], failures: [BuildFailure])) throws {
        let summary = CheckSummary(
            differences: found.differences.map { .init(path: $0.path, reason: $0.reason) },
            errors: found.failures.map { ErrorReport($0) })
        summary.errors.forEach { Console.error($0) }
        if work.json {
            try Console.printJSON(summary)
        } else {
            for difference in found.differences { try Console.print("\(difference)") }
        }
        if let failure = found.failures.first { throw failure.exitCode }
        if !found.differences.isEmpty { throw ExitCode(1) }
    }

    /// Prints what a build would do.
    func print(_ plan: BuildPlan) throws {
        let overwritten = plan.overwrites
        let summary = SpriteSummary(
            inputs: plan.inputs, outputs: plan.outputs,
            written: plan.writes, overwritten: overwritten, removed: plan.removals, upToDate: plan.upToDate,
            errors: plan.failures.map { ErrorReport($0) })
        try print(summary) {
            let foreign = Set(overwritten)
            for path in plan.writes { try Console.print("\(foreign.contains(path) ? "overwrite" : "write") \(path)") }
            for path in plan.removals { try Console.print("remove \(path)") }
        }
        if let failure = plan.failures.first { throw failure.exitCode }
    }

    /// Prints what a build has done.
    func print(_ report: BuildReport, of plan: BuildPlan) throws {
        let summary = SpriteSummary(
            inputs: plan.inputs, outputs: work.json ? report.outputs : [],
            written: report.written, removed: report.removed, left: report.modifiedElsewhere,
            kept: report.outdated, missing: report.missing, changed: report.changed, upToDate: report.upToDate,
            diagnostics: report.diagnostics, errors: report.failures.map { ErrorReport($0) })
        if !work.quiet {
            Console.report(DiagnosticSummary(report.diagnostics))
            for path in report.modifiedElsewhere {
                Console.warning(
                    "\(path) is no longer an output, but stays: it was changed or became a golden since it was written")
            }
        }
        try print(summary) {
            if let first = report.changed.first {
                let count = report.changed.count
                let others = count > 1 ? " and \(count - 1) more" : ""
                Console.warning("\(first)\(others) changed during the build; the next run draws what depends on it")
            }
            let others = [
                (report.removed, "removed"), (report.outdated, "kept because of errors"),
                (report.missing, "missing because of errors")
            ]
            let counts = others.filter { !$0.0.isEmpty }.map { ", \($0.count) \($1)" }.joined()
            Console.say("\(report.written.count) written\(counts), \(report.upToDate) up to date")
        }
        if let failure = report.failures.first { throw failure.exitCode }
    }

    /// Prints that a build has had nothing to do.
    func print(upToDate count: Int) {
        if !work.quiet { Console.say("0 written, \(count) up to date") }
    }

    private func print(_ summary: SpriteSummary, asText printText: () throws -> Void) throws {
        summary.errors.forEach { Console.error($0) }
        if work.json { try Console.printJSON(summary) } else if !work.quiet { try printText() }
    }
}

/// The JSON report on a build.
private struct SpriteSummary: Encodable {
    /// All files that are read, and all folders that are searched, which end with a slash.
    var inputs: [String]
    /// All files that the build writes, including those that are up to date.
    var outputs: [String]
    var written: [String]
    /// Those of the files that would be written which exist, but not from an earlier run of the build.
    var overwritten: [String]?
    var removed: [String]
    /// Former outputs that stay because they were changed or became goldens since they were written.
    var left: [String] = []
    /// Outputs that stay as they were because of errors in their inputs.
    var kept: [String] = []
    /// Outputs that do not exist for the same reason.
    var missing: [String] = []
    /// Inputs that changed during the build; the next run makes again what depends on them.
    var changed: [String] = []
    var upToDate: Int
    /// The diagnostics by the paths of the files they concern.
    var diagnostics: [String: [Diagnostic]] = [:]
    var errors: [ErrorReport]
}

/// The JSON report on a check.
private struct CheckSummary: Encodable {
    struct Difference: Encodable {
        var path: String
        var reason: String
    }

    var differences: [Difference]
    var errors: [ErrorReport]
}
