internal import SymbolModel

/// Which layers a variable value lights (variable colour).
struct VariableLighting {
    private let value: Double
    /// The threshold of each layer that takes part, by its place.
    private let thresholds: [Int: Double]

    /// Nil where no value is given, or no layer takes part.
    init?(_ layers: [Layer], style: SymbolStyle) {
        guard let value = style.variableValue else { return nil }
        self.value = value
        let own = layers.enumerated().compactMap { place, layer in layer.traits.variableThreshold.map { (place, $0) } }
        if own.isEmpty, style.variesAllLayers {
            thresholds = Self.evenThresholds(for: layers)
        } else {
            thresholds = Dictionary(own) { $1 }
        }
        guard !thresholds.isEmpty else { return nil }
    }

    /// A threshold of 0 is passed by any value above it, every other by itself already.
    func lights(_ place: Int) -> Bool {
        guard let threshold = thresholds[place] else { return true }
        return threshold == 0 ? value > 0 : value >= threshold
    }

    /// Where the file gives no thresholds: the first of n steps at 0, step k at (round(100·k/n) + 1)/100, which gives
    /// the values that Apple documents for 3 and 4 layers.
    static func evenThresholds(for layers: [Layer]) -> [Int: Double] {
        let steps = layers.variableSteps
        return Dictionary(
            uniqueKeysWithValues: steps.enumerated().flatMap { order, places in
                let threshold = order == 0 ? 0 : ((100 * Double(order) / Double(steps.count)).rounded() + 1) / 100
                return places.map { ($0, threshold) }
            })
    }
}
