package import SymbolText

/// A value of a YAML document with its position in the text.
///
/// Scalars have no type: the reader knows whether it expects a number or a name, and takes `no`, `1_000` and `12:30`
/// literally. Aliases have been replaced by their values, and tags are ignored.
package struct YAMLNode: Hashable, Sendable {
    /// The content of a value.
    package enum Content: Hashable, Sendable {
        /// A scalar; a plain one has neither quotes nor a block indicator, and only then can `null` mean that there is
        /// no value.
        case scalar(String, isPlain: Bool)
        /// A sequence of values.
        case sequence([YAMLNode])
        /// The members in their order, without duplicate keys.
        case mapping([YAMLMember])
    }

    /// The content of the value.
    package let content: Content
    /// The position in the text; an alias has that of its anchor.
    package let position: SourcePosition

    /// Whether the value is the null of YAML's core schema: nothing, `~` or `null`, without quotes.
    package var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// What the value is, for messages about one that should be something else.
    var kind: String {
        switch content {
        case .scalar(let text, _): isNull ? "nothing" : "\"\(text)\""
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// A key of a mapping with its value.
package struct YAMLMember: Hashable, Sendable {
    /// The key.
    package let key: YAMLNode
    /// The value.
    package let value: YAMLNode
}

extension YAMLNode {
    /// Parses the only document of a UTF-8 text, which may also be JSON.
    ///
    /// - Returns: Nil for a text without a document, which is empty or has only comments.
    /// - Throws: `YAMLError` for a text that is not YAML 1.1 as libyaml reads it, a second document, a key that occurs
    ///   twice in a mapping, or content that exceeds `limits`.
    package init?(parsing bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) throws(YAMLError) {
        guard bytes.count <= limits.size else { throw YAMLError("is larger than \(limits.sizeText)") }
        var composer = YAMLComposer(try YAMLParser(bytes), limits: limits)
        guard let node = try composer.document() else { return nil }
        self = node
    }
}
