package import SymbolText

/// A value of a YAML document with the position of its text.
///
/// Scalars are not given a type: a reader knows whether it expects a number or a name, and `no`, `1_000` or `12:30`
/// mean to it what they say. Aliases have been replaced by what they stand for, tags are passed over.
package struct YAMLNode: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// A plain scalar has neither quotes nor a block's indicator: only then may `null` mean that nothing is given.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        /// The members in their order, no key twice.
        case mapping([YAMLMember])
    }

    package let content: Content
    /// The place of an alias's value is that of its anchor.
    package let position: SourcePosition

    /// Whether this is the null of YAML's core schema: nothing, `~` or `null`, without quotes.
    package var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }
}

/// A key of a mapping with its value.
package struct YAMLMember: Hashable, Sendable {
    package let key: YAMLNode
    package let value: YAMLNode
}

extension YAMLNode {
    /// Reads the only document of a UTF-8 text, which may also be JSON.
    ///
    /// - Returns: nil for a text without a document: nothing, or nothing but comments.
    /// - Throws: `YAMLError` for what is not YAML 1.1 as libyaml reads it, a second document, a key that a mapping
    ///   gives twice, or what exceeds `limits`.
    package init?(parsing bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) throws(YAMLError) {
        guard bytes.count <= limits.size else { throw YAMLError("is larger than \(limits.sizeText)") }
        var composer = YAMLComposer(try YAMLParser(bytes), limits: limits)
        guard let node = try composer.document() else { return nil }
        self = node
    }
}
