import CLibrary

/// The environment in which the program runs.
enum Environment {
    /// The folder of the set of symbols, where `INSIGNIA_SYMBOLS` names one.
    static var symbols: String? {
        getenv("INSIGNIA_SYMBOLS").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The file of the running program, all links followed: as the system tells it, else as it was called.
    static var program: String? {
        SymbolSetPlaces.realPath(of: "/proc/self/exe")
            ?? CommandLine.arguments.first.flatMap { SymbolSetPlaces.realPath(of: $0) }
    }
}
