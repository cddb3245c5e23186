package import Insignia
internal import SymbolText

/// What the command calls the parameters that messages of libraries name.
private let optionNames = [
    "variesAllLayers": "--variable-layers", "light": "--light", "bold": "--bold", "other": "--to with its file"
]

extension String {
    /// The text with the names of options.
    var inOptions: String { naming(optionNames) }
}

extension [Diagnostic] {
    /// The same with the names of options.
    package var inOptions: [Diagnostic] { map { $0.naming(optionNames) } }
}
