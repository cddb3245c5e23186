extension GoldenReport {
    /// JSON (RFC 8259) without a line's end: of pictures only how many frames there are, and their size.
    public func json() -> String {
        let counts = Status.allCases.map { "\($0.rawValue.jsonQuoted): \(count(of: $0))" }.joined(separator: ", ")
        let members = [
            ("title", title.jsonQuoted), ("tool", tool.jsonQuoted), ("notices", Self.array(notices.map(\.jsonQuoted), indent: "  ")),
            ("counts", "{\(counts)}"), ("cases", Self.array(cases.map(\.json), indent: "  ")),
        ]
        return "{\n" + members.map { "  \($0.jsonQuoted): \($1)" }.joined(separator: ",\n") + "\n}"
    }

    fileprivate static func array(_ items: [String], indent: String) -> String {
        guard !items.isEmpty else { return "[]" }
        return "[\n" + items.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n" + indent + "]"
    }
}

extension GoldenReport.Case {
    fileprivate var json: String {
        let members: [(String, String?)] = [
            ("name", name.jsonQuoted), ("status", status.rawValue.jsonQuoted), ("message", message?.jsonQuoted),
            ("details", details.isEmpty ? nil : GoldenReport.array(details.map(\.jsonQuoted), indent: "      ")),
            ("expected", expected.json), ("actual", actual.json), ("difference", difference.json),
            ("frameDuration", frameDuration.flatMap { $0.isFinite ? "\($0)" : nil }), ("seconds", seconds.secondsText),
        ]
        let lines = members.compactMap { key, value in value.map { "      \(key.jsonQuoted): \($0)" } }
        return "{\n" + lines.joined(separator: ",\n") + "\n    }"
    }
}

extension [GoldenReport.Image] {
    fileprivate var json: String? {
        first.map { "{\"frames\": \(count), \"width\": \($0.width), \"height\": \($0.height)}" }
    }
}
