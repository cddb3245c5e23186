import Insignia
import Foundation
import Testing

/// The program, run in a folder of its own that is removed afterwards.
final class Command {
    struct Outcome {
        var status: Int32
        var output: Data
        var errors: String
        var messages: [Substring] { errors.split(separator: "\n") }
    }

    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("insignia-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the program; more than 30 seconds is a failure.
    func run(_ arguments: String..., input: Data = Data(), environment: [String: String] = [:]) throws -> Outcome {
        try run(Self.executable.path, arguments, input, environment)
    }

    func run(_ arguments: [String]) throws -> Outcome { try run(Self.executable.path, arguments, Data(), [:]) }

    /// Runs a shell line with `$insignia` as the program.
    func shell(_ line: String) throws -> Outcome {
        try run("/bin/sh", ["-c", line], Data(), ["insignia": Self.executable.path])
    }

    private func run(
        _ path: String, _ arguments: [String], _ input: Data, _ environment: [String: String]
    ) throws -> Outcome {
        let (stdin, stdout, stderr) = try (file("stdin", input), file("stdout"), file("stderr"))
        defer { for file in [stdin, stdout, stderr] { try? FileManager.default.removeItem(at: file.url) } }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        (process.standardInput, process.standardOutput, process.standardError) = (
            stdin.handle, stdout.handle, stderr.handle
        )
        try process.run()
        let deadline = Date(timeIntervalSinceNow: 30)
        while process.isRunning, Date() < deadline { usleep(2000) }
        if process.isRunning {
            process.terminate()
            Issue.record("still running after 30 seconds: \(arguments)")
        }
        process.waitUntilExit()
        return Outcome(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try Data(contentsOf: stdout.url),
            errors: String(decoding: try Data(contentsOf: stderr.url), as: UTF8.self))
    }

    private func file(_ name: String, _ data: Data = Data()) throws -> (url: URL, handle: FileHandle) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("insignia-\(UUID().uuidString)-\(name)")
        try data.write(to: url)
        let handle = try FileHandle(forUpdating: url)
        return (url, handle)
    }

    @discardableResult
    func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

    @discardableResult
    func write(_ name: String, _ data: Data) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return name
    }

    /// An icon of one square in `color`.
    @discardableResult
    func icon(_ name: String, _ color: String = "black", size: Int = 10) throws -> String {
        try write(
            name,
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="\(size)"><path fill="\(color)" d="M0 0H\(size)V\(size)H0Z"/></svg>
            """)
    }

    func image(_ name: String) throws -> Pixmap {
        try PNGDecoder().decode([UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }

    /// All files below the folder, sorted.
    var files: [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(
                atPath: folder.appendingPathComponent(name).path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    /// Built beside the tests.
    private static let executable: URL = {
        let beside =
            Bundle.main.bundleURL.path.hasSuffix(".xctest")
            ? Bundle.main.bundleURL.deletingLastPathComponent() : Bundle.main.bundleURL
        return beside.appendingPathComponent("insignia")
    }()

    /// The repository's examples.
    static let symbols = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols/Examples")
}
