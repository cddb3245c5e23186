internal import CExpat
internal import SymbolText

/// Builds a tree from expat's events.
struct XMLTreeBuilder {
    private var nodes: [XMLTree.Node] = []
    private var attributes: [XMLTree.Attribute] = []
    private let source: SourceIndex
    private let limits: XMLLimits
    /// The number of bytes of white space before the text, which XML does not allow before its declaration.
    private let margin: Int
    /// The namespaces of prefixes; nil where the parser resolves them.
    private var prefixes: PrefixScope?
    private var parser: XML_Parser?
    private var open: [Int32] = []
    private var elementCount = 0
    private var expandedText = 0
    private var failure: ReadError?
    /// The system identifier of the document type; nil where there is none.
    fileprivate var grammar: String?

    init(source: [UInt8], limits: XMLLimits, prefixes: PrefixScope?) {
        self.source = SourceIndex(source)
        (self.limits, self.prefixes) = (limits, prefixes)
        margin = source.prefix(while: \.isWhiteSpace).count
        // Typical numbers for an icon.
        nodes.reserveCapacity(16)
        attributes.reserveCapacity(32)
        open.reserveCapacity(8)
    }

    /// Returns the tree of the source; nil when a prefix is not declared, and the parser resolves them.
    mutating func run(_ owner: borrowing XMLParser) throws(ReadError) -> XMLTree? {
        let raw = owner.raw
        parser = raw
        defer { parser = nil }
        let (source, margin) = (source, margin)
        // The callbacks never outlive this call, which keeps the builder in place.
        let status = withUnsafeMutablePointer(to: &self) { me in
            XML_SetUserData(raw, me)
            XML_SetElementHandler(raw, onStartElement, onEndElement)
            XML_SetCharacterDataHandler(raw, onCharacters)
            XML_SetSkippedEntityHandler(raw, onSkippedEntity)
            // Otherwise what a parameter entity defines would be left out without a word.
            XML_SetParamEntityParsing(raw, XML_PARAM_ENTITY_PARSING_ALWAYS)
            XML_SetStartDoctypeDeclHandler(raw, onDoctype)
            XML_SetExternalEntityRefHandler(raw, onExternalEntity)
            XML_SetExternalEntityRefHandlerArg(raw, me)
            return source.bytes.withUnsafeBytes { bytes in
                let bytes = UnsafeRawBufferPointer(rebasing: bytes[margin...])
                return XML_Parse(raw, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
            }
        }
        if let failure { throw failure }
        guard status == XML_STATUS_OK else {
            if XML_GetErrorCode(raw) == XML_ERROR_UNBOUND_PREFIX { return nil }
            throw ReadError(position: position, message: message(for: XML_GetErrorCode(raw)))
        }
        return XMLTree(
            nodes: nodes, attributes: attributes, source: source, undeclaredPrefixes: prefixes?.unknown ?? [:])
    }

    private var offset: Int {
        max(0, min(margin + Int(XML_GetCurrentByteIndex(parser)), source.bytes.count))
    }

    private var position: SourcePosition { source.position(ofByte: offset) }

    mutating func stop(_ message: String) {
        guard failure == nil else { return }
        failure = ReadError(position: position, message: message)
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }

    private func message(for code: XML_Error) -> String {
        switch code {
        case XML_ERROR_NO_ELEMENTS where !open.isEmpty: "the file ends within the open element\(openName)"
        case XML_ERROR_NO_ELEMENTS: "found no element; expected an SVG document"
        case XML_ERROR_AMPLIFICATION_LIMIT_BREACH: "entities expand to far more text than the file contains"
        case XML_ERROR_UNCLOSED_TOKEN: "the file ends inside a tag or comment"
        case XML_ERROR_DUPLICATE_ATTRIBUTE: "an attribute occurs twice in a tag"
        case XML_ERROR_TAG_MISMATCH: "the end tag\(endName) does not match the open element\(openName)"
        case XML_ERROR_UNKNOWN_ENCODING:
            "unknown encoding; expected UTF-8, UTF-16, ISO-8859-1, US-ASCII or Windows-1252"
        default: "not well-formed XML: \(String(cString: XML_ErrorString(code)))\(openName)"
        }
    }

    /// The name of the end tag at the current position.
    private var endName: String {
        let name = source.bytes[offset...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
        return name.isEmpty ? "" : " </\(String(decoding: name.prefix(40), as: UTF8.self))>"
    }

    private var openName: String {
        guard let last = open.last, case .element(let name, _, _) = nodes[Int(last)].content else { return "" }
        return " <\(name)>"
    }

    mutating func startElement(
        _ name: UnsafePointer<XML_Char>, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
    ) {
        guard failure == nil else { return }
        elementCount += 1
        guard open.count < limits.depth else { return stop("elements are nested deeper than \(limits.depth)") }
        guard elementCount <= limits.elements else { return stop("more than \(limits.elements) elements") }
        let (first, index) = (Int32(attributes.count), Int32(nodes.count))
        prefixes?.enter(pairs, depth: open.count)
        var next = pairs
        while let key = next[0], let value = next[1] {
            next += 2
            guard let name = attributeName(key, index) else { continue }
            let text = String(cString: value)
            guard admits(text.utf8.count) else { return }
            attributes.append(.init(name: name, value: text))
        }
        let qualified = prefixes?.elementName(name, index) ?? QualifiedName(name)
        let range = first..<Int32(attributes.count)
        open.append(add(.element(name: qualified.local, attributes: range, isForeign: !qualified.isSVG)))
    }

    private mutating func attributeName(_ name: UnsafePointer<XML_Char>, _ element: Int32) -> String? {
        prefixes == nil ? QualifiedName(name).attributeName : prefixes?.attributeName(name, element)
    }

    mutating func endElement() {
        guard failure == nil else { return }
        open.removeLast()
    }

    mutating func characters(_ bytes: UnsafeRawBufferPointer) {
        guard failure == nil, let parent = open.last, admits(bytes.count) else { return }
        let last = nodes.count - 1
        // Expat delivers text in pieces (a line at a time), which are joined here.
        if last == Int(nodes[Int(parent)].lastChild), case .text(var text) = nodes[last].content {
            nodes[last].content = .text("")
            text += String(decoding: bytes, as: UTF8.self)
            nodes[last].content = .text(text)
        } else if bytes.contains(where: { $0 > 0x20 }) {
            _ = add(.text(String(decoding: bytes, as: UTF8.self)))
        }
    }

    private mutating func add(_ content: XMLTree.Content) -> Int32 {
        let index = Int32(nodes.count)
        let parent = open.last ?? -1
        var node = XMLTree.Node(content: content, parent: parent, offset: Int32(offset))
        if parent >= 0 {
            let last = nodes[Int(parent)].lastChild
            node.previousSibling = last
            if last >= 0 {
                nodes[Int(last)].nextSibling = index
            } else {
                nodes[Int(parent)].firstChild = index
            }
            nodes[Int(parent)].lastChild = index
        }
        nodes.append(node)
        return index
    }

    /// Counts `count` more bytes of text and returns whether they stay within the limit.
    private mutating func admits(_ count: Int) -> Bool {
        expandedText += count
        guard expandedText > limits.expandedText else { return true }
        stop("text and attributes exceed the limit of \(limits.expandedText) bytes")
        return false
    }
}

private func builder(_ userData: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLTreeBuilder>? {
    userData?.assumingMemoryBound(to: XMLTreeBuilder.self)
}

private func onStartElement(
    _ userData: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
    guard let name, let attributes else { return }
    builder(userData)?.pointee.startElement(name, attributes)
}

private func onEndElement(_ userData: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?) {
    builder(userData)?.pointee.endElement()
}

private func onCharacters(_ userData: UnsafeMutableRawPointer?, _ text: UnsafePointer<XML_Char>?, _ length: Int32) {
    builder(userData)?.pointee.characters(UnsafeRawBufferPointer(start: text, count: Int(length)))
}

private func onSkippedEntity(
    _ userData: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?, _ isParameter: Int32
) {
    guard let name, isParameter == 0 else { return }
    builder(userData)?.pointee.stop("entity '&\(String(cString: name));' is not defined in the file")
}

private func onDoctype(
    _ userData: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?, _ systemID: UnsafePointer<XML_Char>?,
    _ publicID: UnsafePointer<XML_Char>?, _ hasInternalSubset: Int32
) {
    builder(userData)?.pointee.grammar = systemID.map { String(cString: $0) }
}

/// Stops at an external entity; the grammar that a document type names is left out, as it is by browsers.
private func onExternalEntity(
    _ argument: XML_Parser?, _ context: UnsafePointer<XML_Char>?, _ base: UnsafePointer<XML_Char>?,
    _ systemID: UnsafePointer<XML_Char>?, _ publicID: UnsafePointer<XML_Char>?
) -> Int32 {
    let target = systemID.map { String(cString: $0) } ?? ""
    let builder = builder(argument.map { UnsafeMutableRawPointer($0) })
    if context == nil, target == builder?.pointee.grammar { return 1 }
    builder?.pointee.stop("external entity '\(target)' is not fetched; expected all content in the file")
    return 0
}
