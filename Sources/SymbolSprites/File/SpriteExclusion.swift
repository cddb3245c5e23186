internal import SymbolFiles

/// An entry of the symbols that leaves out files which other entries of its list find, as in `"!icons/draft-*.svg"`.
struct SpriteExclusion {
    /// The entry as it is written.
    let text: String
    let node: YAMLNode
    let pattern: PathPattern

    /// Reads an entry; nil for one that names files, among them one whose name begins with an exclamation mark.
    init?(_ node: YAMLNode, _ file: YAMLFile) {
        guard case .scalar(let text, _) = node.content, text.hasPrefix("!"), !Files.exists(file.relative(text)) else {
            return nil
        }
        (self.text, self.node) = (text, node)
        pattern = PathPattern(String(text.dropFirst()), in: file.relative(""))
    }
}
