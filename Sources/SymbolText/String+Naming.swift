extension String {
    /// Returns the text with other names for parameters, which libraries write between backticks: those of a program's
    /// options or of a file's keys.
    package func naming(_ names: [String: String]) -> String {
        var text = self
        for (parameter, name) in names {
            text = text[...].parts(separatedBy: "`\(parameter)`").joined(separator: name)
        }
        return text
    }
}

extension Diagnostic {
    /// Returns the diagnostic with other names for parameters in its help; the message may quote what somebody wrote.
    package func naming(_ names: [String: String]) -> Diagnostic {
        var diagnostic = self
        diagnostic.help = help?.naming(names)
        return diagnostic
    }
}
