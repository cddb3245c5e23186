package import SymbolText
extension XMLTree {
    /// Reads a document through libexpat.
    ///
    /// Nothing outside `bytes` is ever read: external entities are an error, a document type's external subset is
    /// passed over.
    ///
    /// - Throws: `ReadError` for text that is not well-formed XML, declares an encoding other than UTF-8, UTF-16,
    ///   ISO-8859-1 or US-ASCII, refers to an entity the file does not define, or exceeds `limits`.
    package init(parsing bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(ReadError) {
        let start = SourcePosition(line: 1, column: 1)
        guard !bytes.isEmpty else {
            throw ReadError(position: start, message: "the file is empty; expected an SVG document")
        }
        guard bytes.count <= limits.size else {
            throw ReadError(position: start, message: "\(bytes.count) bytes exceed the limit of \(limits.size)")
        }
        var (source, encoding): ([UInt8], String?) = (bytes, nil)
        switch TextEncoding(of: bytes) {
        case .declared: break
        case .utf16(let bigEndian): (source, encoding) = (transcodedFromUTF16(bytes, bigEndian: bigEndian), "UTF-8")
        case .gzip: throw ReadError(position: start, message: "found gzip data (.svgz); expected plain SVG text")
        }
        guard let parser = XMLParser(encoding: encoding) else {
            throw ReadError(position: start, message: "out of memory")
        }
        var builder = XMLTreeBuilder(source: source, limits: limits)
        self = try builder.run(parser)
    }
}
