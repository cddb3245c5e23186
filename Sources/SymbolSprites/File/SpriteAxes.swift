internal import SymbolColor
package import SymbolFiles
internal import SymbolModel
internal import SymbolRendering

/// The axes along which every symbol is drawn; every combination of their values is a picture.
package struct SpriteAxes: Sendable {
    private(set) var weights: [AxisValue<Weight?>] = [.init(text: "", value: nil)]
    private(set) var scales: [AxisValue<Scale?>] = [.init(text: "", value: nil)]
    private(set) var modes: [AxisValue<RenderingMode>] = [.init(text: "", value: .automatic)]
    private(set) var appearances: [AxisValue<Appearance.Scheme>] = [.init(text: "", value: .light)]
    private(set) var sizes: [AxisValue<SymbolSize>] = [.init(text: "", value: .natural)]
    /// The text styles that can take the place of sizes.
    private(set) var text = SpriteText()
    private(set) var values: [AxisValue<Double?>] = [.init(text: "", value: nil)]
    private(set) var locales: [AxisValue<SymbolLocale?>] = [.init(text: "", value: nil)]
    /// The still symbol, which is always drawn, and then each motion.
    private(set) var effects: [AxisValue<SpriteMotion?>] = [.init(text: "", value: nil)]
    /// The pixels per point at which every picture is drawn.
    package private(set) var displayScales: [Double] = [1]

    static let keys =
        [
            "weights", "scales", "rendering-modes", "appearances", "sizes", "point-sizes", "variable-values", "locales",
            "effects", "display-scales"
        ] + SpriteText.keys

    mutating func read(_ key: String, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        switch key {
        case let key where SpriteText.keys.contains(key): try text.read(key, node, file)
        case "weights": weights = try Self.list(node, file, ValueSyntax.weight)
        case "scales": scales = try Self.list(node, file, ValueSyntax.choice)
        case "rendering-modes": modes = try Self.list(node, file, ValueSyntax.choice)
        case "appearances": appearances = try Self.list(node, file, ValueSyntax.choice)
        case "sizes": try readSizes(node, file, ValueSyntax.pixels)
        case "point-sizes": try readSizes(node, file, ValueSyntax.points)
        case "variable-values": values = try Self.list(node, file, ValueSyntax.variableValue)
        case "locales": locales = try Self.list(node, file, ValueSyntax.locale)
        case "effects":
            let motions = try Self.list(node, file, of: SpriteMotion.read) { $0.value?.key }
            effects = [.init(text: "", value: nil)] + motions
        default: displayScales = try Self.list(node, file, ValueSyntax.displayScale).map(\.value)
        }
    }

    /// Checks what depends on several keys, once all have been read.
    mutating func resolve(_ root: YAMLNode, _ file: YAMLFile) throws(FileError) {
        try text.resolve(file, hasWeights: weights.contains { $0.value != nil })
        if !text.fonts.isEmpty, sizes.contains(where: { $0.value != .natural }) {
            throw file.error(root, "\"sizes\", \"point-sizes\" and \"text-styles\" cannot be combined")
        }
    }

    /// Switches to the palette mode, where colours are given but no mode is.
    mutating func usePalette() { modes = [.init(text: "", value: .palette)] }

    private mutating func readSizes(
        _ node: YAMLNode, _ file: YAMLFile, _ size: (String) throws(ValueError) -> SymbolSize
    ) throws(FileError) {
        guard sizes.count == 1, sizes[0].text.isEmpty else {
            throw file.error(node, "\"sizes\" and \"point-sizes\" cannot be combined")
        }
        sizes = try Self.list(node, file, size)
    }

    /// Reads a list of values, in which each may be given only once, in whatever form it is written.
    package static func list<Value: Hashable>(
        _ node: YAMLNode, _ file: YAMLFile, _ read: (String) throws(ValueError) -> Value
    ) throws(FileError) -> [AxisValue<Value>] {
        func one(_ item: YAMLNode, _ file: YAMLFile) throws(FileError) -> AxisValue<Value> {
            let what = "a single value"
            return AxisValue(text: try file.text(item, of: what), value: try file.value(item, of: what, read))
        }
        return try list(node, file, of: one) { $0.value }
    }

    /// Reads a list of values that are more than text, no two of which may have the same text or key.
    private static func list<Value, Key: Hashable>(
        _ node: YAMLNode, _ file: YAMLFile, of read: (YAMLNode, YAMLFile) throws(FileError) -> AxisValue<Value>,
        _ key: (AxisValue<Value>) -> Key
    ) throws(FileError) -> [AxisValue<Value>] {
        var (seen, first): (Set<String>, [Key: String]) = ([], [:])
        let values = try file.list(node).map { item throws(FileError) in
            let value = try read(item, file)
            guard seen.insert(value.text).inserted else {
                throw file.error(item, "\"\(value.text)\" is given twice")
            }
            if let other = first.updateValue(value.text, forKey: key(value)) {
                throw file.error(item, "\"\(value.text)\" is given twice, first as \"\(other)\"")
            }
            return value
        }
        guard !values.isEmpty else { throw file.error(node, "an empty list; expected at least one value") }
        return values
    }
}
