internal import SymbolAnimation
internal import SymbolEffects
internal import SymbolFiles
internal import SymbolStills
internal import SymbolText

extension SpriteMotion {
    private static let keys =
        ["effect", "to", "timeline"] + EffectOptionsReader.keys + ["duration", "reduce-motion", "name"]

    /// Reads one of the `effects` of a build file: an effect, or a mapping with its options.
    ///
    ///     effects:
    ///       - bounce
    ///       - {effect: [wiggle, pulse], repeat: 3, name: alarm}
    ///       - {effect: replace.magic, to: bell.slash.svg}
    ///       - {timeline: story.yml}
    ///
    /// - Returns: The motion, and its text in the names of pictures.
    static func read(_ item: YAMLNode, _ file: YAMLFile) throws(FileError) -> AxisValue<SpriteMotion?> {
        guard case .mapping = item.content else {
            let spec = try effect(item, file)
            let motion = try SpriteMotion(effects: [spec], recipe: "effect=\(spec.text)\n", at: item, file)
            return AxisValue(text: spec.name, value: motion)
        }
        var reader = MotionReader()
        for (key, node) in try file.mapping(item, of: "an effect") {
            try reader.read(try file.key(key, among: keys), key, node, file)
        }
        return try reader.motion(item, file)
    }

    fileprivate init(
        effects specs: [EffectSpec], _ options: EffectOptions = EffectOptions(), to other: String? = nil,
        duration: Double? = nil, reducesMotion: Bool = false, recipe: String = "", at node: YAMLNode, _ file: YAMLFile
    ) throws(FileError) {
        do throws(AnimationPlanError) {
            try AnimationPlan.check(specs, replaces: other != nil, options, duration: duration)
        } catch {
            throw file.error(node, error.description.naming(BuildFile.parameterNames))
        }
        self.init(
            script: MotionScript(
                .effects(specs, options, other: other), duration: duration, reducesMotion: reducesMotion),
            timeline: nil, recipe: recipe)
    }

    fileprivate static func effect(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) -> EffectSpec {
        try file.effect(node, of: "an effect such as bounce")
    }
}

/// Collects the keys of a motion.
private struct MotionReader {
    private var specs: [EffectSpec] = []
    private var other: String?
    private var timeline: (script: TimelineFile, file: ParsedFile)?
    private var options = EffectOptionsReader()
    private var duration: Double?
    private var reducesMotion = false
    private var name: String?
    private var recipe = ""
    private var keys: [String: YAMLNode] = [:]

    mutating func read(_ word: String, _ key: YAMLNode, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        keys[word] = key
        if word == "name" { return name = try file.value(node, of: "a name", Self.name) }
        for item in file.list(node) { recipe += "\(word)=\(try file.text(item, of: "a single value"))\n" }
        switch word {
        case "effect": specs = try file.list(node).map { item throws(FileError) in try SpriteMotion.effect(item, file) }
        case "to": other = try file.existing(node, of: "a file")
        case "timeline":
            let path = try file.existing(node, of: "a file")
            let bytes = try YAMLFile.read(path)
            timeline = (try TimelineFile(parsing: bytes, path: path), ParsedFile(path, bytes))
        case "duration": duration = try file.value(node, of: "a duration", ValueSyntax.seconds)
        case "reduce-motion": reducesMotion = try file.value(node, of: "true or false", ValueSyntax.flag)
        case let word: try options.read(word, key, node, file)
        }
    }

    private static func name(_ text: String) throws(ValueError) -> String {
        guard !text.isEmpty, !text.contains("/") else {
            throw ValueError("expected a name without \"/\"; outputs name folders")
        }
        return text
    }

    func motion(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) -> AxisValue<SpriteMotion?> {
        if let timeline { return AxisValue(text: text, value: try motion(of: timeline.script, timeline.file, file)) }
        guard !specs.isEmpty || other != nil else {
            throw file.error(node, "nothing moves; expected \"effect\", \"to\" or \"timeline\"")
        }
        let motion = try SpriteMotion(
            effects: specs, try options.options(file), to: other, duration: duration, reducesMotion: reducesMotion,
            recipe: recipe, at: node, file)
        return AxisValue(text: text, value: motion)
    }

    private func motion(
        of timeline: TimelineFile, _ timelineFile: ParsedFile, _ file: YAMLFile
    ) throws(FileError) -> SpriteMotion {
        for word in ["effect", "to"] + EffectOptionsReader.keys {
            guard let key = keys[word] else { continue }
            throw file.error(key, "\"timeline\" already names effects and symbols; it excludes \"\(word)\"")
        }
        try timeline.check(within: duration)
        return SpriteMotion(
            script: MotionScript(.timeline(timeline), duration: duration, reducesMotion: reducesMotion),
            timeline: timelineFile, recipe: recipe)
    }

    /// The text for the motion in names of pictures: the given name, or that of its effects and of the file it refers
    /// to.
    private var text: String {
        if let name { return name }
        let file = other.map(InputList.stem) ?? timeline.map { Files.stem(of: $0.file.path) }
        return (specs.map(\.name) + [file].compactMap { $0 }).joined(separator: "-")
    }
}

extension EffectSpec {
    /// The text without characters that not all file systems allow in names: `wiggle.custom-30` for
    /// `wiggle.custom(angle: 30)`.
    fileprivate var name: String {
        let parts = text.filter { !$0.isWhitespace }.split(separator: "(")
        let arguments = parts.dropFirst().map { part in
            let argument = part.prefix { $0 != ")" }.drop { $0 != ":" }.dropFirst()
            let value = Double(argument) == nil ? argument.drop { $0 == "." } : argument
            return "-\(value)\(part.drop { $0 != ")" }.dropFirst())"
        }
        return (parts.first.map(String.init) ?? "") + arguments.joined()
    }
}
