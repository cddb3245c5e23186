internal import CExpat

/// Sole owner of an expat parser.
struct XMLParser: ~Copyable {
    let raw: XML_Parser

    /// Creates a parser; `nil` when memory is short.
    ///
    /// - Parameter encoding: The encoding that overrides the one the document declares; `nil` for none.
    init?(encoding: String?) {
        guard let raw = XML_ParserCreateNS(encoding, namespaceSeparator) else { return nil }
        self.raw = raw
    }

    deinit { XML_ParserFree(raw) }
}

/// A byte that no XML text can hold, so it cannot be part of a namespace name.
let namespaceSeparator = CChar(1)
