internal import CExpat

/// The sole owner of an expat parser.
struct XMLParser: ~Copyable {
    let raw: XML_Parser

    /// The salt that the parsers of this process use in hashes of names.
    ///
    /// It prevents attackers from constructing documents whose names all collide. A single random value is as secret as
    /// one for each parser, for which expat itself would ask the system every time.
    private static let salt = UInt.random(in: 1...UInt.max)

    /// Creates a parser; nil when memory is short.
    ///
    /// - Parameters:
    ///   - encoding: The encoding that overrides the one the document declares; nil for none.
    ///   - resolvesPrefixes: Whether names are provided with their namespaces instead of their prefixes.
    init?(encoding: String?, resolvesPrefixes: Bool) {
        let created =
            resolvesPrefixes ? XML_ParserCreateNS(encoding, namespaceSeparator) : XML_ParserCreate(encoding)
        guard let raw = created else { return nil }
        XML_SetHashSalt(raw, Self.salt)
        self.raw = raw
    }

    deinit { XML_ParserFree(raw) }
}

/// A byte that no XML text can contain, so it cannot be part of a namespace name.
let namespaceSeparator = CChar(1)
