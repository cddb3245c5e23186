import Insignia
import CLibrary

/// The command's messages, on standard error, and its data, on standard output.
enum Console {
    static func say(_ text: String) { put(text + "\n", on: STDERR_FILENO) }

    static func print(_ text: String) { put(text + "\n", on: STDOUT_FILENO) }

    static func error(_ text: String) { say(tag("error", "31") + text) }

    /// Prints diagnostics as every command does, each kind once: its severity, then file, place and message.
    static func report(_ summary: DiagnosticSummary) {
        for (severity, text) in summary.lines {
            severity == .warning ? warning(text) : say(tag("note", "36") + text)
        }
    }

    /// Prints the diagnostics of one file.
    static func report(_ diagnostics: [Diagnostic], of file: String) {
        var summary = DiagnosticSummary()
        summary.add(diagnostics, of: file)
        report(summary)
    }

    static func warning(_ text: String) { say(tag("warning", "33") + text) }

    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Colour only for a terminal whose user has not asked for none (no-color.org).
    private static func tag(_ word: String, _ code: String) -> String {
        let isPlain = !isTerminal || getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        return isPlain ? "\(word): " : "\u{1B}[\(code)m\(word):\u{1B}[0m "
    }

    /// Writes text without a line ending, which the next text overwrites.
    static func sayInPlace(_ text: String) { put("\r\u{1B}[K" + text, on: STDERR_FILENO) }

    private static func put(_ text: String, on descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
