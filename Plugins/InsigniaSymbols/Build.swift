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

    /// Returns the plan of a run; nil where planning failed, with its errors reported.
    func plan(with tool: URL) throws -> Plan? {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = tool
        process.arguments = arguments + ["--dry-run", "--json"]
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        // Read one after the other: the few errors fit into the buffer of their pipe.
        let json = output.fileHandleForReading.readDataToEndOfFile()
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        messages.split(separator: "\n").forEach { Message(String($0)).emit() }
        guard process.terminationStatus == 0 else {
            if messages.isEmpty { Diagnostics.error("insignia exited with status \(process.terminationStatus)") }
            return nil
        }
        return try JSONDecoder().decode(Plan.self, from: json)
    }

    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
