extension BuildPlan {
    /// What the outputs depend on, as rules that make and ninja read.
    ///
    /// Every input has a rule of its own without anything to do, so that one that is gone does not stop make, as with
    /// `-MP` of C compilers.
    ///
    /// - Parameter target: The file that depends on the inputs; `nil` for the outputs themselves.
    /// - Returns: A makefile of rules without commands.
    package func dependencyRules(for target: String?) -> String {
        let targets = (target.map { [$0] } ?? outputs).map { Self.escaped($0, isTarget: true) }
        let prerequisites = inputs.map { Self.escaped($0, isTarget: false) }
        let rule = targets.joined(separator: " \\\n  ") + ": " + prerequisites.joined(separator: " \\\n  ")
        let others = inputs.map { Self.escaped($0, isTarget: true) + ":" }
        return ([rule] + others).joined(separator: "\n") + "\n"
    }

    /// Blanks, hashes and colons with a backslash, those before them doubled; dollars doubled; in targets, per cents
    /// with a backslash (GNU make manual, 4.2, 4.3 and 10.5.1; ninja manual, depfile).
    private static func escaped(_ path: String, isTarget: Bool) -> String {
        var (text, backslashes) = ("", 0)
        for character in path {
            if " \t#:".contains(character) || isTarget && character == "%" {
                text += String(repeating: "\\", count: backslashes + 1)
            }
            text += character == "$" ? "$$" : String(character)
            backslashes = character == "\\" ? backslashes + 1 : 0
        }
        return text
    }
}
