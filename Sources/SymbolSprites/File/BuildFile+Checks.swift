internal import SymbolFiles
internal import SymbolRendering

extension BuildFile {
    /// Throws where an output cannot be made from what the file requests.
    func checkOutputs() throws(FileError) {
        for output in outputs {
            let settings = settings[output.settings]
            if output.kind.isAnimated, !settings.contains(where: \.moves) {
                throw error(output, "\(output.kind.rawValue) without a motion; expected \"effects: [bounce]\"")
            }
            if let (word, node) = output.motion.given.first, !settings.contains(where: \.moves) {
                throw source.error(node, "\"\(word)\" needs \"effects: [bounce]\"")
            }
            if [.xcassets, .symbolset].contains(output.kind), let node = slash(in: settings) {
                throw source.error(
                    node, "names in \(output.kind.rawValue) cannot contain \"/\"; expected another separator")
            }
            let manifests = output.sheet.manifests
            if output.kind == .sheet, manifests.contains(.maplibre), manifests.count > 1, let node = field(in: settings)
            {
                throw source.error(node, "\"sdf\" needs a sheet whose only manifest is maplibre")
            }
        }
    }

    private func error(_ output: SpriteOutput, _ message: String) -> FileError {
        FileError(.format, path: path, message: message, at: output.position)
    }

    /// The key of a separator that would put pictures in folders.
    private func slash(in settings: [SpriteSettings]) -> YAMLNode? {
        settings.first { $0.separator.contains("/") }?.keys["separator"]
    }

    private func field(in settings: [SpriteSettings]) -> YAMLNode? {
        settings.first(where: \.map.isDistanceField)?.keys["sdf"]
    }

    /// Throws where a key has no effect in combination with the others.
    ///
    /// The keys are those of the file itself, with their nodes.
    func checkUnusedKeys(_ keys: [String: YAMLNode]) throws(FileError) {
        let hasGoldens = keys["goldens"] != nil
        if hasGoldens, let node = slash(in: settings[0]) {
            throw source.error(node, "names of goldens cannot contain \"/\"; expected another separator")
        }
        if !hasGoldens {
            for key in ["tolerance", "lists", "ignore", "times", "strip-fps"] {
                if let node = keys[key] { throw source.error(node, "\"\(key)\" needs \"goldens: FOLDER\"") }
            }
        }
        for key in ["times", "strip-fps"] where !settings[0].contains(where: \.moves) {
            if let node = keys[key] { throw source.error(node, "\"\(key)\" needs \"effects: [bounce]\"") }
        }
        for rule in Self.rules { try check(rule, hasGoldens) }
    }

    /// Keys, and what must be given beside them for any of them to have an effect.
    private struct Rule {
        let keys: [String]
        let need: String
        /// Whether the need is met in the settings of an output or, without one, of the goldens.
        let isMet: (SpriteSettings, SpriteOutput?) -> Bool
    }

    private static var rules: [Rule] {
        [
            Rule(keys: ["variable-mode", "inactive", "variable-layers"], need: "\"variable-values\"") { settings, _ in
                settings.keys["variable-values"] != nil
            },
            Rule(keys: ["platform"], need: "\"text-styles\"") { settings, _ in settings.keys["text-styles"] != nil },
            Rule(keys: ["fit"], need: "\"effects: [bounce]\"") { settings, _ in settings.moves },
            Rule(keys: ["separator"], need: "a name with {folder} or {path}") { settings, _ in
                settings.name.containsFolders
            },
            Rule(keys: ["palette"], need: "the rendering mode palette") { settings, _ in
                settings.axes.modes.contains { $0.value == .palette }
            },
            Rule(keys: ["effects"], need: "an output that moves: sheet, strips, apng, gif or webp") { _, output in
                output?.kind.showsMotion ?? true
            },
            Rule(keys: MapOptions.keys, need: "a sheet with the manifest maplibre") { _, output in
                output.map { $0.kind == .sheet && $0.sheet.manifests.contains(.maplibre) } ?? false
            }
        ]
    }

    /// Throws where a key has no effect: where no output that uses it has what it needs.
    private func check(_ rule: Rule, _ hasGoldens: Bool) throws(FileError) {
        let uses =
            outputs.flatMap { output in settings[output.settings].map { ($0, Optional(output)) } }
            + (hasGoldens || outputs.isEmpty ? settings[0].map { ($0, nil) } : [])
        for key in rule.keys {
            let given = uses.compactMap { settings, output in
                settings.keys[key].map { (node: $0, isMet: rule.isMet(settings, output)) }
            }
            for node in given.map(\.node) where !given.contains(where: { $0.node == node && $0.isMet }) {
                throw source.error(node, "\"\(key)\" needs \(rule.need)")
            }
        }
    }
}
