internal import SymbolGeometry
internal import SymbolText

/// Symbols as the constants of an ES module (ECMAScript, 16.2), which pages and programs import one by one.
enum SymbolModule {
    static func identifier(of name: String) -> String {
        let identifier = Identifier.camelCase(name)
        return reserved.contains(identifier) ? identifier + "_" : identifier
    }

    /// Returns the declaration of a symbol's constant.
    static func constant(_ picture: VectorPicture, name: String, ids prefix: String) throws(VectorError) -> String {
        let extent = picture.extent
        let format = SVGNumberFormat.fitting(max(extent.width, extent.height))
        let box = [extent.minX, extent.minY, extent.width, extent.height].map(format.string).joined(separator: " ")
        let symbol = NamedSymbol(picture, name: name)
        let members =
            [("name", name.jsonQuoted), ("label", picture.label?.jsonQuoted ?? "null"), ("viewBox", box.jsonQuoted)]
            + Array(zip(NamedSymbol.measureNames, symbol.measures))
            + [("body", try picture.body(ids: prefix + name).jsonQuoted)]
        let lines = members.map { "  \($0): \($1),\n" }.joined()
        return "\nexport const \(identifier(of: name)) = {\n\(lines)};\n"
    }

    static func bytes(of constants: [String]) -> [UInt8] {
        let head = """
            \(NamesLanguage.head)
            // Each symbol with its SVG elements, which are for an <svg> of its viewBox, and in points its size, its
            // baseline from the top and the insets of its layout box.

            """
        return Array((head + constants.joined()).utf8)
    }

    /// The names that no constant of a module can have (ECMAScript, 12.7.2 and 13.1.1).
    private static let reserved: Set<String> = [
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
        "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
        "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
        "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
        "yield"
    ]
}
