package import Insignia
internal import SymbolText

/// The options of the command, by the names of the parameters that messages of the libraries mention.
private let optionNames = [
    "variesAllLayers": "--variable-layers", "assetColors": "--asset-colors", "light": "--light", "bold": "--bold",
    "other": "--to with its file", "matte": "--matte", "fps": "--fps"
]

extension String {
    /// The text with the names of options in place of those of parameters.
    var inOptions: String { naming(optionNames) }
}

extension [Diagnostic] {
    /// The diagnostics with the names of options in place of those of parameters.
    package var inOptions: [Diagnostic] { map { $0.naming(optionNames) } }
}
