internal import Insignia
internal import InsigniaCommand

/// What is on the screen, in words to take along.
struct Snippets {
    let subject: Subject
    /// What a screen reader says of it.
    let label: String
    /// The symbol that takes its place; nil for none.
    let other: Subject?
    let query: Query
    let options: RenderOptions
    let effects: [EffectSpec]
    let speed: Double
    let repetition: EffectRepetition
    /// Whether a timeline tells what happens, which is in a file of its own.
    let hasTimeline: Bool

    private var moves: Bool { !effects.isEmpty || other != nil || hasTimeline }
    private var fileName: String { "\(subject.name).\(moves ? "webp" : "png")" }

    var json: JSONValue {
        .object([
            ("command", .string(command)), ("build", .string(build)), ("swiftui", .string(swiftUI)),
            ("uikit", .string(uiKit)), ("html", .string(html))
        ])
    }

    /// The line that writes it.
    var command: String {
        let words = query.items.filter { !["v", "frame", "at"].contains($0.name) && !$0.isUnset }.flatMap { item in
            Options.motion.isFlag(item.name) ? ["--\(item.name)"] : ["--\(item.name)", item.value.shellWord]
        }
        let to = other.map { ["--to", $0.path.shellWord] } ?? (hasTimeline ? ["--timeline", "timeline.yml"] : [])
        let verb = moves ? "animate" : "render"
        return (["insignia", verb, subject.path.shellWord] + to + words + ["-o", fileName.shellWord])
            .joined(separator: " ")
    }

    /// A build file with nothing else in it.
    var build: String {
        var lines = ["symbols: [\(subject.path.yamlScalar)]"]
        for item in query.items where !item.isUnset {
            if let axis = Self.axes[item.name] {
                if item.name != "effect" { lines.append("\(axis): [\(item.value.yamlScalar)]") }
            } else if Self.bases.contains(item.name) {
                lines.append("\(item.name): \(Options.motion.isFlag(item.name) ? "true" : item.value.yamlScalar)")
            }
        }
        let names = effects.filter { $0.effect.isOfOneSymbol }.map(\.text.yamlScalar)
        if !names.isEmpty { lines.append("effects: [\(names.joined(separator: ", "))]") }
        lines += ["outputs:", names.isEmpty ? "  - png: icons/" : "  - webp: icons/"]
        return lines.joined(separator: "\n")
    }

    /// The options that are axes of a build, by the axis.
    private static let axes = [
        "weight": "weights", "scale": "scales", "rendering-mode": "rendering-modes", "appearance": "appearances",
        "size": "sizes", "point-size": "point-sizes", "text-style": "text-styles", "dynamic-type": "dynamic-types",
        "variable-value": "variable-values", "locale": "locales", "display-scale": "display-scales",
        "effect": "effects"
    ]
    private static let bases: Set = [
        "tint", "palette", "background", "color-rendering", "inactive", "variable-mode", "variable-layers",
        "increase-contrast", "canvas", "baseline", "fit", "strict", "platform", "emphasized", "bold-text"
    ]

    /// An image in a page, beside text of the size.
    var html: String {
        let sources =
            moves ? "" : " srcset=\"\(subject.name).png 1x, \(subject.name)@2x.png 2x, \(subject.name)@3x.png 3x\""
        return "<img src=\"\(fileName)\"\(sources) alt=\"\(label.markupEscaped)\">"
    }
}

extension Query.Item {
    /// A flag that is not set, or an option without a value.
    fileprivate var isUnset: Bool { Options.motion.isFlag(name) ? value == "false" : value.isEmpty }
}

extension EffectSpec.Effect {
    /// Whether a build knows it, whose pictures are of one symbol each.
    fileprivate var isOfOneSymbol: Bool { if case .replace = self { false } else { true } }
}

extension String {
    /// A scalar of YAML within brackets: plain where nothing in it could mean anything else.
    fileprivate var yamlScalar: String {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/%-".unicodeScalars
        let isPlain = !isEmpty && unicodeScalars.allSatisfy(plain.contains) && first?.isLetter ?? false
        // A number stays one, other signs are quoted.
        if isPlain || Double(self) != nil { return self }
        return "'" + unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
    }
}
