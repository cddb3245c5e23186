package import SymbolFiles

extension BuildPlan {
    /// Returns the dependencies of the outputs as rules that make and ninja read.
    ///
    /// Every input also gets an empty rule of its own, so that make does not stop when an input has been deleted, as
    /// with the option `-MP` of C compilers; except for one with a percent sign, of which make would make a pattern,
    /// and which ninja does not read escaped.
    ///
    /// - Parameter targets: The files that depend on the inputs.
    /// - Returns: The text of a makefile whose rules have no commands.
    /// - Throws: `FileError` under the conditions of `checkNames(_:)`.
    package func dependencyRules(for targets: [String]) throws(FileError) -> String {
        try checkNames(targets)
        let targets = targets.map { Self.escaped($0, isTarget: true) }
        let prerequisites = inputs.map { Self.escaped($0, isTarget: false) }
        let rule = targets.joined(separator: " \\\n  ") + ": " + prerequisites.joined(separator: " \\\n  ")
        let others = inputs.filter { !$0.contains("%") }.map { Self.escaped($0, isTarget: true) + ":" }
        return ([rule] + others).joined(separator: "\n") + "\n"
    }

    /// Throws for targets and inputs that no rule can name in both make and ninja: make reads what follows a semicolon
    /// as a command and what follows a bar as order-only prerequisites, and neither tool can escape a line break.
    ///
    /// - Throws: `FileError` for the first such path.
    package func checkNames(_ targets: [String]) throws(FileError) {
        guard let path = (targets + inputs).first(where: { $0.unicodeScalars.contains(where: Self.cannotBeNamed) })
        else { return }
        throw FileError(
            .format, path: path,
            message: "a depfile cannot name this path; expected one without \";\", \"|\" and control characters")
    }

    private static func cannotBeNamed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 && scalar != "\t" || scalar == ";" || scalar == "|"
    }

    /// Escapes a path: blanks, hashes, colons and brackets, which make takes for a pattern, get a backslash, and
    /// backslashes before them are doubled; dollars are doubled; in targets, percent signs get a backslash (GNU make
    /// manual, 4.2 to 4.4 and 10.5.1; ninja manual, depfile).
    private static func escaped(_ path: String, isTarget: Bool) -> String {
        var (text, backslashes) = ("", 0)
        for character in path {
            if " \t#:[".contains(character) || isTarget && character == "%" {
                text += String(repeating: "\\", count: backslashes + 1)
            }
            text += character == "$" ? "$$" : String(character)
            backslashes = character == "\\" ? backslashes + 1 : 0
        }
        return text
    }
}
