/// A layer of a symbol in one rendering mode: shapes that are coloured and moved together.
///
///     for layer in symbol.layers(in: .multicolor) {
///         if case .named(let name, _) = layer.color { print("\(layer.name) can be given the asset colour \(name)") }
///     }
public struct SymbolLayer: Hashable, Sendable {
    /// The layer's class in the template, such as `hierarchical-1:secondary`.
    public let name: String
    /// The number in the layer's class; 0 is the back.
    public let index: Int
    /// The layer's importance, which chooses its colour in the palette; `nil` outside the hierarchical mode.
    public let level: HierarchyLevel?
    /// The colour that the file names; `nil` outside the multicolor mode.
    public let color: LayerColor?
    /// The layer's own opacity, from 0 to 1.
    public let opacity: Double
    /// Whether the layer first clears what the symbol has painted inside its outline.
    ///
    /// One that does so with an opacity of 0 is an eraser, which paints nothing.
    public let clearsBehind: Bool
    /// The variable value from which on the layer is lit, or any above 0 for a threshold of 0; `nil` for a layer that
    /// is always lit.
    public let variableThreshold: Double?
    /// The variable values during which the layer is drawn as with a pen; `nil` where the file gives none.
    public let variableDraw: ClosedRange<Double>?
    /// The number of the group of layers that move as one, of which 0 moves first; `nil` for a layer in no group.
    public let motionGroup: Int?
    /// Whether the layer is marked for the effect pulse, which moves marked layers alone where there are any.
    public let alwaysPulses: Bool
    /// Whether the layer is marked for the effect rotate, which moves marked layers alone where there are any.
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
    /// The layers of a rendering mode, from the back.
    ///
    /// There are none in a mode that the file has no layers for, which is then drawn in monochrome, and none of a plain
    /// icon. A template without annotations has none in any mode and is drawn as one.
    public func layers(in mode: LayerMode) -> [SymbolLayer] {
        guard case .template(let artwork) = artwork else { return [] }
        return (artwork.layers[mode] ?? []).map { SymbolLayer($0, in: mode) }
    }
}

extension Layer {
    /// The layer's class.
    package func name(in mode: LayerMode) -> String {
        "\(mode.rawValue)-\(index)\(role.suffix.map { ":" + $0 } ?? "")"
    }
}

extension Layer.Role {
    /// What tells of the role in a layer's class.
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
