internal import SymbolFiles

extension BuildFile {
    /// What the keys of a build file hold.
    struct Contents {
        private(set) var symbols = SpriteEntries()
        private(set) var outputs: [SpriteOutput] = []
        /// The folder of goldens from the working directory, with a slash at its end.
        private(set) var goldensFolder: String?
        /// The settings for pictures: those of the file, then those of each output with some of its own.
        private(set) var layers: [SpriteLayer] = []
        /// The keys of the file itself by their words.
        private(set) var keys: [String: YAMLNode] = [:]

        init(_ root: YAMLNode, _ file: YAMLFile) throws(FileError) {
            var layer = SpriteLayer()
            for (key, node) in try file.mapping(root, of: "symbols, axes and outputs") {
                let word = try file.key(key, among: BuildFile.keys)
                keys[word] = key
                switch word {
                case "symbols": symbols = try SpriteEntries(node, file)
                case "outputs":
                    outputs = try file.list(node).map { node throws(FileError) in try SpriteOutput(node, file) }
                case "goldens":
                    goldensFolder = try file.value(node, of: "a folder") { text throws(ValueError) in
                        try OutputName.path(ofFolder: text.isEmpty ? text : file.relative(text))
                    }
                case let word where BuildFile.goldenKeys.contains(word): continue
                case let word: layer.add(word, key, node)
                }
            }
            layers.append(layer)
            for index in outputs.indices where !outputs[index].layer.isEmpty {
                outputs[index].settings = layers.count
                layers.append(layer.under(outputs[index].layer))
            }
        }
    }
}
