public import SymbolColor
public import SymbolModel

/// The colours of a symbol and the variable value that it shows.
public struct SymbolStyle: Hashable, Sendable {
    /// The rule by which layers are coloured.
    public var mode = RenderingMode.automatic
    /// Whether layers are filled with flat colours or gradients.
    public var colorRendering = ColorRendering.flat
    /// The colour of layers without a colour of their own.
    ///
    /// `nil` means the colour of text in the appearance: black in light, white in dark.
    public var tint: Color?
    /// The primary, secondary and tertiary colours of the palette mode.
    ///
    /// If there are two colours, the second serves both lower levels; if there is one, it serves all levels; if there
    /// are none, the tint does. Colours after the third are ignored.
    public var palette: [Color] = []
    /// The surroundings to which system colours adapt.
    public var appearance = Appearance()
    /// The colours that the user has defined, by name; they take precedence over those of the system.
    public var assetColors: [String: Color] = [:]
    /// The variable value, from 0 to 1; `nil` draws every layer.
    ///
    /// A value beyond counts as the nearer end, and one that is not a number as 0.
    public var variableValue: Double?
    /// The property that the variable value changes; `nil` leaves the choice to the symbol.
    public var variableValueMode: VariableValueMode?
    /// The treatment of layers that the variable value does not light or draw.
    public var inactiveLayers = InactiveLayers.dim
    /// Whether a variable value affects every layer where the file gives no layer a threshold.
    public var variesAllLayers = false

    /// Creates the default style: automatic mode, flat colours and no tint.
    public init() {}

    /// The tint or, without one, the colour of text in the appearance.
    public var effectiveTint: Color { tint ?? (appearance.scheme == .dark ? .white : .black) }

    /// The opacity of dimmed layers, which is this package's own choice, since Apple publishes none.
    public static let dimmedOpacity = 0.3
}
