internal import SymbolFiles

/// Values for cases, given in a build file by patterns for their names; the first pattern that matches applies.
struct CaseRules<Value: Sendable>: Sendable {
    private var rules: [(pattern: CasePattern, value: Value)] = []

    /// Creates an empty set of rules, which has no value for any case.
    init() {}

    /// Reads one value for all cases, or a mapping from patterns to values.
    init(
        _ node: YAMLNode, _ file: YAMLFile, _ read: (YAMLNode) throws(FileError) -> Value
    ) throws(FileError) {
        guard case .mapping(let members) = node.content else {
            rules = [(CasePattern("*"), try read(node))]
            return
        }
        for member in members {
            let text = try file.text(member.key, of: "a pattern for the names of cases")
            rules.append((CasePattern(text, node: member.key), try read(member.value)))
        }
    }

    func value(for name: String) -> Value? { rules.first { $0.pattern.matches(name) }?.value }

    /// - Throws: `FileError` for a pattern that applies to no case, since somebody expects it to.
    func check(_ names: [String], _ file: YAMLFile) throws(FileError) {
        var rest = names
        for rule in rules {
            let matched = rest.filter(rule.pattern.matches)
            rest.removeAll(where: rule.pattern.matches)
            guard let node = rule.pattern.node, matched.isEmpty else { continue }
            throw file.error(
                node,
                names.contains(where: rule.pattern.matches)
                    ? "every case that matches \"\(rule.pattern.text)\" matches an earlier pattern, which applies"
                    : "no case has a name that matches \"\(rule.pattern.text)\"")
        }
    }
}

/// A pattern for the names of cases, with `*`, `?`, and `[a-z]` for one of several characters.
struct CasePattern: Sendable {
    let text: String
    /// The node in the build file; nil for a pattern from elsewhere.
    let node: YAMLNode?
    private let pattern: NamePattern

    init(_ text: String, node: YAMLNode? = nil) {
        (self.text, self.node, pattern) = (text, node, NamePattern(text))
    }

    /// Whether the pattern has wildcards.
    var hasWildcards: Bool { PathPattern.isPattern(text) }

    func matches(_ name: String) -> Bool { text == name || pattern.matches(name) }
}
