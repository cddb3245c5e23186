internal import CLibrary
internal import CExpat

/// The namespaces of prefixes in a file that uses some without declaring them, which expat's own processing of
/// namespaces refuses.
struct PrefixScope {
    private typealias Binding = (namespace: QualifiedName.Namespace, depth: Int)
    /// The declarations of each prefix that hold, the innermost last; the empty prefix is the default namespace.
    private var bindings: [String: [Binding]] = [:]
    /// The prefixes of all declarations that hold, in order.
    private var declared: [(prefix: String, depth: Int)] = []
    /// The undeclared prefixes whose names are ignored, and the index of the first element with each.
    private(set) var unknown: [String: Int32] = [:]

    /// Enters an element with attributes at a depth, leaving every element that is as deep.
    mutating func enter(_ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>, depth: Int) {
        while let last = declared.last, last.depth >= depth {
            declared.removeLast()
            bindings[last.prefix]?.removeLast()
        }
        var next = attributes
        while let key = next[0], let uri = next[1] {
            next += 2
            guard let prefix = String(cString: key).declaredPrefix else { continue }
            let namespace = uri[0] == 0 ? QualifiedName.Namespace.none : .init(uri: uri, length: strlen(uri))
            bindings[prefix, default: []].append((namespace, depth))
            declared.append((prefix, depth))
        }
    }

    /// Returns the name of the element with an index.
    mutating func elementName(_ name: UnsafePointer<XML_Char>, _ index: Int32) -> QualifiedName {
        let (prefix, local) = String(cString: name).prefixed
        return QualifiedName(local, in: namespace(of: prefix ?? "", index))
    }

    /// Returns the name by which an attribute of the element with an index is looked up; nil for one of a foreign
    /// vocabulary and for declarations.
    mutating func attributeName(_ name: UnsafePointer<XML_Char>, _ index: Int32) -> String? {
        let text = String(cString: name)
        guard text.declaredPrefix == nil else { return nil }
        let (prefix, local) = text.prefixed
        return QualifiedName(local, in: prefix.map { namespace(of: $0, index) } ?? .none).attributeName
    }

    private mutating func namespace(of prefix: String, _ index: Int32) -> QualifiedName.Namespace {
        if let binding = bindings[prefix]?.last { return binding.namespace }
        switch prefix {
        case "": return .none
        case "xml": return .xml
        // Without a declaration, as in HTML, the usual prefixes mean what they usually do.
        case "svg": return .svg
        case "xlink": return .xlink
        default:
            if unknown[prefix] == nil { unknown[prefix] = index }
            return .other
        }
    }
}

extension String {
    /// The prefix and the local part of a name.
    fileprivate var prefixed: (prefix: String?, local: String) {
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return (nil, self) }
        return (String(self[..<colon]), String(self[utf8.index(after: colon)...]))
    }

    /// The prefix that an attribute of this name declares, which is empty for the default namespace; nil for any other
    /// attribute.
    fileprivate var declaredPrefix: String? {
        guard utf8.starts(with: "xmlns".utf8) else { return nil }
        if utf8.count == 5 { return "" }
        return utf8.dropFirst(5).first == UInt8(ascii: ":") ? String(utf8.dropFirst(6)) : nil
    }
}
