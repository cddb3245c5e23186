/// Something worth knowing about an input: what was left out of it, drawn otherwise than asked for, or hard to see.
///
/// A diagnostic is never a failure: a picture was made, and this says what to think of it. Every command prints it
/// alike, and every JSON report holds it with the same keys.
public struct Diagnostic: Hashable, Sendable {
    /// The kind of a diagnostic, by which programs tell them apart.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        /// The file holds valid SVG outside the subset that is drawn.
        case unsupported
        /// The file is not valid SVG there; the specification's error rule was applied.
        case invalid
        /// The file cannot give the variant that was asked for, and another one is drawn.
        case substituted
        /// An option has no effect on this symbol.
        case ineffective
        /// The symbol is hard to see at the size that was asked for.
        case legibility
        /// An animation flashes more often than is safe.
        case flashing
        /// A converted or composed file cannot hold everything that its source does, or holds it in another way.
        case conversion
        /// A file's name is one that not every system can hold.
        case portability
    }

    /// How much a diagnostic matters.
    public enum Severity: String, CaseIterable, Hashable, Sendable {
        /// The picture may not be what was meant.
        case warning
        /// The picture is right; this is advice.
        case note
    }

    /// The kind of the diagnostic.
    public var code: Code
    /// How much it matters.
    public var severity: Severity
    /// The place in the file; nil where it concerns the whole file.
    public var position: SourcePosition?
    /// What was found and what was done about it, in one line without the file's name.
    public var message: String
    /// What to do about it, in one line, parameters in backticks; nil where there is nothing to suggest.
    public var help: String?

    package init(_ code: Code, _ message: String, at position: SourcePosition? = nil, help: String? = nil) {
        self.code = code
        severity = [.legibility, .portability].contains(code) ? .note : .warning
        (self.position, self.message, self.help) = (position, message, help)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The place, the message and the help in one line, as in `3:14: the filter is not supported`.
    public var description: String {
        let place = position.map { "\($0.line):\($0.column): " } ?? ""
        return (place + message + (help.map { " (\($0))" } ?? "")).printedLine
    }

    /// The diagnostic in one line that begins with the file's name, as compilers print it.
    public func description(in file: String) -> String {
        "\(file.printedLine):\(position == nil ? " " : "")\(description)"
    }
}

extension Diagnostic: Encodable {
    private enum CodingKeys: CodingKey { case code, severity, line, column, message, help }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code.rawValue, forKey: .code)
        try container.encode(severity.rawValue, forKey: .severity)
        try container.encodeIfPresent(position?.line, forKey: .line)
        try container.encodeIfPresent(position?.column, forKey: .column)
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(help, forKey: .help)
    }
}
