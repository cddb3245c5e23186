extension GoldenReport {
    /// Workflow commands that GitHub Actions shows beside a run: an error for each failure, a warning for each
    /// notice, a line each, without an end after the last.
    ///
    /// The commands: docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands. The escapes,
    /// which that page leaves out: `escapeData` and `escapeProperty` of github.com/actions/toolkit, packages/core/src/command.ts.
    public func githubAnnotations() -> String {
        let errors = cases.filter { $0.status != .passed }.map { one in
            let reasons = one.reasons.isEmpty ? [one.status.rawValue] : one.reasons
            return Self.annotation(
                "error", title: "\(one.name): \(one.status.rawValue)", reasons.joined(separator: "\n"))
        }
        return (errors + notices.map { Self.annotation("warning", title: title, $0) }).joined(separator: "\n")
    }

    private static func annotation(_ command: String, title: String, _ message: String) -> String {
        "::\(command) title=\(title.githubEscaped(":,"))::\(message.githubEscaped(""))"
    }
}

extension String {
    /// Percent signs and line ends end a command's data; `others` end a property.
    fileprivate func githubEscaped(_ others: String) -> String {
        unicodeScalars.map { scalar in
            guard "%\r\n".unicodeScalars.contains(scalar) || others.unicodeScalars.contains(scalar) else {
                return String(scalar)
            }
            return "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
        }.joined()
    }
}
