package import SymbolEffects
internal import SymbolText

extension YAMLFile {
    /// Returns the effect that a scalar names.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - what: What is expected, such as “an effect”.
    /// - Returns: The effect.
    /// - Throws: `FileError` at the word at fault, or at the node where escapes or line ends may precede it.
    package func effect(_ node: YAMLNode, of what: String) throws(FileError) -> EffectSpec {
        let text = try text(node, of: what)
        do throws(EffectSyntaxError) { return try EffectSpec(text) } catch {
            var position = node.position
            if case .scalar(_, isPlain: true) = node.content {
                position.column += String(text.prefix(error.column - 1)).unicodeScalars.count
            }
            throw FileError(.format, path: path, message: error.message, at: position)
        }
    }
}
