public import SymbolColor
internal import SymbolDrawing
public import SymbolModel

/// Which colours a symbol's layers take.
public enum RenderingMode: String, CaseIterable, Hashable, Sendable {
    /// The symbol's own choice: templates name none, and are monochrome; icons keep their paints.
    case automatic
    /// One colour.
    case monochrome
    /// One colour in up to three opacities.
    case hierarchical
    /// A colour for each level.
    case palette
    /// The colours that the file names.
    case multicolor
}

/// How a layer is filled with its colour.
public enum ColorRendering: String, CaseIterable, Hashable, Sendable {
    case flat
    /// From a lighter shade at the symbol's top to the colour itself at its foot.
    case gradient
}

/// What becomes of the layers that a variable value leaves out.
public enum InactiveLayers: String, CaseIterable, Hashable, Sendable {
    /// Drawn at `SymbolStyle.dimmedOpacity`.
    case dim
    case hide
}

/// How a symbol is coloured.
public struct SymbolStyle: Hashable, Sendable {
    public var mode = RenderingMode.automatic
    public var colorRendering = ColorRendering.flat
    public var tint = Color.black
    /// For the palette mode: primary, secondary, tertiary. With two, the second serves both lower levels; with one,
    /// it serves all; with none, the tint does; more than three are of no use.
    public var palette: [Color] = []
    public var appearance = Appearance()
    /// The user's own colours by name; they come before the system's.
    public var assetColors: [String: Color] = [:]
    /// 0…1; nil draws every layer.
    public var variableValue: Double?
    /// Nil takes the symbol's own.
    public var variableMode: VariableValueMode?
    public var inactiveLayers = InactiveLayers.dim
    /// Whether every layer takes part in a variable value where the file gives none a threshold.
    public var variesAllLayers = false

    public init() {}

    /// The opacity of layers that a variable value leaves out, which Apple does not publish.
    public static let dimmedOpacity = 0.3
}
