package import ArgumentParser
package import Insignia

/// The exit codes of `sysexits.h`.
extension ExitCode {
    static let usage = ExitCode(64)
    package static let data = ExitCode(65)
    package static let noInput = ExitCode(66)
    package static let unavailable = ExitCode(69)
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
