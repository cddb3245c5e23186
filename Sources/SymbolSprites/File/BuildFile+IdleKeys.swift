internal import SymbolFiles
internal import SymbolRendering

extension BuildFile {
    /// Refuses keys that change nothing beside the others; each is given with its place.
    func checkIdleKeys(_ keys: [String: YAMLNode]) throws(FileError) {
        let moves = axes.effects.contains { $0.value != nil }
        let rules: [(keys: [String], isMet: Bool, need: String)] = [
            (["variable-mode", "inactive", "variable-layers"], keys["variable-values"] != nil, "\"variable-values\""),
            (["palette"], axes.modes.contains { $0.value == .palette }, "the rendering mode palette"),
            (["tolerance", "lists", "ignore", "times", "strip-fps"], keys["goldens"] != nil, "\"goldens: FOLDER\""),
            (["times", "strip-fps"], moves, "\"effects: [bounce]\""),
            (
                ["effects"], outputs.isEmpty || keys["goldens"] != nil || outputs.contains(where: \.kind.showsMotion),
                "an output that moves: sheet, strips, apng, gif or webp"
            )
        ]
        for rule in rules where !rule.isMet {
            for key in rule.keys {
                if let node = keys[key] { throw source.error(node, "\"\(key)\" needs \(rule.need)") }
            }
        }
        for output in outputs where !moves {
            if let node = output.rateKey { throw source.error(node, "\"fps\" needs \"effects: [bounce]\"") }
        }
    }
}
