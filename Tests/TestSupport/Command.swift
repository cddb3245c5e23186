package import Foundation
internal import Synchronization
import Testing

/// The program, run in a folder of its own that is removed afterwards.
package final class Command: TestFolder {
    /// What became of a run.
    package struct Outcome {
        /// The exit code, or the signal that ended the program, below zero.
        package var status: Int32
        package var output: Data
        package var errors: String
        package var messages: [Substring] { errors.split(separator: "\n") }
    }

    /// The seconds of processor time after which a run is taken to hang and killed: many times what the slowest needs,
    /// and no clock on the wall, so that a busy machine is not mistaken for a fault.
    package static let processorSeconds = 300

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
        try limited("exec \"$0\" \"$@\"", [Self.executable.path] + arguments, input, environment)
    }

    /// Runs a shell line with `$insignia` as the program.
    package func shell(
        _ line: String, _ environment: [String: String] = [:], processorSeconds: Int = processorSeconds
    ) throws -> Outcome {
        let program = ["insignia": Self.executable.path]
        return try limited(line, [], Data(), environment.merging(program) { $1 }, processorSeconds)
    }

    private func limited(
        _ line: String, _ arguments: [String], _ input: Data, _ environment: [String: String],
        _ processorSeconds: Int = processorSeconds
    ) throws -> Outcome {
        let (stdin, stdout, stderr) = try (file("stdin", input), file("stdout"), file("stderr"))
        defer { for file in [stdin, stdout, stderr] { try? FileManager.default.removeItem(at: file.url) } }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // A hard limit kills; the threads that tests run on block the signal of a soft one.
        process.arguments = ["-c", "ulimit -t \(processorSeconds); " + line] + arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        (process.standardInput, process.standardOutput, process.standardError) = (
            stdin.handle, stdout.handle, stderr.handle
        )
        // Foundation's own waiting looks at a clock twenty times a second.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        try Self.starting.withLock { _ in try process.run() }
        end.wait()
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        if status == -SIGKILL {
            Issue.record("ran for more than \(processorSeconds) s of processor time: \(line) \(arguments)")
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

    /// Processes are started one at a time: Foundation for Linux shares state between starts that it does not guard.
    private static let starting = Mutex(())

    /// Whether there is a program of that name.
    package static func has(_ program: String) -> Bool {
        ["/bin/", "/usr/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
    }

    /// Variables that make Turkish the language of a program, where the system has it or can make it; else nil.
    ///
    /// Turkish has its own capital of i, and writes decimals with a comma.
    package static let turkish: [String: String]? = {
        guard let test = try? Command() else { return nil }
        let folder = FileManager.default.temporaryDirectory.path + "/insignia-locales-\(getuid())"
        let line = """
            mkdir -p '\(folder)' && cd '\(folder)' && [ -d tr_TR.UTF-8 ] ||
            { localedef -i tr_TR -f UTF-8 ./$$ && mv $$ tr_TR.UTF-8; }
            """
        _ = try? test.shell(line)
        let candidates = [["LC_ALL": "tr_TR.UTF-8", "LOCPATH": folder], ["LC_ALL": "tr_TR.UTF-8"]]
        return candidates.first { variables in
            (try? test.shell("/usr/bin/printf %.1f 1", variables))?.output == Data("1,0".utf8)
        }
    }()

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
