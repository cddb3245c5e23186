internal import SymbolFiles

/// What a build file says of its cases by patterns for their names; the first that matches counts.
struct CaseRules<Value: Sendable>: Sendable {
    private var rules: [(pattern: CasePattern, value: Value)] = []

    /// Without rules, which say nothing of any case.
    init() {}

    /// Reads a value for all cases, or a mapping from patterns to values.
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

    /// - Throws: `FileError` for a pattern that no case has, which somebody believes to say something.
    func check(_ names: [String], _ file: YAMLFile) throws(FileError) {
        for rule in rules {
            guard let node = rule.pattern.node, !names.contains(where: rule.pattern.matches) else { continue }
            throw file.error(node, "no case is named like \"\(rule.pattern.text)\"")
        }
    }
}

/// A pattern for the names of cases: `*` and `?`, and `[a-z]` for one of some characters.
struct CasePattern: Sendable {
    let text: String
    /// Where it is written; nil for one that is not of a file.
    let node: YAMLNode?
    private let pattern: NamePattern

    init(_ text: String, node: YAMLNode? = nil) {
        (self.text, self.node, pattern) = (text, node, NamePattern(text))
    }

    /// Whether it stands for more than itself.
    var isOpen: Bool { PathPattern.isPattern(text) }

    func matches(_ name: String) -> Bool { text == name || pattern.matches(name) }
}
