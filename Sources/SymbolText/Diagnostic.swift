/// A remark about an input: something was ignored, drawn in another way than requested, or is hard to see.
///
/// A diagnostic is never a failure: a picture was made, and the diagnostic tells how to judge it. Every command prints
/// diagnostics in the same form, and every JSON report contains them with the same keys.
public struct Diagnostic: Hashable, Sendable {
    /// The kind of a diagnostic, by which programs distinguish them.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        /// The file contains valid SVG outside of the subset that is drawn.
        case unsupported
        /// The file is not valid SVG there, and the specification's rule for errors was applied.
        case invalid
        /// The file does not have the requested variant, and another one is drawn.
        case substituted
        /// The file names a colour that nothing defines, and the tint stands in.
        case undefinedColor
        /// The file shows nothing.
        case blank
        /// An option has no effect on this symbol.
        case ineffective
        /// The symbol is hard to see at the requested size.
        case legibility
        /// An animation flashes more often than is safe.
        case flashing
        /// A converted or composed file cannot contain everything that its source does, or represents it in another
        /// way.
        case conversion
        /// The name of a file is not valid on every system.
        case portability
    }

    /// The importance of a diagnostic.
    public enum Severity: String, CaseIterable, Hashable, Sendable {
        /// The picture may not be what was intended.
        case warning
        /// The picture is correct; the diagnostic gives advice.
        case note
    }

    /// The kind of the diagnostic.
    public var code: Code
    /// The importance of the diagnostic.
    public var severity: Severity
    /// The path of the file at fault, such as a timeline's or that of a second symbol; `nil` where it is the picture's
    /// own.
    public var file: String?
    /// The position in the file; `nil` where the diagnostic concerns the whole file.
    public var position: SourcePosition?
    /// What was found and what was done about it, in one line without the name of the file.
    public var message: String
    /// A suggestion in one line, with parameters in backticks; `nil` where there is none.
    public var help: String?

    /// Creates a diagnostic, whose severity follows from its code.
    package init(
        _ code: Code, _ message: String, in file: String? = nil, at position: SourcePosition? = nil,
        help: String? = nil
    ) {
        self.code = code
        severity = [.legibility, .portability].contains(code) ? .note : .warning
        (self.file, self.position, self.message, self.help) = (file, position, message, help)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The position, the message and the help in one line, as in `3:14: the filter is not supported`.
    ///
    /// It begins with `file` if that is set.
    public var description: String { file.map(description(in:)) ?? line }

    /// Returns the diagnostic in one line that begins with the name of the file, as compilers print it.
    ///
    /// - Parameter file: The path of the picture's file, which is named unless the diagnostic names another.
    /// - Returns: The line.
    public func description(in file: String) -> String {
        "\((self.file ?? file).printedLine):\(position == nil ? " " : "")\(line)"
    }

    private var line: String {
        let location = position.map { "\($0): " } ?? ""
        return (location + message + (help.map { " (\($0))" } ?? "")).printedLine
    }
}

extension Diagnostic: Encodable {
    private enum CodingKeys: CodingKey { case code, severity, file, line, column, message, help }

    /// Encodes the diagnostic with the keys `code`, `severity`, `file`, `line`, `column`, `message` and
    /// `help`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code.rawValue, forKey: .code)
        try container.encode(severity.rawValue, forKey: .severity)
        try container.encodeIfPresent(file, forKey: .file)
        try container.encodeIfPresent(position?.line, forKey: .line)
        try container.encodeIfPresent(position?.column, forKey: .column)
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(help, forKey: .help)
    }
}
