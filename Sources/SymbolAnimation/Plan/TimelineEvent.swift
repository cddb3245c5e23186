internal import SymbolColor
internal import SymbolDrawing
internal import SymbolEffects
internal import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

/// An entry of a timeline file: effects that begin at a time, and changes of the symbol from that time.
struct TimelineEvent: Sendable {
    /// The position of the event in the file.
    let position: SourcePosition
    /// The time of the event in seconds.
    private(set) var begin = 0.0
    /// The time in seconds at which effects are released; `nil` lets each take its own time.
    private(set) var end: Double?
    private var endPosition: SourcePosition?
    /// The effects that begin; `nil` stands for the one that the symbol prefers.
    private(set) var effects: [(any EffectBehavior)?] = []
    private(set) var options = EffectOptions()
    /// The effect by which `symbol` replaces the previous symbol.
    private(set) var replace: ReplaceSymbolEffect?
    /// The symbol that replaces the previous one.
    private(set) var symbol: Reference?
    private var weight: Weight?
    private var scale: Scale?
    private var mode: RenderingMode?
    private var tint: Color?
    private var palette: [Color]?
    private var variableValue: Double?

    /// A file named in the timeline.
    struct Reference: Sendable {
        let path: String
        /// The position at which the file is named.
        let position: SourcePosition
    }

    private static let keys =
        ["at", "until", "effect"] + EffectOptionsReader.keys + [
            "symbol", "weight", "scale", "variable-value", "rendering-mode", "tint", "palette"
        ]

    init(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        position = node.position
        var reader = EffectOptionsReader()
        var keys: [String: YAMLNode] = [:]
        for (key, node) in try file.mapping(node, of: "an event such as {at: 1, effect: bounce}") {
            let name = try file.key(key, among: Self.keys)
            keys[name] = key
            switch name {
            case "at": begin = try file.value(node, of: "a time", ValueSyntax.seconds)
            case "until": (end, endPosition) = (try file.value(node, of: "a time", ValueSyntax.seconds), node.position)
            case "effect": try readEffects(node, file)
            case let word where EffectOptionsReader.keys.contains(word): try reader.read(word, key, node, file)
            case let key: try readAppearance(key, node, file)
            }
        }
        options = try reader.options(endedBy: ("until", end != nil), file)
        // Another symbol comes as it does without an effect.
        if symbol != nil { effects.removeAll { $0 == nil } }
        try check(keys, node, file)
        try checkIneffectiveKeys(keys, node, file)
    }

    private mutating func readAppearance(_ key: String, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        switch key {
        case "symbol":
            symbol = Reference(path: file.relative(try file.text(node, of: "a file")), position: node.position)
        case "weight": weight = try file.value(node, of: "a weight", ValueSyntax.weight)
        case "scale": scale = try file.value(node, of: "a scale", ValueSyntax.choice)
        case "rendering-mode": mode = try file.value(node, of: "a rendering mode", ValueSyntax.choice)
        case "tint": tint = try file.colors(node, of: "a CSS colour", ValueSyntax.color)
        case "palette": palette = try file.colors(node, of: "colours, separated by commas", ValueSyntax.palette)
        default: variableValue = try file.value(node, of: "a variable value", ValueSyntax.variableValue)
        }
    }

    private mutating func readEffects(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        for item in file.list(node) {
            let spec = try file.effect(item, of: "an effect")
            guard spec.begin == nil else { throw file.error(item, "\(spec.text): an event's time is given by \"at\"") }
            switch spec.effect {
            case .symbol(let effect): effects.append(effect)
            case .replace(let effect):
                guard replace == nil else { throw file.error(item, "\(spec.text): the symbol is replaced twice") }
                replace = effect
            case .automatic: effects.append(nil)
            }
        }
    }

    private func check(_ keys: [String: YAMLNode], _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        if let end, end <= begin { throw file.error(keys["until"] ?? node, "\"until\" is not after \"at\"") }
        if replace != nil, symbol == nil {
            throw file.error(node, "replace needs a second symbol; expected \"symbol: FILE\"")
        }
        if options.repetition != .once, let held = effects.first(where: { $0?.repeats != true }) {
            throw file.error(
                keys["repeat"] ?? node, "\(held?.name ?? "automatic") is held until it is released; it does not repeat")
        }
    }

    /// Checks that no key is without effect.
    private func checkIneffectiveKeys(
        _ keys: [String: YAMLNode], _ node: YAMLNode, _ file: YAMLFile
    ) throws(FileError) {
        for key in ["until"] + EffectOptionsReader.keys where effects.isEmpty {
            guard let node = keys[key] else { continue }
            throw file.error(node, "\"\(key)\" needs an effect that moves the symbol; \(replacement)")
        }
        if let node = keys["palette"], let mode, mode != .palette {
            throw file.error(node, "\"palette\" selects the palette mode; \(mode.rawValue) excludes it")
        }
        if effects.isEmpty, !changesSymbol {
            throw file.error(
                node, "nothing happens in this event; expected an effect or a change such as {weight: bold}")
        }
    }

    private var replacement: String {
        replace == nil ? "expected for example effect: bounce" : "replace runs once, in its own time"
    }

    /// Whether the event replaces the symbol or changes its appearance.
    var changesSymbol: Bool {
        symbol != nil || weight != nil || scale != nil || mode != nil || tint != nil || palette != nil
            || variableValue != nil
    }

    /// Applies the event's changes of the appearance.
    func apply(to options: inout RenderOptions) {
        if let weight { options.weight = weight }
        if let scale { options.scale = scale }
        if let mode { options.style.mode = mode }
        if let tint { options.style.tint = tint }
        if let palette { (options.style.palette, options.style.mode) = (palette, .palette) }
        if let variableValue { options.style.variableValue = variableValue }
    }

    /// Returns the effects on the symbol that is shown, with their spans of time, in an animation of a duration in
    /// seconds, if that is known.
    func effects(on shown: Symbol, within duration: Double?, in file: TimelineFile) -> [Animation.Effect] {
        effects.map { named in
            let behavior = named ?? shown.preferredTransition.configuration.effect
            var effect = Animation.Effect(behavior, options, from: begin, until: end, within: duration)
            effect.end = endPosition.map { (file.path, $0) }
            return effect
        }
    }
}
