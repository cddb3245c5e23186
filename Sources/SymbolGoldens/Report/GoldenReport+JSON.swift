internal import SymbolText

extension GoldenReport {
    /// Returns JSON without a line break at the end; of pictures it has only the paths of their files and, where they
    /// were kept, the number of frames and their size.
    package func json() -> String {
        let statuses = acceptsCases ? GoldenStatus.ofGoldens : GoldenStatus.ofImages
        return JSONValue.object([
            ("title", .string(title)), ("tool", .string(tool)), ("notices", .strings(notices)),
            ("counts", .object(statuses.map { ($0.rawValue, .number(Double(count(of: $0)))) })),
            ("cases", .array(cases.map(\.json)))
        ]).text
    }
}

extension GoldenReport.Case {
    fileprivate var json: JSONValue {
        let members: [(String, JSONValue?)] = [
            ("name", .string(name)), ("status", .string(status.rawValue)),
            ("path", path.map { .string($0) }), ("cause", cause.map { .string($0) }),
            ("alternate", alternate.map { .string($0) }),
            ("reasons", reasons.isEmpty ? nil : .strings(reasons)),
            ("change", change > 0 ? .number((change * 1_000_000).rounded() / 1_000_000) : nil),
            ("expected", expected.json(files.expected)), ("actual", actual.json(files.actual)),
            ("difference", difference.json(files.difference)),
            ("frameDuration", frameDuration.flatMap { $0.isFinite ? .number($0) : nil }),
            ("seconds", .number(seconds.milliseconds / 1000))
        ]
        return .object(members.compactMap { key, value in value.map { (key, $0) } })
    }
}

extension [GoldenReport.Image] {
    fileprivate func json(_ file: String?) -> JSONValue? {
        let path: [(String, JSONValue)] = file.map { [("file", .string($0))] } ?? []
        let size: [(String, JSONValue)] =
            first.map {
                [
                    ("frames", .number(Double(count))), ("width", .number(Double($0.width))),
                    ("height", .number(Double($0.height)))
                ]
            } ?? []
        return path.isEmpty && size.isEmpty ? nil : .object(path + size)
    }
}
