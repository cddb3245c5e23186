internal import CLibrary
package import Foundation
import Testing

/// The program, run in its own folder, which is removed afterwards.
package final class Command: TestFolder {
    /// The outcome of a run.
    package struct Outcome {
        /// The exit code or, if a signal ended the program, its negated number.
        package var status: Int32
        package var output: Data
        package var errors: String
        package var messages: [Substring] { errors.split(separator: "\n") }
    }

    /// The processor time in seconds after which a run is killed: many times what the slowest run needs.
    ///
    /// It is not wall time, so a busy machine is not mistaken for a fault.
    package static let processorSeconds = 300

    /// The time after which a run is killed, as a multiple of its processor time: a run that waits uses none.
    private static let patience = 6

    /// The options of sanitizers, the only variables that a run inherits from the environment of the tests.
    private static let sanitizers = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }

    /// Whether the tests run under a sanitizer, as with `Scripts/test --sanitize`.
    package static var isSanitized: Bool { !sanitizers.isEmpty }
    /// Whether the tests run under the thread sanitizer.
    package static var isUnderThreadSanitizer: Bool { sanitizers["TSAN_OPTIONS"] != nil }

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
        // A hard limit kills the program whatever signals it blocks.
        let setUp = "cd \"$0\" && ulimit -t \(processorSeconds) && exec /bin/sh -c \"$@\""
        let shell = ["/bin/sh", "-c", setUp, folder.path, line] + arguments
        let status = try spawn(
            shell, Self.sanitizers.merging(["PATH": "/usr/bin:/bin"]) { $1 }.merging(environment) { $1 },
            [stdin.handle.fileDescriptor, stdout.handle.fileDescriptor, stderr.handle.fileDescriptor],
            seconds: Self.patience * processorSeconds)
        if status == -SIGKILL {
            Issue.record(
                """
                ran for more than \(processorSeconds) s of processor time, or \(Self.patience) times as long in all: \
                \(line) \(arguments)
                """)
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

    /// Runs a program and waits for its end.
    ///
    /// It uses system calls, since Foundation's `Process` for Linux occasionally reads beyond its memory under load.
    ///
    /// - Parameters:
    ///   - arguments: The path of the program and its arguments.
    ///   - environment: The environment of the program.
    ///   - files: The descriptors of its standard input, output and error.
    ///   - seconds: The time after which it is killed, together with the programs that it has started.
    /// - Returns: The exit code or, if a signal ended the program, its negated number.
    /// - Throws: `CocoaError` if the program cannot be started.
    private func spawn(
        _ arguments: [String], _ environment: [String: String], _ files: [Int32], seconds: Int
    ) throws -> Int32 {
        var (actions, attributes, signals) = (posix_spawn_file_actions_t(), posix_spawnattr_t(), sigset_t())
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, file) in files.enumerated() { posix_spawn_file_actions_adddup2(&actions, file, Int32(target)) }
        // Programs would inherit the signals blocked on the threads of tests, and the SIGPIPE ignored by a server among
        // the tests.
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        posix_spawnattr_setflags(&attributes, Int16(flags))
        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var (process, status) = (pid_t(), Int32(0))
        let problem = posix_spawn(&process, arguments[0], &actions, &attributes, words, variables)
        guard problem == 0 else { throw CocoaError(.executableLoad) }
        let end = DispatchWorkItem { [process] in _ = kill(-process, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: end)
        defer { end.cancel() }
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    /// Whether a program with a name is installed.
    package static func has(_ program: String) -> Bool {
        ["/bin/", "/usr/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
    }

    /// The variables that set the locale of a program to Turkish; nil where the system neither has it nor can build it.
    ///
    /// Turkish has its own capital of i, and a comma as the decimal separator.
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

    /// The executable, which is built beside the tests.
    private static let executable: URL = {
        let beside =
            Bundle.main.bundleURL.path.hasSuffix(".xctest")
            ? Bundle.main.bundleURL.deletingLastPathComponent() : Bundle.main.bundleURL
        return beside.appendingPathComponent("insignia")
    }()

    /// The folder of the example symbols in the repository.
    package static let symbols = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Symbols/Examples")
}
