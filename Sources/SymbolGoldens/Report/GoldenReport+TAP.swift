internal import SymbolText

extension GoldenReport {
    /// Returns the results in the Test Anything Protocol, version 14
    /// (testanything.org/tap-version-14-specification.html).
    package func tap() -> String {
        var lines = ["TAP version 14", "1..\(cases.count)", "# \(tool.tapComment)"]
        lines += notices.map { "# notice: \($0.tapComment)" }
        for (index, one) in cases.enumerated() { lines += one.tap(number: index + 1) }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension GoldenReport.Case {
    fileprivate func tap(number: Int) -> [String] {
        let point = "\(status == .passed ? "ok" : "not ok") \(number) - \(name.tapEscaped)"
        guard status != .passed else { return [point] }
        var block = ["  ---", "  status: \(status.rawValue)"]
        if let message = reasons.first { block.append("  message: \(message.jsonQuoted)") }
        if reasons.count > 1 { block += ["  details:"] + reasons.dropFirst().map { "    - \($0.jsonQuoted)" } }
        block += files.named.map { "  \($0.name): \($0.path.jsonQuoted)" }
        return [point] + block + ["  ..."]
    }
}

extension String {
    /// The text as a description, in which `\` and `#` are escaped (section Escaping).
    fileprivate var tapEscaped: String {
        tapComment.unicodeScalars.map { $0 == "\\" || $0 == "#" ? "\\\($0)" : String($0) }.joined()
    }

    /// The text on one line: control characters become spaces.
    fileprivate var tapComment: String {
        unicodeScalars.map { $0.properties.generalCategory == .control ? " " : String($0) }.joined()
    }
}
