extension BuildPlan {
    /// What the outputs depend on, as a rule that make and ninja read.
    public var dependencyRule: String {
        func line(_ paths: [String]) -> String { paths.map(Self.escaped).joined(separator: " \\\n  ") }
        return "\(line(outputs)): \(line(inputs))\n"
    }

    /// Blanks and hashes with a backslash, dollars doubled (GNU make manual, 4.3; ninja manual, depfile).
    private static func escaped(_ path: String) -> String {
        path.map { character in
            switch character {
            case " ", "#": "\\\(character)"
            case "$": "$$"
            default: "\(character)"
            }
        }.joined()
    }
}
