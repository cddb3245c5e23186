package import SymbolFiles

extension BuildPlan {
    /// What the outputs depend on, as rules that make and ninja read.
    ///
    /// Every input has a rule of its own without anything to do, so that one that is gone does not stop make, as with
    /// `-MP` of C compilers.
    ///
    /// - Parameter targets: The files that depend on the inputs.
    /// - Returns: A makefile of rules without commands.
    /// - Throws: `FileError` as `refuseUnnamable(_:)` does.
    package func dependencyRules(for targets: [String]) throws(FileError) -> String {
        try refuseUnnamable(targets)
        let targets = targets.map { Self.escaped($0, isTarget: true) }
        let prerequisites = inputs.map { Self.escaped($0, isTarget: false) }
        let rule = targets.joined(separator: " \\\n  ") + ": " + prerequisites.joined(separator: " \\\n  ")
        let others = inputs.map { Self.escaped($0, isTarget: true) + ":" }
        return ([rule] + others).joined(separator: "\n") + "\n"
    }

    /// Refuses targets and inputs that no rule for both can name: to make, what stands behind a semicolon is a command,
    /// and behind a bar another kind of input; neither has a way to write a line break.
    ///
    /// - Throws: `FileError` for the first of them.
    package func refuseUnnamable(_ targets: [String]) throws(FileError) {
        guard let path = (targets + inputs).first(where: { $0.unicodeScalars.contains(where: Self.cannotBeNamed) })
        else { return }
        throw FileError(
            .format, path: path,
            message: "a depfile cannot name it; expected a path without ; and | and control characters")
    }

    private static func cannotBeNamed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 && scalar != "\t" || scalar == ";" || scalar == "|"
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
