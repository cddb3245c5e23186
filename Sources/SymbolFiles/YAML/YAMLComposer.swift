internal import SymbolText

/// Builds the tree of values from the events of a text.
struct YAMLComposer: ~Copyable {
    /// A value that aliases may repeat, with its size and depth, which count towards the limits at each repetition.
    private struct Anchored {
        let node: YAMLNode
        let size: Int
        let depth: Int
    }

    private var parser: YAMLParser
    private let limits: YAMLLimits
    private var anchors: [String: Anchored] = [:]
    private var count = 0
    /// The number of open collections.
    private var depth = 0
    /// The largest depth since an anchored value began.
    private var deepest = 0

    init(_ parser: consuming YAMLParser, limits: YAMLLimits) {
        self.parser = parser
        self.limits = limits
    }

    /// Reads the only document of the text; nil where there is none.
    mutating func document() throws(YAMLError) -> YAMLNode? {
        _ = try parser.next()
        guard try parser.next().kind == .documentStart else { return nil }
        let node = try node(from: try parser.next())
        _ = try parser.next()
        let end = try parser.next()
        guard end.kind == .streamEnd else { throw YAMLError("found another document; expected one", at: end.position) }
        return node
    }

    private mutating func node(from event: YAMLEvent) throws(YAMLError) -> YAMLNode {
        if case .alias(let name) = event.kind { return try repeated(name, at: event.position) }
        let (countBefore, deepestBefore) = (count, deepest)
        deepest = depth
        try take(1, at: event.position)
        let node = YAMLNode(content: try content(of: event), position: event.position)
        if let anchor = event.anchor {
            anchors[anchor] = Anchored(node: node, size: count - countBefore, depth: deepest - depth)
        }
        deepest = max(deepest, deepestBefore)
        return node
    }

    private mutating func content(of event: YAMLEvent) throws(YAMLError) -> YAMLNode.Content {
        if case .scalar(let text, let isPlain) = event.kind { return .scalar(text, isPlain: isPlain) }
        try reach(depth + 1, at: event.position)
        depth += 1
        defer { depth -= 1 }
        switch event.kind {
        case .sequenceStart: return .sequence(try items())
        case .mappingStart: return .mapping(try members())
        default: throw YAMLError("is not YAML", at: event.position)
        }
    }

    private mutating func items() throws(YAMLError) -> [YAMLNode] {
        var items: [YAMLNode] = []
        while true {
            let event = try parser.next()
            if event.kind == .sequenceEnd { return items }
            items.append(try node(from: event))
        }
    }

    private mutating func members() throws(YAMLError) -> [YAMLMember] {
        var members: [YAMLMember] = []
        var positions: [String: SourcePosition] = [:]
        while true {
            let event = try parser.next()
            if event.kind == .mappingEnd { return members }
            let key = try node(from: event)
            if case .scalar(let text, _) = key.content, let first = positions.updateValue(key.position, forKey: text) {
                throw YAMLError("\(text) is given twice, first in line \(first.line)", at: key.position)
            }
            members.append(YAMLMember(key: key, value: try node(from: try parser.next())))
        }
    }

    /// Returns the value that an alias stands for, which counts as if it were written out.
    ///
    /// An anchor is known only once its value is complete, so no value contains itself.
    private mutating func repeated(_ name: String, at position: SourcePosition) throws(YAMLError) -> YAMLNode {
        guard let anchored = anchors[name] else { throw YAMLError("found undefined alias", at: position) }
        try take(anchored.size, at: position)
        try reach(depth + anchored.depth, at: position)
        return anchored.node
    }

    private mutating func take(_ size: Int, at position: SourcePosition) throws(YAMLError) {
        count += size
        guard count <= limits.nodes else { throw YAMLError("more than \(limits.nodes) values", at: position) }
    }

    private mutating func reach(_ level: Int, at position: SourcePosition) throws(YAMLError) {
        guard level <= limits.depth else { throw YAMLError("nested deeper than \(limits.depth)", at: position) }
        deepest = max(deepest, level)
    }
}
