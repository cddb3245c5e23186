internal import SymbolFiles
internal import SymbolImaging
internal import SymbolSprites

/// What a build file tells of its goldens.
struct GoldenSettings: Sendable {
    /// From the folder of the run, with a slash at its end.
    var folder: String
    var tolerance = GoldenTolerance.exact
    /// Seconds into each effect; none for whole film strips.
    var times: [AxisValue<Double>] = []
    /// Of film strips: few frames tell as much as many.
    var rate = FrameRate.strip

    /// Nil where the file asks for no goldens.
    init?(_ file: YAMLFile) throws(FileError) {
        folder = ""
        for (key, node) in try file.mapping(try file.root(), of: "symbols, axes and outputs") {
            let key = try file.text(key, of: "a key")
            if BuildFile.goldenKeys.contains(key) { try read(key, node, file) }
        }
        if folder.isEmpty { return nil }
    }

    private mutating func read(_ key: String, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        switch key {
        case "goldens":
            folder = try file.value(node, of: "a folder") { text throws(ValueError) in
                try OutputName.path(ofFolder: text.isEmpty ? text : file.relative(text))
            }
        case "tolerance":
            tolerance = try file.value(node, of: "a tolerance") { text throws(ValueError) in try GoldenTolerance(text) }
        case "times":
            for item in file.list(node) {
                times.append(
                    AxisValue(
                        text: try file.text(item, of: "seconds"),
                        value: try file.value(item, of: "seconds", ValueSyntax.seconds)))
            }
        default: rate = try file.value(node, of: "frames a second", ValueSyntax.frameRate)
        }
    }
}
