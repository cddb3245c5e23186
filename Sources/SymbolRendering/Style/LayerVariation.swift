internal import SymbolModel

/// What a variable value makes of a layer.
struct LayerVariation: Hashable, Sendable {
    /// Of what the layer paints; of an eraser, of what it clears.
    var opacity = 1.0
    /// How much of the layer is drawn in full.
    var draw = DrawRange.full
    /// The opacity at which the rest of a partly drawn layer shows.
    var ghost = 0.0

    /// Whether neither all nor nothing of it is drawn, for which a pen is needed.
    var isPartlyDrawn: Bool { !draw.isFull && !draw.isEmpty }

    static func of(_ layers: [Layer], _ defaults: SymbolDefaults, style: SymbolStyle) -> [LayerVariation] {
        guard let value = style.variableValue else { return layers.map { _ in LayerVariation() } }
        let rest = style.inactiveLayers == .dim ? SymbolStyle.dimmedOpacity : 0
        switch mode(layers, defaults, style) {
        case .color:
            let lighting = VariableLighting(layers, style: style)
            return layers.indices.map { place in
                let isLit = lighting?.lights(place) ?? true
                return LayerVariation(opacity: isLit || layers.makesRoom(place) ? 1 : rest)
            }
        case .draw:
            let spans = VariableDrawing.spans(of: layers)
            return layers.indices.map { place in
                guard let span = spans[place] else { return LayerVariation() }
                return LayerVariation(draw: DrawRange(to: span.progress(at: value)), ghost: rest)
            }
        }
    }

    /// The user's choice, else the file's, else what the layers have numbers for.
    private static func mode(_ layers: [Layer], _ defaults: SymbolDefaults, _ style: SymbolStyle) -> VariableValueMode {
        let hasOnlyDraw =
            layers.contains { $0.traits.variableDraw != nil } && !layers.contains { $0.traits.variableThreshold != nil }
        return style.variableMode ?? defaults.variableValueMode ?? (hasOnlyDraw ? .draw : .color)
    }
}

extension [Layer] {
    /// Whether an eraser goes with a painted layer of its threshold, and stays when that is not lit: else it is a part
    /// by itself, such as a dot that is cut out.
    fileprivate func makesRoom(_ place: Int) -> Bool {
        let threshold = self[place].traits.variableThreshold
        return self[place].isEraser && contains { !$0.isEraser && $0.traits.variableThreshold == threshold }
    }
}

/// Which layers a variable value draws, and over which part of its way.
enum VariableDrawing {
    /// The file's spans by the layers' places; where it has none, equal ones for steps one after the other.
    static func spans(of layers: [Layer]) -> [Int: Layer.VariableDraw] {
        let own = layers.enumerated().compactMap { place, layer in layer.traits.variableDraw.map { (place, $0) } }
        if !own.isEmpty { return Dictionary(own) { $1 } }
        let steps = layers.variableSteps
        let share = 1 / Double(max(steps.count, 1))
        return Dictionary(
            uniqueKeysWithValues: steps.enumerated().flatMap { order, places in
                places.map { ($0, Layer.VariableDraw(start: Double(order) * share, span: share)) }
            })
    }
}

extension Layer.VariableDraw {
    /// How much of the layer is drawn at a value.
    func progress(at value: Double) -> Double {
        guard span > 0 else { return value >= start ? 1 : 0 }
        let progress = (value - start) / span
        // Sums of decimal fractions miss the end by a rounding error, which would leave a seam.
        return progress > 1 - 1e-9 ? 1 : max(progress, 0)
    }
}
