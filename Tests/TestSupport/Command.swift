package import Foundation
package import SymbolImaging
internal import Testing

/// The program, run in a folder of its own that is removed afterwards.
package final class Command {
    /// What became of a run.
    package struct Outcome {
        /// The exit code, or the signal that ended the program, below zero.
        package var status: Int32
        package var output: Data
        package var errors: String
        package var messages: [Substring] { errors.split(separator: "\n") }
    }

    package let folder: URL

    /// The seconds of processor time after which a run is taken to hang: hundreds of times what the slowest needs, and
    /// no clock on the wall, so that a busy machine is not mistaken for a fault.
    private static let processorSeconds = 600

    package init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("insignia-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the program.
    package func run(
        _ arguments: String..., input: Data = Data(), environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(arguments, input: input, environment: environment)
    }

    /// Runs the program.
    package func run(
        _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
    ) throws -> Outcome {
        try limited(["-c", Self.limit + "exec \"$0\" \"$@\"", Self.executable.path] + arguments, input, environment)
    }

    /// Runs a shell line with `$insignia` as the program.
    package func shell(_ line: String) throws -> Outcome {
        try limited(["-c", Self.limit + line], Data(), ["insignia": Self.executable.path])
    }

    private static let limit = "ulimit -S -t \(processorSeconds); "

    private func limited(
        _ arguments: [String], _ input: Data, _ environment: [String: String]
    ) throws -> Outcome {
        let (stdin, stdout, stderr) = try (file("stdin", input), file("stdout"), file("stderr"))
        defer { for file in [stdin, stdout, stderr] { try? FileManager.default.removeItem(at: file.url) } }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        (process.standardInput, process.standardOutput, process.standardError) = (
            stdin.handle, stdout.handle, stderr.handle
        )
        // Foundation's own waiting looks at a clock twenty times a second.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        try process.run()
        end.wait()
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        if status == -SIGXCPU {
            Issue.record("ran for more than \(Self.processorSeconds) seconds of processor time: \(arguments)")
        }
        return Outcome(
            status: status, output: try Data(contentsOf: stdout.url),
            errors: String(decoding: try Data(contentsOf: stderr.url), as: UTF8.self))
    }

    private func file(_ name: String, _ data: Data = Data()) throws -> (url: URL, handle: FileHandle) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("insignia-\(UUID().uuidString)-\(name)")
        try data.write(to: url)
        let handle = try FileHandle(forUpdating: url)
        return (url, handle)
    }

    @discardableResult
    package func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

    @discardableResult
    package func write(_ name: String, _ data: Data) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return name
    }

    /// Writes an icon of one square in `color`.
    @discardableResult
    package func icon(_ name: String, _ color: String = "black", size: Int = 10) throws -> String {
        try write(
            name,
            svg(
                "<path fill=\"\(color)\" d=\"M0 0H\(size)V\(size)H0Z\"/>", "width=\"\(size)\" height=\"\(size)\""))
    }

    package func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    package func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

    package func image(_ name: String) throws -> Pixmap { try PNGDecoder().decode([UInt8](try data(name))) }

    /// All files below the folder, sorted.
    package var files: [String] { entries.filter { !isFolder($0) } }

    /// All files and folders below the folder, sorted, with nothing for a folder's content.
    package func tree() throws -> [String: Data] {
        Dictionary(uniqueKeysWithValues: try entries.map { ($0, isFolder($0) ? Data() : try data($0)) })
    }

    private var entries: [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    }

    private func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(
            atPath: folder.appendingPathComponent(name).path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Built beside the tests.
    private static let executable: URL = {
        let beside =
            Bundle.main.bundleURL.path.hasSuffix(".xctest")
            ? Bundle.main.bundleURL.deletingLastPathComponent() : Bundle.main.bundleURL
        return beside.appendingPathComponent("insignia")
    }()

    /// The repository's examples.
    package static let symbols = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Symbols/Examples")
}
