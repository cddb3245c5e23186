internal import SymbolModel

/// The effect of a variable value on a layer.
struct LayerVariation: Hashable, Sendable {
    /// The factor on the opacity of what the layer paints or, for an eraser, of what it clears.
    var opacity = 1.0
    /// The fraction of the layer that is drawn in full; beyond 0…1 for a value outside the range that draws the
    /// layer, so that a value that changes draws layers one after another.
    var progress = 1.0
    /// The opacity at which the undrawn rest of a layer shows.
    var ghost = 0.0

    /// The part of the layer that is drawn in full.
    var draw: DrawRange { DrawRange(to: min(max(progress, 0), 1)) }

    /// Whether the layer is neither fully drawn nor undrawn, so that it needs a pen.
    var isPartlyDrawn: Bool { !draw.isFull && !draw.isEmpty }

    /// Returns the effect of the style's variable value on each layer.
    static func of(_ layers: [Layer], _ defaults: SymbolDefaults, style: SymbolStyle) -> [LayerVariation] {
        guard let value = style.variableValue else { return layers.map { _ in LayerVariation() } }
        let rest = style.inactiveLayers == .dim ? SymbolStyle.dimmedOpacity : 0
        switch mode(layers, defaults, style) {
        case .color:
            let lighting = VariableLighting(layers, style: style)
            return layers.indices.map { index in
                let isLit = lighting?.lights(index) ?? true
                return LayerVariation(opacity: isLit || layers.isKnockout(index) ? 1 : rest)
            }
        case .draw:
            let spans = VariableDrawing.spans(of: layers)
            return layers.indices.map { index in
                guard let span = spans[index] else { return LayerVariation() }
                return LayerVariation(progress: span.progress(at: value), ghost: rest)
            }
        }
    }

    /// The mode chosen by the user or else by the file; otherwise the one for which the layers have numbers.
    private static func mode(_ layers: [Layer], _ defaults: SymbolDefaults, _ style: SymbolStyle) -> VariableValueMode {
        let hasOnlyDraw =
            layers.contains { $0.traits.variableDraw != nil } && !layers.contains { $0.traits.variableThreshold != nil }
        return style.variableValueMode ?? defaults.variableValueMode ?? (hasOnlyDraw ? .draw : .color)
    }
}

extension [Layer] {
    /// Whether an eraser knocks out the surroundings of a painted layer with the same threshold, and so stays when that
    /// layer is not lit; any other eraser is a part by itself, such as a dot that is cut out.
    func isKnockout(_ index: Int) -> Bool {
        let threshold = self[index].traits.variableThreshold
        return self[index].isEraser && contains { !$0.isEraser && $0.traits.variableThreshold == threshold }
    }
}

/// The layers that a variable value draws and the ranges of values that draw them.
enum VariableDrawing {
    /// The least fraction of a layer's range of values in which its pen grows to its width.
    static let growth = 0.05

    /// Returns the ranges in the file by the layers' indices or, where it has none, equal ranges for consecutive steps.
    static func spans(of layers: [Layer]) -> [Int: Layer.VariableDraw] {
        let own = layers.enumerated().compactMap { index, layer in layer.traits.variableDraw.map { (index, $0) } }
        if !own.isEmpty { return Dictionary(own) { $1 } }
        let steps = layers.variableSteps
        let share = 1 / Double(max(steps.count, 1))
        return Dictionary(
            uniqueKeysWithValues: steps.enumerated().flatMap { order, indices in
                indices.map { ($0, Layer.VariableDraw(start: Double(order) * share, span: share)) }
            })
    }
}

extension Layer.VariableDraw {
    /// Returns the fraction of the layer that is drawn at a value, beyond 0…1 for a value outside the range.
    func progress(at value: Double) -> Double {
        guard span > 0 else { return value >= start ? 1 : 0 }
        let progress = (value - start) / span
        // A sum of decimal fractions can miss the end by a rounding error, which would leave a seam.
        return abs(progress - 1) < 1e-9 ? 1 : progress
    }
}
