package import ArgumentParser
package import Insignia

/// The exit codes of sysexits.h.
extension ExitCode {
    static let usage = ExitCode(64)
    static let data = ExitCode(65)
    static let noInput = ExitCode(66)
    static let software = ExitCode(70)
    static let cannotCreate = ExitCode(73)
    static let inputOutput = ExitCode(74)
}

extension FileError {
    package var exitCode: ExitCode {
        switch kind {
        case .input: .noInput
        case .create: .cannotCreate
        case .write: .inputOutput
        case .format: .data
        }
    }
}

extension JobFailure {
    var exitCode: ExitCode {
        switch self {
        case .file(let error): error.exitCode
        case .render(.rasterizer): .software
        case .render: .data
        }
    }
}

extension BuildFailure {
    var exitCode: ExitCode {
        switch kind {
        case .input: .noInput
        case .create: .cannotCreate
        case .write: .inputOutput
        case .format, nil: .data
        }
    }
}

/// Prints why arguments cannot be combined and returns the exit code for wrong usage.
func usageError(_ message: String) -> ExitCode {
    Console.error(message)
    return .usage
}

/// Runs a closure; prints the error that ends it in one line and throws the exit code for it.
///
/// - Parameters:
///   - input: The file at fault where the error itself names none.
///   - body: The work to do.
/// - Returns: The result of the closure.
/// - Throws: The exit code of an error that is known, or else the error itself.
func tellingErrors<Result>(of input: String = "", _ body: () throws -> Result) throws -> Result {
    func end(_ message: String, _ code: ExitCode) -> ExitCode {
        Console.error(message)
        return code
    }
    do { return try body() } catch let error as FileError {
        throw end("\(error)", error.exitCode)
    } catch let error as JobFailure {
        throw end(error.message(input: input), error.exitCode)
    } catch let error as RenderError {
        throw end("\(input): \(error)", JobFailure.render(error).exitCode)
    } catch let error as AnimationEncodingError {
        throw end("\(input): \(error)", .data)
    } catch let error as AnimationPlanError {
        throw end("\(error)", .usage)
    } catch let error as ComparatorSelfTest.Failure {
        throw end("\(error)", .software)
    }
}
