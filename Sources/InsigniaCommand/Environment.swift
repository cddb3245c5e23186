import CLibrary

/// The environment in which the program runs.
enum Environment {
    /// Whether the program runs in a continuous-integration service, which sets `CI`.
    static var isCI: Bool {
        guard let value = value(of: "CI") else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }

    /// The folder of the set of symbols, where `INSIGNIA_SYMBOLS` names one.
    static var symbols: String? { value(of: "INSIGNIA_SYMBOLS").flatMap { $0.isEmpty ? nil : $0 } }

    /// The file of the running program, all links followed: as the system tells it, else as it was called.
    static var program: String? {
        SymbolSetPlaces.realPath(of: "/proc/self/exe")
            ?? CommandLine.arguments.first.flatMap { SymbolSetPlaces.realPath(of: $0) }
    }

    private static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
