extension GoldenReport {
    /// JUnit XML, the parts that readers agree upon.
    ///
    /// There is no specification: the elements are those of github.com/testmoapp/junitxml and of Jenkins's
    /// junit-10.xsd, which wants no time stamp (there is no clock here), no `skipped` on the root, and milliseconds at most.
    public func junit() -> String {
        let counts = "tests=\"\(cases.count)\" failures=\"\(failureCount)\" errors=\"0\""
        let time = "time=\"\(cases.reduce(0) { $0 + $1.seconds }.secondsText)\""
        let name = "name=\"\(title.markupEscaped)\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites \(name) \(counts) \(time)>",
            "  <testsuite \(name) \(counts) skipped=\"\(count(of: .skipped))\" \(time)>",
            "    <properties>",
            "      <property name=\"tool\" value=\"\(tool.markupEscaped)\"/>",
            "    </properties>",
        ]
        for one in cases { lines += one.junit(suite: title) }
        if !notices.isEmpty { lines.append("    <system-out>\(notices.joined(separator: "\n").markupEscaped)</system-out>") }
        lines += ["  </testsuite>", "</testsuites>", ""]
        return lines.joined(separator: "\n")
    }
}

extension GoldenReport.Case {
    fileprivate func junit(suite: String) -> [String] {
        let start = "    <testcase name=\"\(name.markupEscaped)\" classname=\"\(suite.markupEscaped)\" time=\"\(seconds.secondsText)\""
        guard status != .passed else { return [start + "/>"] }
        let message = "message=\"\((message ?? status.rawValue).markupEscaped)\""
        let result = status.isFailure
            ? "<failure \(message) type=\"\(status.rawValue)\">\(reasons.joined(separator: "\n").markupEscaped)</failure>"
            : "<skipped \(message)/>"
        return [start + ">", "      " + result, "    </testcase>"]
    }
}
