internal import SymbolText

/// The custom properties of an element, both its own and inherited ones (CSS Custom Properties 1).
struct CustomProperties {
    /// The values by name, with references resolved; nil when there are none, as usual, because nil is cheaper to copy.
    private var values: [String: String]?

    /// The number of bytes to which references may expand the properties of one element.
    private static let limit = 1 << 20
    /// The depth to which references and fallbacks may be nested.
    private static let depth = 64

    /// Returns whether a value may refer to a custom property.
    static func areReferenced(in value: String) -> Bool {
        value.utf8.contains(UInt8(ascii: "(")) && value.lowercased().utf8.firstOccurrence(of: "var(".utf8) != nil
    }

    /// Adds the properties that an element declares; the last of each name counts.
    ///
    /// - Returns: The number of bytes that were processed.
    mutating func declare(_ declarations: some Sequence<Declaration>) -> Int {
        var own: [String: String] = [:]
        for declaration in declarations where declaration.isCustom { own[declaration.property] = declaration.value }
        guard !own.isEmpty else { return 0 }
        var resolution = Resolution(own: own, inherited: values ?? [:], bytesLeft: Self.limit)
        var all = values ?? [:]
        for name in own.keys.sorted() { all[name] = resolution.value(of: name) }
        values = all
        return Self.limit - resolution.bytesLeft + 8 * all.count
    }

    /// Returns a value with all references resolved; nil when one is undefined and has no fallback (§3).
    func substituted(in value: String) -> String? {
        Self.substitute(in: value) { values?[$0] }
    }

    private struct Resolution {
        let own: [String: String]
        let inherited: [String: String]
        var bytesLeft: Int
        private var known: [String: String?] = [:]
        /// The properties that are being resolved, each referring to the next.
        private var path: [String] = []
        /// The properties that refer to themselves, directly or indirectly.
        private var cyclic: Set<String> = []

        init(own: [String: String], inherited: [String: String], bytesLeft: Int) {
            (self.own, self.inherited, self.bytesLeft) = (own, inherited, bytesLeft)
        }

        /// Returns a property's value; nil for a cyclic reference, whatever its fallbacks (§3.3), and for undeclared
        /// properties.
        mutating func value(of name: String) -> String? {
            if let known = known[name] { return known }
            guard let text = own[name] else { return inherited[name] }
            switch text {
            case "initial": return nil
            case "inherit", "unset": return inherited[name]
            default: break
            }
            if let first = path.firstIndex(of: name) { cyclic.formUnion(path[first...]) }
            guard path.count < CustomProperties.depth, !cyclic.contains(name) else { return nil }
            path.append(name)
            var value = CustomProperties.substitute(in: text) { self.value(of: $0) }
            path.removeLast()
            bytesLeft -= value?.utf8.count ?? 0
            if bytesLeft < 0 { (value, bytesLeft) = (nil, 0) }
            if cyclic.contains(name) { value = nil }
            known[name] = .some(value)
            return value
        }
    }

    private static func substitute(
        in text: String, depth: Int = depth, _ value: (String) -> String?
    ) -> String? {
        guard depth > 0 else { return nil }
        guard areReferenced(in: text) else { return text }
        let bytes = Array(text.utf8)
        var cursor = CSSCursor(bytes: bytes, position: 0, end: bytes.count)
        var result: [UInt8] = []
        while !cursor.isAtEnd {
            let start = cursor.position
            guard let name = cursor.identifier(), name.lowercased() == "var", cursor.skip("(") else {
                if cursor.position == start { cursor.skipUnit() }
                result += bytes[start..<cursor.position]
                continue
            }
            guard let reference = cursor.reference() else { return nil }
            let fallback = reference.fallback.map { cursor.text($0) }
            guard let found = value(reference.name) ?? fallback.flatMap({ substitute(in: $0, depth: depth - 1, value) })
            else { return nil }
            result += found.utf8
            guard result.count <= limit else { return nil }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension CSSCursor {
    /// Reads the rest of a `var()`: the name and the range of the fallback.
    fileprivate mutating func reference() -> (name: String, fallback: Range<Int>?)? {
        skipSpace()
        guard let name = identifier(), name.hasPrefix("--") else { return nil }
        skipSpace()
        var fallback: Range<Int>?
        if skip(",") {
            let start = position
            skip(to: ")")
            fallback = start..<position
        }
        return skip(")") || isAtEnd ? (name, fallback) : nil
    }
}

extension Declaration {
    /// Whether the property is a custom property.
    var isCustom: Bool { property.utf8.starts(with: "--".utf8) }
}
