package import ArgumentParser
package import Insignia

/// Errors that end a command before it has anything to report: told to people and, with `--json`, in its place.
package struct CommandFailure: Error {
    let errors: [ErrorReport]
    let exitCode: ExitCode
    /// What is said to people behind the errors.
    var hints: [String] = []

    package init(_ errors: [ErrorReport], _ exitCode: ExitCode) { (self.errors, self.exitCode) = (errors, exitCode) }

    package init(_ error: FileError) { self.init([ErrorReport(error)], error.exitCode) }

    init(_ failure: JobFailure, of input: String) { self.init([ErrorReport(failure, of: input)], failure.exitCode) }

    /// Prints the errors, and the report of a command that is to have one.
    func tell(asJSONOf command: any ParsableCommand.Type, isAsked: Bool) {
        for error in errors { Console.error("\(error)") }
        hints.forEach(Console.say)
        guard isAsked else { return }
        // Nothing is left to be told where standard output is what fails.
        if command is any ListReporting.Type {
            try? Console.printJSON(errors.map { ["error": $0] })
        } else {
            try? Console.printJSON(["errors": errors])
        }
    }
}

/// A command whose report is a list with an entry for each file, which may hold an `error`; other reports are objects
/// with `errors`.
protocol ListReporting: ParsableCommand {}

/// Why arguments cannot be combined.
func usageError(_ message: String) -> CommandFailure { CommandFailure([ErrorReport(message)], .usage) }

/// Runs a closure, and makes of the error that ends it one that ends the command.
///
/// - Parameters:
///   - input: The file at fault where the error itself names none.
///   - body: The work to do.
/// - Returns: The result of the closure.
/// - Throws: `CommandFailure` for an error that is known, or else the error itself.
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
