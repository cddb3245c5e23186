package import SymbolText

extension XMLTree {
    /// Reads a document with libexpat, after decompressing gzip data (`.svgz`) with libdeflate.
    ///
    /// Nothing outside `bytes` is ever read: external entities are an error, and a document type's external subset is
    /// ignored.
    ///
    /// - Throws: `ReadError` for text that is not well-formed XML, declares an encoding other than UTF-8, UTF-16,
    ///   ISO-8859-1, US-ASCII or Windows-1252, refers to an entity that the file does not define, or exceeds `limits`,
    ///   and for gzip data that is damaged.
    package init(parsing bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(ReadError) {
        let start = SourcePosition(line: 1, column: 1)
        guard !bytes.isEmpty else {
            throw ReadError(position: start, message: "the file is empty; expected an SVG document")
        }
        try limits.check(bytes)
        var (source, encoding): ([UInt8], String?) = (bytes, nil)
        if GzipData.begins(bytes) { source = try GzipData.text(of: bytes, limit: limits.size) }
        switch TextEncoding(of: source) {
        case .declared: break
        case .named(let name): encoding = name
        case .windows1252: (source, encoding) = (transcodedFromWindows1252(source), "UTF-8")
        case .utf16(let bigEndian): (source, encoding) = (transcodedFromUTF16(source, bigEndian: bigEndian), "UTF-8")
        }
        // Text can become three times as long in UTF-8.
        try limits.check(source)
        var tree: XMLTree?
        for resolvesPrefixes in [true, false] where tree == nil {
            guard let parser = XMLParser(encoding: encoding, resolvesPrefixes: resolvesPrefixes) else { break }
            let prefixes = resolvesPrefixes ? nil : PrefixScope()
            var builder = XMLTreeBuilder(source: source, limits: limits, prefixes: prefixes)
            tree = try builder.run(parser)
        }
        guard let tree else { throw ReadError(position: start, message: "out of memory") }
        self = tree
    }
}

extension XMLLimits {
    fileprivate func check(_ bytes: [UInt8]) throws(ReadError) {
        guard bytes.count > size else { return }
        throw ReadError(
            position: SourcePosition(line: 1, column: 1), message: "\(bytes.count) bytes exceed the limit of \(size)")
    }
}
