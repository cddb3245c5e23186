internal import SymbolFiles

/// The location of the goldens of a test file.
package enum GoldenLocation {
    /// Returns the folder of goldens, with a slash at its end.
    ///
    /// - Parameters:
    ///   - name: The folder relative to that of the test file, or an absolute path; `nil` for `Goldens`.
    ///   - file: The path of the test file.
    /// - Returns: The path of the folder.
    package static func folder(_ name: String?, besideFile file: String) -> String {
        let name = name ?? "Goldens"
        let path = name.hasPrefix("/") ? name : Files.folder(of: file) + name
        return path.hasSuffix("/") ? path : path + "/"
    }

    /// Returns the name of a test file without its extension, which stands for the suite of tests outside of any suite.
    package static func suite(ofFile file: String) -> String { String(Files.name(of: file).prefix { $0 != "." }) }

    /// Returns the suites of a test in a class: its file, and the class where that is not named as the file is.
    ///
    /// The file alone would not tell apart the classes in it, and the class alone not those of different files. Both
    /// are known in every process, also in one that runs a single test.
    ///
    /// - Parameters:
    ///   - file: The path of the test file.
    ///   - type: The class with its module, as `String(reflecting:)` returns it; what Swift puts in parentheses, such
    ///     as the place of a private class in memory, changes from run to run and is left out.
    /// - Returns: The suites, from the outermost.
    package static func suites(ofFile file: String, type: String) -> [String] {
        let names = type.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }.map(String.init)
        let suite = suite(ofFile: file)
        return names == [suite] ? names : [suite] + names
    }
}
