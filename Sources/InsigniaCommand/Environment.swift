import CLibrary

/// The environment in which the program runs.
enum Environment {
    /// Whether the program runs in a continuous-integration service, which sets `CI`.
    static var isCI: Bool {
        guard let value = getenv("CI").map({ String(cString: $0) }) else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }
}
