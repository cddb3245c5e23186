internal import SymbolText

/// A line of a display list's text, parsed into its attributes.
struct ListStep: Sendable {
    /// The operation, such as `fill`, `stroke` or `erase group`.
    private(set) var kind = ""
    private(set) var attributes: [(name: String, value: String)] = []
    /// The path in the syntax of SVG; empty where there is none.
    private(set) var path = ""
    /// The areas to which the step's mask or filter is limited, as one path; empty where there is none.
    private(set) var region = ""
    /// The number of groups that contain the step.
    let depth: Int

    init(_ line: Substring) {
        depth = line.prefix { $0 == " " }.count / 2
        var words = ListStep.words(line)[...]
        kind = words.popFirst() ?? ""
        if kind == "erase", words.first == "group" { kind += " " + words.removeFirst() }
        let names: [String: [String]] = [
            "fill": ["rule"], "erase": ["rule"], "area": ["rule"], "stroke": ["width", "cap", "join"], "mask": ["kind"]
        ]
        for name in names[kind] ?? [] { words.popFirst().map { attributes.append((name, $0)) } }
        while let word = words.popFirst() { read(word, &words) }
    }

    private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) {
        if let name = Self.prefixed[word], let value = rest.popFirst() {
            attributes.append((name, value))
        } else if let name = Self.flags[word] {
            attributes.append((name, word))
        } else if word == "in" {
            region += rest.joined(separator: " ")
            rest = []
        } else if word.hasPrefix("M"), attributes.count > 0 {
            path = ([word] + rest).joined(separator: " ")
            rest = []
        } else if word == "filter" {
            let steps = rest.prefix { $0 != "in" }
            rest = rest.dropFirst(steps.count)
            attributes.append(("filter", steps.map { filter($0) }.joined(separator: " ")))
        } else {
            attributes.append((word.hasPrefix("#") ? "colour" : "paint", word))
        }
    }

    /// Returns a step of a filter without its area, which is a part of the region.
    private mutating func filter(_ step: String) -> String {
        let parts = step[...].parts(separatedBy: " in M")
        guard parts.count == 2 else { return step }
        region += "M" + parts[1].dropLast()
        return parts[0] + ")"
    }

    /// The attributes whose values follow a keyword.
    private static let prefixed = [
        "limit": "miter limit", "dashes": "dashes", "from": "dash offset", "under": "transform", "opacity": "opacity",
        "blend": "blend mode"
    ]
    private static let flags = ["crisp": "antialiasing", "linearRGB": "colour space"]

    /// Splits a line at the spaces outside of parentheses.
    private static func words(_ line: Substring) -> [String] {
        var (words, depth): ([String], Int) = ([""], 0)
        for character in line.drop(while: { $0 == " " }) {
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            if character == " ", depth == 0 { words.append("") } else { words[words.count - 1].append(character) }
        }
        return words
    }
}

extension ListStep {
    typealias Difference = (name: String, text: String, rank: StepChange.Rank)

    /// The differences of another step, with the name of each attribute: those of what is painted first, and what only
    /// bounds it last.
    func differences(from new: ListStep) -> [Difference] {
        let steps = StepChange.Rank(kind: .steps, amount: 1)
        guard kind == new.kind else { return [("steps", "\(new.kind), expected \(kind)", steps)] }
        guard depth == new.depth else {
            return [("groups", "\(kind) in \(new.depth) groups, expected \(depth)", steps)]
        }
        let names = attributes.map(\.name) + new.attributes.map(\.name).filter { value($0) == nil }
        var found = names.filter { value($0) != new.value($0) }.map { name -> Difference in
            let (a, b) = (value(name), new.value(name))
            let isColor = name == "colour" || name == "paint"
            let excerpts = ValueExcerpts(a ?? "none", b ?? "none", limit: 60)
            return (
                "\(kind) \(name)", "\(kind) \(name) \(excerpts.old) → \(excerpts.new)",
                .init(kind: isColor ? .color : .attribute, amount: ValueChange.amount(a ?? "", b ?? ""))
            )
        }
        for (name, a, b, rank) in [("path", path, new.path, .path), ("region", region, new.region, .region)]
            as [(String, String, String, StepChange.Kind)] where a != b
        {
            let change = PathChange(a, b, named: name)
            found.append(("\(kind) \(name)", "\(kind) \(change.text)", .init(kind: rank, amount: change.amount)))
        }
        return found
    }

    private func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The colours that the step paints with, including those of gradients and patterns.
    var colors: [Substring] {
        attributes.flatMap { _, value in
            value.split(separator: "#").dropFirst(value.hasPrefix("#") ? 0 : 1).map { $0.prefix(while: \.isHexDigit) }
        }
    }
}
