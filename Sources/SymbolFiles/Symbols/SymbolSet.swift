package import SymbolModel
internal import SymbolTemplate
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

    /// Sets the preferred mode of a symbol to the one in its description, if it is in a symbol set.
    static func readPreference(of document: inout SymbolDocument, at path: String) throws(FileError) {
        guard let contents = contentsPath(of: path), Files.exists(contents) else { return }
        let file = YAMLFile(path: contents, bytes: try Files.read(contents))
        for (key, node) in try file.mapping(try file.root(), of: "the description of a symbol")
        where try file.text(key, of: "a key") == "properties" {
            for (key, value) in try file.mapping(node, of: "properties")
            where try file.text(key, of: "a key") == intentKey {
                let text = try file.text(value, of: "a rendering intent")
                document.symbol.preferredMode = LayerMode.allCases.first { intent(of: $0) == text }
                guard document.symbol.preferredMode == nil, text != "automatic" else { continue }
                document.diagnostics.append(
                    Diagnostic(.unsupported, "\(contents): \(intentKey) \"\(text)\" is not known; none is preferred"))
            }
        }
    }

    private static let intentKey = "symbol-rendering-intent"

    /// The name of a mode in asset catalogs, where monochrome is called template, as for images.
    private static func intent(of mode: LayerMode) -> String { mode == .monochrome ? "template" : mode.rawValue }
}
