package import ArgumentParser
package import Insignia

/// Errors that end a command before it has a report: printed for people and, with `--json`, in place of the report.
package struct CommandFailure: Error {
    let errors: [ErrorReport]
    let exitCode: ExitCode
    /// Lines for people, printed after the errors.
    var hints: [String] = []

    package init(_ errors: [ErrorReport], _ exitCode: ExitCode) { (self.errors, self.exitCode) = (errors, exitCode) }

    package init(_ error: FileError) { self.init([ErrorReport(error)], error.exitCode) }

    init(_ failure: JobFailure, of input: String) { self.init([ErrorReport(failure, of: input)], failure.exitCode) }

    /// Prints the errors and, as JSON, a report in the form of the command's.
    func report(for command: any ParsableCommand.Type, asJSON: Bool) {
        errors.forEach { Console.error($0) }
        hints.forEach(Console.say)
        guard asJSON else { return }
        // Errors are ignored: standard output itself may be what has failed.
        if command is any ListReporting.Type {
            try? Console.printJSON(errors.map { ["error": $0] })
        } else {
            try? Console.printJSON(["errors": errors])
        }
    }
}

/// A command whose report is a list with an entry for each file, which may contain an `error`; the reports of other
/// commands are objects with `errors`.
protocol ListReporting: ParsableCommand {}

/// Returns the failure for wrong usage.
func usageError(_ message: String) -> CommandFailure { CommandFailure([ErrorReport(message)], .usage) }

/// Runs a closure and converts the errors of the libraries into failures of the command.
///
/// - Parameters:
///   - input: The file to report where the error itself names none.
///   - body: The work to do.
/// - Returns: The result of the closure.
/// - Throws: `CommandFailure` for an error of the libraries; any other error unchanged.
func failing<Result>(at input: String? = nil, _ body: () throws -> Result) throws -> Result {
    func failure(_ error: any Error, of file: String?, _ code: ExitCode) -> CommandFailure {
        CommandFailure([ErrorReport("\(error)", file: file)], code)
    }
    do { return try body() } catch let error as FileError {
        throw CommandFailure(error)
    } catch let error as JobFailure {
        throw CommandFailure(error, of: input ?? "")
    } catch let error as RenderError {
        throw CommandFailure(.render(error), of: input ?? "")
    } catch let error as AnimationEncodingError {
        throw failure(error, of: input, .data)
    } catch let error as AnimationPlanError {
        throw failure(error, of: nil, .usage)
    } catch let error as ComparatorSelfTest.Failure {
        throw failure(error, of: nil, .software)
    }
}
