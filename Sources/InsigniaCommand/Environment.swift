import CLibrary

/// The environment in which the program runs.
enum Environment {
    /// The folder of the symbol set that `INSIGNIA_SYMBOLS` names; nil where it is unset or empty.
    static var symbols: String? {
        getenv("INSIGNIA_SYMBOLS").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The path of the running program with all links resolved: from `/proc`, or else as it was called.
    static var program: String? {
        SymbolSetLocations.realPath(of: "/proc/self/exe")
            ?? CommandLine.arguments.first.flatMap { SymbolSetLocations.realPath(of: $0) }
    }
}
