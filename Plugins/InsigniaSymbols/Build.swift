import Foundation
import PackagePlugin

/// A run of `insignia sprites`.
struct Build {
    var file: URL
    var outputs: URL
    var state: URL

    /// What a run reads and makes.
    struct Plan: Decodable {
        var inputs: [String]
        var outputs: [String]

        /// The files that are read, without the folders that are searched, which end with a slash.
        var inputFiles: [URL] { inputs.filter { !$0.hasSuffix("/") }.map { URL(filePath: $0) } }
        var outputFiles: [URL] { outputs.map { URL(filePath: $0) } }
    }

    var arguments: [String] {
        ["sprites", path(file), "--output-folder", path(outputs), "--state-folder", path(state), "--quiet"]
    }

    /// The plan, or nil where it failed, and why was told.
    func plan(with tool: URL) throws -> Plan? {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = tool
        process.arguments = arguments + ["--dry-run", "--json"]
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        // Few errors are told, which wait in their pipe meanwhile.
        let json = output.fileHandleForReading.readDataToEndOfFile()
        let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        told.split(separator: "\n").forEach { Message(String($0)).tell() }
        guard process.terminationStatus == 0 else {
            if told.isEmpty { Diagnostics.error("insignia ended with \(process.terminationStatus)") }
            return nil
        }
        return try JSONDecoder().decode(Plan.self, from: json)
    }

    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
