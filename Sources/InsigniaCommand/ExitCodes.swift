import ArgumentParser
import Insignia
import SymbolSVG

/// The codes of sysexits.h.
extension ExitCode {
    static let usage = ExitCode(64)
    static let data = ExitCode(65)
    static let noInput = ExitCode(66)
    static let software = ExitCode(70)
    static let cannotCreate = ExitCode(73)
    static let inputOutput = ExitCode(74)
}

extension FileError {
    var exitCode: ExitCode {
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
        case .read: .data
        case .render(.rasterizer): .software
        case .render: .data
        }
    }
}

/// Arguments that are each in order but do not go together. Says so and ends with the usage code.
func usageError(_ message: String) -> ExitCode {
    Console.error(message)
    return .usage
}
