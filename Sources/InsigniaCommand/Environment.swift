import CLibrary

/// What the program is told by where it runs.
enum Environment {
    /// As continuous-integration services set it.
    static var isCI: Bool {
        guard let value = getenv("CI").map({ String(cString: $0) }) else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }
}
