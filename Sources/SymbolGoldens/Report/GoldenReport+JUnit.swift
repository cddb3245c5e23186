internal import SymbolSVG
internal import SymbolText

extension GoldenReport {
    /// Returns JUnit XML, limited to what its readers have in common.
    ///
    /// There is no specification: the elements are those of github.com/testmoapp/junitxml and of Jenkins's
    /// junit-10.xsd, which requires no time stamp (there is no clock here), no `skipped` on the root, and times of at
    /// most millisecond precision.
    package func junit() -> String {
        let (broken, passed) = (count(of: .broken), count(of: .passed))
        let counts = "tests=\"\(cases.count)\" failures=\"\(cases.count - broken - passed)\" errors=\"\(broken)\""
        let time = "time=\"\(cases.reduce(0) { $0 + $1.seconds }.secondsText)\""
        let name = "name=\"\(title.markupEscaped)\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites \(name) \(counts) \(time)>",
            "  <testsuite \(name) \(counts) skipped=\"0\" \(time)>",
            "    <properties>",
            "      <property name=\"tool\" value=\"\(tool.markupEscaped)\"/>",
            "    </properties>"
        ]
        for one in cases { lines += one.junit(suite: title) }
        if !notices.isEmpty {
            lines.append("    <system-out>\(notices.joined(separator: "\n").markupEscaped)</system-out>")
        }
        lines += ["  </testsuite>", "</testsuites>", ""]
        return lines.joined(separator: "\n")
    }
}

extension GoldenReport.Case {
    fileprivate func junit(suite: String) -> [String] {
        let start =
            "    <testcase name=\"\(name.markupEscaped)\" classname=\"\(suite.markupEscaped)\""
            + " time=\"\(seconds.secondsText)\""
        guard status != .passed else { return [start + "/>"] }
        let element = status == .broken ? "error" : "failure"
        let message = "message=\"\((reasons.first ?? status.rawValue).markupEscaped)\" type=\"\(status.rawValue)\""
        let result = "<\(element) \(message)>\(reasons.joined(separator: "\n").markupEscaped)</\(element)>"
        let paths = files.named.map { "\($0.name): \($0.path)" }.joined(separator: "\n")
        let output = paths.isEmpty ? [] : ["      <system-out>\(paths.markupEscaped)</system-out>"]
        return [start + ">", "      " + result] + output + ["    </testcase>"]
    }
}
