internal import SymbolText

/// The custom properties that an element has, its own and those that it inherits (CSS Custom Properties 1).
struct CustomProperties {
    /// By their names, with all references followed; nil for none, as mostly, of which a copy costs less.
    private var values: [String: String]?

    /// Bytes that those of one element may come to, which references multiply.
    private static let limit = 1 << 20
    /// How far references lead to others, and fallbacks are nested.
    private static let depth = 64

    /// Whether a value may refer to a custom property.
    static func areReferred(toIn value: String) -> Bool {
        value.utf8.contains(UInt8(ascii: "(")) && value.lowercased().utf8.firstOccurrence(of: "var(".utf8) != nil
    }

    /// Takes in what an element declares, of which the last of each name counts.
    ///
    /// - Returns: How many bytes that took to read.
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

    /// A value with all references followed; nil where one leads nowhere and has no fallback (§3).
    func substituted(in value: String) -> String? {
        Self.substitute(in: value) { values?[$0] }
    }

    private struct Resolution {
        let own: [String: String]
        let inherited: [String: String]
        var bytesLeft: Int
        private var known: [String: String?] = [:]
        /// Those that are being followed, each into the next, and of them those that lead back to themselves.
        private var path: [String] = []
        private var cyclic: Set<String> = []

        init(own: [String: String], inherited: [String: String], bytesLeft: Int) {
            (self.own, self.inherited, self.bytesLeft) = (own, inherited, bytesLeft)
        }

        /// Nil for one that leads back to itself, whatever its fallbacks (§3.3), and for what is not declared.
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
        guard areReferred(toIn: text) else { return text }
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
    /// The rest of a `var()`: the name, and where its fallback stands.
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
    /// Whether it is of a custom property.
    var isCustom: Bool { property.utf8.starts(with: "--".utf8) }
}
