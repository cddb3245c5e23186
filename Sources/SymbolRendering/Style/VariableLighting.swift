internal import SymbolModel

/// The layers that a variable value lights in the mode of variable colour.
struct VariableLighting {
    private let value: Double
    /// The threshold of each layer that takes part, by the index of the layer.
    private let thresholds: [Int: Double]

    /// Creates the lighting of a style's variable value; `nil` where there is no value or no layer takes part.
    init?(_ layers: [Layer], style: SymbolStyle) {
        guard let value = style.variableValue else { return nil }
        self.value = value
        let own = layers.enumerated().compactMap { index, layer in layer.traits.variableThreshold.map { (index, $0) } }
        if own.isEmpty, style.variesAllLayers {
            thresholds = Self.evenThresholds(for: layers)
        } else {
            thresholds = Dictionary(own) { $1 }
        }
        guard !thresholds.isEmpty else { return nil }
    }

    /// Whether the value lights a layer: any value above a threshold of 0 does, and any value from every other
    /// threshold.
    func lights(_ index: Int) -> Bool {
        guard let threshold = thresholds[index] else { return true }
        return threshold == 0 ? value > 0 : value >= threshold
    }

    /// Returns thresholds for a file that gives none, even ones for its steps.
    static func evenThresholds(for layers: [Layer]) -> [Int: Double] {
        let steps = layers.variableSteps
        return Dictionary(
            uniqueKeysWithValues: steps.enumerated().flatMap { order, indices in
                indices.map { ($0, Layer.evenThreshold(ofStep: order, of: steps.count)) }
            })
    }
}
