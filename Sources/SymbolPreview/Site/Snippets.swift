internal import Insignia
internal import InsigniaCommand
internal import SymbolText

/// Code and commands that reproduce what the page shows.
struct Snippets {
    let subject: Subject
    /// The label for screen readers: that of the animation, if there is one.
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
    /// The size of the animation's frames in points; nil for a still.
    let extent: (width: Double, height: Double)?

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
        let to = other.map { ["--to", $0.path.shellWord] } ?? (hasTimeline ? ["--timeline", Self.timeline] : [])
        let verb = isAnimated ? "animate" : "render"
        return (["insignia", verb, subject.path.shellWord] + to + words + ["-o", fileName.shellWord])
            .joined(separator: " ")
    }

    /// A build file for this picture alone.
    var build: String {
        var lines = ["symbols: [\(subject.path.yamlScalar)]"]
        lines += query.items.filter { !$0.isUnset }.compactMap { item in
            Self.axes[item.name].map { "\($0): [\(item.value.yamlScalar)]" }
        }
        lines += keys(Self.bases)
        if isAnimated { lines.append("effects: [{\(motion.joined(separator: ", "))}]") }
        let output = ["\(isAnimated ? "webp" : "png"): icons/"] + (isAnimated ? keys(Self.playing) : [])
        lines += ["outputs:", output.count > 1 ? "  - {\(output.joined(separator: ", "))}" : "  - \(output[0])"]
        return lines.joined(separator: "\n")
    }

    /// The keys of the motion in a build file.
    private var motion: [String] {
        let names = effects.map(\.text.yamlScalar)
        let effect = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
        let what = [
            names.isEmpty ? nil : "effect: \(effect)", other.map { "to: \($0.path.yamlScalar)" },
            hasTimeline ? "timeline: \(Self.timeline)" : nil
        ]
        return what.compactMap(\.self) + keys(Self.moving)
    }

    /// The options that are set among some that a build file has under the same name, as its keys.
    private func keys(_ names: [String]) -> [String] {
        query.items.filter { names.contains($0.name) && !$0.isUnset }.map { item in
            "\(item.name): \(Options.motion.isFlag(item.name) ? "true" : item.value.yamlScalar)"
        }
    }

    /// The file in which the page saves a timeline.
    private static let timeline = "timeline.yml"
    /// The options of a motion.
    private static let moving = ["speed", "repeat", "delay", "duration", "reduce-motion"]
    /// The options of an output with motion.
    private static let playing = ["fps", "loops"]

    /// The axes of a build file by the options to which they correspond.
    private static let axes = [
        "weight": "weights", "scale": "scales", "rendering-mode": "rendering-modes", "appearance": "appearances",
        "size": "sizes", "point-size": "point-sizes", "text-style": "text-styles", "dynamic-type": "dynamic-types",
        "variable-value": "variable-values", "locale": "locales", "display-scale": "display-scales"
    ]
    /// The options that a build file has under the same name.
    private static let bases = [
        "tint", "palette", "background", "color-rendering", "inactive", "variable-mode", "variable-layers",
        "increase-contrast", "layout-direction", "canvas", "baseline", "fit", "strict", "platform", "emphasized",
        "bold-text"
    ]

    /// An HTML image element.
    var html: String {
        let name = CSSText.percentEncoded(subject.name)
        let size =
            extent.map { "width=\"\(number($0.width))\" height=\"\(number($0.height))\"" }
            ?? "srcset=\"\(name).png 1x, \(name)@2x.png 2x, \(name)@3x.png 3x\""
        return "<img src=\"\(CSSText.percentEncoded(fileName))\" \(size) alt=\"\(label.markupEscaped)\">"
    }
}

extension Query.Item {
    /// Whether the item is a flag that is not set or an option without a value.
    fileprivate var isUnset: Bool { Options.motion.isFlag(name) ? value == "false" : value.isEmpty }
}
