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
}
