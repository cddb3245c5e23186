internal import Insignia
internal import InsigniaCommand

/// Code and commands that reproduce what the page shows.
struct Snippets {
    let subject: Subject
    /// The label for screen readers.
    let label: String
    /// The symbol that replaces the subject; nil for none.
    let other: Subject?
    let query: Query
    let options: RenderOptions
    let effects: [EffectSpec]
    let speed: Double
    let repetition: EffectRepetition
    /// Whether the animation comes from a timeline file.
    let hasTimeline: Bool

    private var isAnimated: Bool { !effects.isEmpty || other != nil || hasTimeline }
    private var fileName: String { "\(subject.name).\(isAnimated ? "webp" : "png")" }

    var json: JSONValue {
        .object([
            ("command", .string(command)), ("build", .string(build)), ("swiftui", .string(swiftUI)),
            ("uikit", .string(uiKit)), ("html", .string(html))
        ])
    }

    /// The command line that writes the file.
    var command: String {
        let words = query.items.filter { !["v", "frame", "at"].contains($0.name) && !$0.isUnset }.flatMap { item in
            Options.motion.isFlag(item.name) ? ["--\(item.name)"] : ["--\(item.name)", item.value.shellWord]
        }
        let to = other.map { ["--to", $0.path.shellWord] } ?? (hasTimeline ? ["--timeline", "timeline.yml"] : [])
        let verb = isAnimated ? "animate" : "render"
        return (["insignia", verb, subject.path.shellWord] + to + words + ["-o", fileName.shellWord])
            .joined(separator: " ")
    }

    /// A build file for this picture alone.
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

    /// The axes of a build file by the options to which they correspond.
    private static let axes = [
        "weight": "weights", "scale": "scales", "rendering-mode": "rendering-modes", "appearance": "appearances",
        "size": "sizes", "point-size": "point-sizes", "text-style": "text-styles", "dynamic-type": "dynamic-types",
        "variable-value": "variable-values", "locale": "locales", "display-scale": "display-scales",
        "effect": "effects"
    ]
    /// The options that a build file has under the same name.
    private static let bases: Set = [
        "tint", "palette", "background", "color-rendering", "inactive", "variable-mode", "variable-layers",
        "increase-contrast", "canvas", "baseline", "fit", "strict", "platform", "emphasized", "bold-text"
    ]

    /// An HTML image element.
    var html: String {
        let sources =
            isAnimated ? "" : " srcset=\"\(subject.name).png 1x, \(subject.name)@2x.png 2x, \(subject.name)@3x.png 3x\""
        return "<img src=\"\(fileName)\"\(sources) alt=\"\(label.markupEscaped)\">"
    }
}

extension Query.Item {
    /// Whether the item is a flag that is not set or an option without a value.
    fileprivate var isUnset: Bool { Options.motion.isFlag(name) ? value == "false" : value.isEmpty }
}

extension EffectSpec.Effect {
    /// Whether the effect concerns a single symbol, as the pictures of a build do.
    fileprivate var isOfOneSymbol: Bool { if case .replace = self { false } else { true } }
}

extension String {
    /// The string as a YAML scalar inside brackets: plain where it cannot be misread, otherwise quoted.
    fileprivate var yamlScalar: String {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/%-".unicodeScalars
        let isPlain = !isEmpty && unicodeScalars.allSatisfy(plain.contains) && first?.isLetter ?? false
        // Numbers stay numbers; everything else is quoted.
        if isPlain || Double(self) != nil { return self }
        return "'" + unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
    }
}
