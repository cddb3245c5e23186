import Foundation
import PackagePlugin

/// A run of `insignia sprites`.
struct Build {
    var file: URL
    var outputs: URL
    var state: URL

    /// The inputs and outputs of a run.
    struct Plan: Decodable {
        var inputs: [String]
        var outputs: [String]

        /// The input files, without the folders that are searched, whose paths end with a slash.
        var inputFiles: [URL] { inputs.filter { !$0.hasSuffix("/") }.map { URL(filePath: $0) } }
        var outputFiles: [URL] { outputs.map { URL(filePath: $0) } }
    }

    var arguments: [String] {
        ["sprites", path(file), "--output-folder", path(outputs), "--state-folder", path(state), "--quiet"]
    }

    /// Why a run cannot be planned.
    private struct Failure: Decodable {
        var errors: [Message]
    }

    /// Returns the plan of a run; nil where planning failed, with its errors reported.
    func plan(with tool: URL) throws -> Plan? {
        let process = Process()
        let output = Pipe()
        process.executableURL = tool
        process.arguments = arguments + ["--dry-run", "--json"]
        // The JSON holds the errors too. A second pipe could fill up while the first is read to its end.
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let errors = (try? JSONDecoder().decode(Failure.self, from: json))?.errors ?? []
            errors.forEach { $0.emit() }
            if errors.isEmpty { Diagnostics.error("insignia exited with status \(process.terminationStatus)") }
            return nil
        }
        return try JSONDecoder().decode(Plan.self, from: json)
    }

    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
