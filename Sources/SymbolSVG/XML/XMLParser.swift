internal import CExpat

/// Sole owner of an expat parser.
struct XMLParser: ~Copyable {
    let raw: XML_Parser

    /// - Parameter encoding: overrides the encoding that the document declares.
    /// - Returns: nil when memory is short.
    init?(encoding: String?) {
        guard let raw = XML_ParserCreateNS(encoding, namespaceSeparator) else { return nil }
        self.raw = raw
    }

    deinit { XML_ParserFree(raw) }
}

/// A byte that no XML text can hold, so it cannot be part of a namespace name.
let namespaceSeparator = CChar(1)
