package import SymbolModel
package import SymbolTemplate
package import SymbolText

/// A symbol in an asset catalog: a folder `NAME.symbolset` with a drawing, whatever that is called, and its description
/// `Contents.json`.
package enum SymbolSet {
    /// Returns the content of `Contents.json` for a symbol (Apple, Asset Catalog Format Reference, Symbol Image Set
    /// Type).
    package static func contents(of file: String, preferring mode: LayerMode?) -> JSONValue {
        let properties = mode.map { JSONValue.object([(intentKey, .string(intent(of: $0)))]) }
        return .object(
            [("info", .catalogInfo)] + (properties.map { [("properties", $0)] } ?? [])
                + [("symbols", .array([.object([("filename", .string(file)), ("idiom", "universal")])]))])
    }

    /// Returns the path of the description of a symbol's file; nil for a file that is not in a symbol set.
    package static func contentsPath(of file: String) -> String? {
        let folder = Files.folder(of: file)
        return isFolder(folder) ? folder + "Contents.json" : nil
    }

    /// Returns whether a folder, whose path ends in a slash, is a symbol set.
    package static func isFolder(_ path: String) -> Bool { path.hasSuffix(ending) }

    static let ending = ".symbolset/"

    /// Returns the name of the symbol set that contains a file; nil for a file that is not in one.
    static func name(around path: String) -> String? {
        let folder = Files.folder(of: path)
        guard isFolder(folder) else { return nil }
        let name = Files.name(of: String(folder.dropLast(ending.count)))
        return name.isEmpty ? nil : name
    }

    /// The mode that the description of a symbol set states for its symbol.
    package struct Preference: Sendable {
        /// The mode; nil where the description leaves the choice to the app.
        package let mode: LayerMode?
        /// What the description says that is not known.
        package let diagnostics: [Diagnostic]
    }

    /// Returns the mode that the description of a symbol's file states; nil where it states none and for a file that is
    /// not in a symbol set.
    package static func preference(ofFile path: String) throws(FileError) -> Preference? {
        guard let contents = contentsPath(of: path), Files.exists(contents) else { return nil }
        let file = try YAMLFile(contentsOf: contents)
        var preference: Preference?
        for (key, node) in try file.mapping(try file.root(), of: "the description of a symbol")
        where try file.text(key, of: "a key") == "properties" {
            for (key, value) in try file.mapping(node, of: "properties")
            where try file.text(key, of: "a key") == intentKey {
                preference = Preference(intent: try file.text(value, of: "a rendering intent"), in: contents)
            }
        }
        return preference
    }

    fileprivate static let intentKey = "symbol-rendering-intent"

    /// The name of a mode in asset catalogs, where monochrome is called template, as for images.
    fileprivate static func intent(of mode: LayerMode) -> String { mode == .monochrome ? "template" : mode.rawValue }
}

extension SymbolSet.Preference {
    fileprivate init(intent: String, in contents: String) {
        mode = LayerMode.allCases.first { SymbolSet.intent(of: $0) == intent }
        let message = "\(SymbolSet.intentKey) \"\(intent)\" is not known; none is preferred"
        diagnostics = mode == nil && intent != "automatic" ? [Diagnostic(.unsupported, message, in: contents)] : []
    }
}

extension SymbolDocument {
    /// Makes a symbol prefer the mode that the description of its set states.
    package mutating func prefer(_ preference: SymbolSet.Preference?) {
        guard let preference else { return }
        symbol.preferredMode = preference.mode
        diagnostics += preference.diagnostics
    }
}
