internal import SymbolFiles
internal import SymbolText

extension GoldenReport {
    /// Returns workflow commands that GitHub Actions shows beside a run and beside the drawings: an error for each
    /// symbol with a failure and a warning for each notice, one per line, without a line break at the end.
    ///
    /// The commands: docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands. The escapes, which
    /// that page does not document: `escapeData` and `escapeProperty` of github.com/actions/toolkit,
    /// packages/core/src/command.ts.
    package func githubAnnotations() -> String {
        let failing = groups.map { group in
            ReportGroup(symbol: group.symbol, cases: group.cases.filter { $0.status != .passed })
        }.filter { !$0.cases.isEmpty }
        let isMany = failing.count > Self.limit
        var errors = failing.prefix(isMany ? Self.limit - 1 : Self.limit).map(annotation)
        if isMany {
            let rest = failing.dropFirst(Self.limit - 1)
            errors.append(
                Self.annotation(
                    "error", [("title", "\(rest.count) more symbols differ")],
                    rest.map(\.symbol).joined(separator: ", ")))
        }
        return (errors + notices.prefix(Self.limit).map { Self.annotation("warning", [("title", title)], $0) })
            .joined(separator: "\n")
    }

    /// The number of annotations of each kind that GitHub shows for a step.
    private static let limit = 10

    private func annotation(_ group: ReportGroup) -> String {
        var properties: [(String, String)] = []
        let path = group.cases[0].path ?? (group.cases[0].status == .orphaned ? file : nil)
        if let path { properties.append(("file", Self.normalized(path))) }
        if let path, let line = group.cases[0].line(in: path) { properties.append(("line", line)) }
        guard group.cases.count > 1 else {
            let one = group.cases[0]
            let reasons = one.reasons.isEmpty ? [one.status.rawValue] : one.reasons
            properties.append(("title", "\(one.name): \(one.status.rawValue)"))
            return Self.annotation("error", properties, reasons.joined(separator: "\n"))
        }
        properties.append(("title", "\(group.symbol): \(group.counts)"))
        var lines = group.cases.prefix(Self.limit).map { "\($0.name): \($0.reasons.first ?? $0.status.rawValue)" }
        if group.cases.count > lines.count { lines.append("and \(group.cases.count - lines.count) more") }
        return Self.annotation("error", properties, lines.joined(separator: "\n"))
    }

    private static func normalized(_ path: String) -> String {
        (path.hasPrefix("/") ? "/" : "") + PathPattern.names(of: path).joined(separator: "/")
    }

    private static func annotation(_ command: String, _ properties: [(String, String)], _ message: String) -> String {
        let words = properties.map { "\($0.0)=\($0.1.githubEscaped(":,"))" }.joined(separator: ",")
        return "::\(command) \(words)::\(message.githubEscaped(""))"
    }
}

extension GoldenReport.Case {
    /// The line number with which the first reason begins after the path of a file, as in messages: `a.svg:3:5: …`.
    fileprivate func line(in path: String) -> String? {
        guard let reason = reasons.first, reason.hasPrefix(path + ":") else { return nil }
        let digits = reason.dropFirst(path.count + 1).prefix { $0.isASCII && $0.isNumber }
        return digits.isEmpty ? nil : String(digits)
    }
}

extension String {
    /// The text with percent signs, line breaks, which end a command's data, and `others`, which end a property,
    /// escaped.
    fileprivate func githubEscaped(_ others: String) -> String {
        unicodeScalars.map { scalar in
            guard "%\r\n".unicodeScalars.contains(scalar) || others.unicodeScalars.contains(scalar) else {
                return String(scalar)
            }
            return "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
        }.joined()
    }
}
