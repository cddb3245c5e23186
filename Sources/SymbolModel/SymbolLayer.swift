/// A layer of a symbol in one rendering mode: shapes that share a colour and move together.
///
///     for layer in symbol.layers(in: .multicolor) {
///         if case .named(let name, _) = layer.color { print("\(layer.name) can be given the asset colour \(name)") }
///     }
public struct SymbolLayer: Hashable, Sendable {
    /// The layer's class in the template, such as `hierarchical-1:secondary`.
    public let name: String
    /// The number in the layer's class; 0 is the layer at the back.
    public let index: Int
    /// The importance of the layer, which selects its colour in the palette; `nil` outside the hierarchical mode.
    public let level: HierarchyLevel?
    /// The colour that the file names; `nil` outside the multicolor mode.
    public let color: LayerColor?
    /// The layer's own opacity, from 0 to 1.
    public let opacity: Double
    /// Whether the layer first clears what the symbol has painted inside the layer's outline.
    ///
    /// A layer that does so with an opacity of 0 is an eraser, which paints nothing.
    public let clearsBehind: Bool
    /// The variable value from which the layer is lit; `nil` for a layer that is always lit.
    ///
    /// With a threshold of 0, any value above 0 lights the layer.
    public let variableThreshold: Double?
    /// The range of variable values over which a pen draws the layer; `nil` where the file gives none.
    public let variableDraw: ClosedRange<Double>?
    /// The number of the group of layers that move as one, of which group 0 moves first; `nil` for a layer in no group.
    public let motionGroup: Int?
    /// Whether the layer is marked for the effect pulse, which moves only marked layers where there are any.
    public let alwaysPulses: Bool
    /// Whether the layer is marked for the effect rotate, which moves only marked layers where there are any.
    public let alwaysRotates: Bool
    /// Whether the layer is marked for the effect breathe.
    public let alwaysBreathes: Bool
    /// The tags that the file gives the layer, such as `slash` and `badge`.
    public let tags: [String]

    init(_ layer: Layer, in mode: LayerMode) {
        (name, index) = (layer.name(in: mode), layer.index)
        level = if case .level(let level) = layer.role { level } else { nil }
        color = if case .color(let color) = layer.role { color } else { nil }
        (opacity, clearsBehind) = (layer.opacity, layer.clearsBehind)
        let traits = layer.traits
        variableThreshold = traits.variableThreshold
        variableDraw = traits.variableDraw.map { $0.start...max($0.start, $0.start + $0.span) }
        motionGroup = traits.motionGroup
        (alwaysPulses, alwaysRotates, alwaysBreathes) = (
            traits.alwaysPulses, traits.alwaysRotates, traits.alwaysBreathes
        )
        tags = traits.tags
    }
}

extension Symbol {
    /// Returns the layers of a rendering mode, from back to front.
    ///
    /// The result is empty for a plain icon and for a mode without layers in the file, which is then drawn in
    /// monochrome. A template without annotations has no layers in any mode and is drawn as one.
    public func layers(in mode: LayerMode) -> [SymbolLayer] {
        guard case .template(let artwork) = artwork else { return [] }
        return (artwork.layers[mode] ?? []).map { SymbolLayer($0, in: mode) }
    }
}

extension Layer {
    /// Returns the layer's class in a mode.
    package func name(in mode: LayerMode) -> String {
        "\(mode.rawValue)-\(index)\(role.suffix.map { ":" + $0 } ?? "")"
    }
}

extension Layer.Role {
    /// The part of a layer's class that names the role; `nil` for a plain layer.
    package var suffix: String? {
        switch self {
        case .plain: nil
        case .level(let level): level.rawValue
        case .color(.tint): "tintColor"
        case .color(.named(let name, _)): name
        case .color(.custom): "custom"
        }
    }
}
