extension Symbol {
    /// Whether the symbol is an SF Symbols template; any other is a plain icon, drawn in one weight and scale.
    public var isTemplate: Bool { template != nil }

    /// Whether weights and scales that the file does not draw are interpolated from those that it does.
    ///
    /// It must draw Ultralight, Regular and Black in the small scale, with outlines of the same structure.
    public var interpolates: Bool {
        if case .sources? = template?.sources { true } else { false }
    }

    /// The rendering modes for which the file has layers; none for a plain icon.
    public var layerModes: [LayerMode] { LayerMode.allCases.filter { template?.layers[$0] != nil } }

    /// Returns the weights that the file draws in a scale, from the thinnest; none for a plain icon.
    public func drawnWeights(in scale: Scale) -> [Weight] {
        template?.cells.filter { $0.scale == scale }.map(\.weight) ?? []
    }

    private var template: TemplateArtwork? {
        if case .template(let artwork) = artwork { artwork } else { nil }
    }
}
