import ArgumentParser
import Insignia
import CLibrary

/// The command's messages, on standard error, and its data, on standard output.
///
/// Both may quote files and options, so control characters are escaped before they reach a terminal or a log: see
/// `printedLine`.
package enum Console {
    /// Prints one line for people.
    package static func say(_ line: String) { put(readable(line) + "\n") }

    package static func error(_ text: String) { tag("error", "31", text) }

    package static func error(_ report: ErrorReport) { error("\(report)") }

    package static func warning(_ text: String) { tag("warning", "33", text) }

    /// Prints diagnostics as every command does, each kind once: its severity, then file, position and message.
    static func report(_ summary: DiagnosticSummary) {
        for (severity, text) in summary.lines { severity == .warning ? warning(text) : tag("note", "36", text) }
    }

    /// Prints the diagnostics of one file.
    static func report(_ diagnostics: [Diagnostic], of file: String) {
        var summary = DiagnosticSummary()
        summary.add(diagnostics.inOptions, of: file)
        report(summary)
    }

    /// Whether standard error is a terminal that can colour and erase text: one without these is called `dumb`.
    static var isTerminal: Bool {
        isatty(STDERR_FILENO) == 1 && getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
    }

    /// Prints a line with a tag, coloured only on a terminal, and only if `NO_COLOR` is not set (no-color.org).
    private static func tag(_ word: String, _ code: String, _ text: String) {
        let isPlain = !isTerminal || getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        put((isPlain ? "\(word): " : "\u{1B}[\(code)m\(word):\u{1B}[0m ") + readable(text) + "\n")
    }

    /// Returns a line without control characters, and without its middle where it quotes something so long that nobody
    /// would see what is expected instead.
    private static func readable(_ text: String) -> String {
        let (line, part) = (text.printedLine, longestLine / 2)
        let scalars = line.unicodeScalars
        guard scalars.count > longestLine else { return line }
        return "\(Substring(scalars.prefix(part))) … \(Substring(scalars.suffix(part)))"
    }

    private static let longestLine = 2000

    /// Prints text without a line ending; the next text overwrites it.
    package static func sayInPlace(_ text: String) { put("\r\u{1B}[K" + text) }

    /// Errors are ignored: there is nowhere else to report them.
    private static func put(_ text: String) { _ = FileDescriptor.standardError.writeAll(Array(text.utf8)) }
}

extension Console {
    /// Prints one line of data, its columns separated by tabs.
    ///
    /// - Throws: `CommandFailure` for output that cannot be written.
    static func print(_ columns: String...) throws {
        try printLines(columns.map(\.printedLine).joined(separator: "\t"))
    }

    /// Prints a text of several lines; the caller has made sure that no value in it spans lines.
    package static func printLines(_ text: String) throws {
        try failing { try Files.write(Array((text.printedLines + "\n").utf8), to: "-") }
    }

    static func printJSON(_ value: some Encodable) throws {
        try printLines(try JSONValue(encoding: value).text(.loose))
    }
}
