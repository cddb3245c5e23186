public import SymbolColor
internal import SymbolDrawing
package import SymbolModel

/// The rule by which a symbol's layers are coloured.
public enum RenderingMode: String, CaseIterable, Hashable, Sendable {
    /// The symbol's own choice (`Symbol.preferredMode`), which is monochrome where it has none; icons keep their
    /// paints.
    case automatic
    /// One colour for all layers.
    case monochrome
    /// One colour in up to three opacities, by the level of each layer.
    case hierarchical
    /// One colour for each level of layers.
    case palette
    /// The colours that the file names.
    case multicolor
}

/// The way in which a layer is filled with its colour.
public enum ColorRendering: String, CaseIterable, Hashable, Sendable {
    /// The colour alone.
    case flat
    /// A gradient from a lighter shade at the symbol's top to the colour itself at its bottom.
    case gradient
}

/// The treatment of layers that a variable value leaves out.
public enum InactiveLayers: String, CaseIterable, Hashable, Sendable {
    /// Layers are drawn at the opacity `SymbolStyle.dimmedOpacity`.
    case dim
    /// Layers are not drawn.
    case hide
}

/// The colours of a symbol and the variable value that it shows.
public struct SymbolStyle: Hashable, Sendable {
    /// The rule by which layers are coloured.
    public var mode = RenderingMode.automatic
    /// Whether layers are filled with flat colours or gradients.
    public var colorRendering = ColorRendering.flat
    /// The colour of layers that take no colour of their own.
    ///
    /// `nil` stands for that of text in the appearance: black in the light one, and white in the dark.
    public var tint: Color?
    /// The primary, secondary and tertiary colour of the palette mode.
    ///
    /// With two colours, the second serves both lower levels; with one, it serves all; with none, the tint does.
    /// Colours after the third are ignored.
    public var palette: [Color] = []
    /// The surroundings that system colours adapt to.
    public var appearance = Appearance()
    /// The user's own colours by name, which take precedence over the system's.
    public var assetColors: [String: Color] = [:]
    /// The variable value, from 0 to 1; `nil` draws every layer.
    public var variableValue: Double?
    /// The mode in which the variable value shows; `nil` stands for the symbol's own.
    package var variableMode: VariableValueMode?
    /// The treatment of layers that the variable value leaves out.
    public var inactiveLayers = InactiveLayers.dim
    /// Whether every layer takes part in a variable value where the file gives no layer a threshold.
    public var variesAllLayers = false

    /// Creates the default style: automatic mode, flat colours and no tint.
    public init() {}

    /// The tint where one is set, else the colour of text in the appearance.
    public var effectiveTint: Color { tint ?? (appearance.scheme == .dark ? .white : .black) }

    /// The opacity of dimmed layers, which is this package's own choice since Apple publishes none.
    public static let dimmedOpacity = 0.3
}
