import ArgumentParser
import Insignia

/// The options that set the appearance of symbols, for every command that draws them.
struct AppearanceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "ultralight, thin, light, regular, medium, semibold, bold, heavy, black, or any number from 100 to 900.",
            valueName: "weight"), completion: .list(Weight.allCases.compactMap { $0.name?.lowercased() }))
    var weight: String?

    @Option(
        help: ArgumentHelp("small, medium or large.", valueName: "scale"),
        completion: .list(Scale.allCases.map(\.rawValue)))
    var scale: String?

    @Flag(
        help: "Fail where a template does not provide the requested weight and scale, or has any that cannot be read.")
    var strict = false

    @Option(
        help: ArgumentHelp("automatic, monochrome, hierarchical, palette or multicolor.", valueName: "mode"),
        completion: .list(RenderingMode.allCases.map(\.rawValue)))
    var renderingMode: String?

    @Option(
        help: ArgumentHelp("flat or gradient.", valueName: "kind"),
        completion: .list(ColorRendering.allCases.map(\.rawValue)))
    var colorRendering: String?

    @Option(
        help: ArgumentHelp(
            "The colour of the symbol in any CSS syntax; by default black, or white in the dark appearance.",
            valueName: "color"))
    var tint: String?

    @Option(
        help: ArgumentHelp(
            "The colours of the levels, separated by commas; selects the palette mode.", valueName: "colors"))
    var palette: String?

    @Option(
        help: ArgumentHelp(
            "A YAML or JSON file of colours by name, for layers that refer to a colour by name.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var assetColors: String?

    @Option(
        help: ArgumentHelp(
            "How much of the symbol is lit or drawn, from 0 to 1 or as a percentage.", valueName: "value"))
    var variableValue: String?

    @Option(
        help: ArgumentHelp(
            "How the value shows: color lights layers, draw draws along them; the symbol's own mode by default.",
            valueName: "mode"),
        completion: .list(VariableValueMode.allCases.map(\.rawValue)))
    var variableMode: String?

    @Option(
        help: ArgumentHelp("How to show the layers that a variable value leaves out: dim or hide.", valueName: "kind"),
        completion: .list(InactiveLayers.allCases.map(\.rawValue)))
    var inactive: String?

    @Flag(help: "Let all layers vary where the file sets no thresholds.")
    var variableLayers = false

    @Option(help: ArgumentHelp("light or dark.", valueName: "scheme"), completion: .list(["light", "dark"]))
    var appearance: String?

    @Flag(help: "Use the system colours for increased contrast.")
    var increaseContrast = false

    @Option(help: ArgumentHelp("The colour behind the symbol; none by default.", valueName: "color"))
    var background: String?

    @Option(
        help: ArgumentHelp(
            "A language tag such as ar or zh-Hant; drawings for that language (name.ar.svg) are preferred.",
            valueName: "tag"))
    var locale: String?

    @Option(
        help: ArgumentHelp("left-to-right or right-to-left; the locale's by default.", valueName: "direction"),
        completion: .list(LayoutDirection.allCases.map(\.rawValue)))
    var layoutDirection: String?

    @Flag(help: "Keep no label in the files: the picture is mere decoration.")
    var decorative = false

    @OptionGroup
    var reading: ReadingOptions

    func validate() throws {
        let mode = renderingMode?.lowercased() ?? RenderingMode.palette.rawValue
        try refuseIdle(
            ["--palette": palette != nil && mode != RenderingMode.palette.rawValue],
            "selects the palette mode; --rendering-mode \(mode) excludes it")
    }

    /// What changes neither which layers there are nor their form at Regular.
    var ofPaint: KeyValuePairs<String, Bool> {
        [
            "--weight": weight != nil, "--scale": scale != nil, "--strict": strict, "--tint": tint != nil,
            "--color-rendering": colorRendering != nil, "--asset-colors": assetColors != nil,
            "--appearance": appearance != nil, "--increase-contrast": increaseContrast,
            "--background": background != nil, "--decorative": decorative
        ]
    }

    /// Refuses options of a variable value where none is shown.
    func checkVariableValue(_ isShown: Bool) throws {
        guard !isShown, variableValue == nil else { return }
        try refuseIdle(
            [
                "--variable-mode": variableMode != nil, "--inactive": inactive != nil,
                "--variable-layers": variableLayers
            ], "needs --variable-value")
    }

    /// The options as values; reads the file of colours where one is given.
    func renderOptions() throws -> RenderOptions {
        var options = RenderOptions()
        options.weight = try weight.map(Values.weight)
        options.scale = try scale.map { try Values.choice($0, of: "--scale") }
        options.isStrict = strict
        options.isDecorative = decorative
        options.style = try style()
        if let assetColors {
            let colors = try failing { try AssetColors(contentsOf: assetColors) }
            options.style.assetColors = colors.colors(for: options.style.appearance.scheme)
        }
        if let background { options.background = try Values.color(background, of: "--background") }
        options.locale = try locale.map(Values.locale)
        options.limits = try reading.limits()
        options.layoutDirection = try layoutDirection.map { try Values.choice($0, of: "--layout-direction") }
        return options
    }

    private func style() throws -> SymbolStyle {
        var style = SymbolStyle()
        style.appearance.scheme = try appearance.map { try Values.choice($0, of: "--appearance") } ?? .light
        style.appearance.increasesContrast = increaseContrast
        style.tint = try tint.map { try Values.color($0, of: "--tint") }
        style.palette = try palette.map(Values.palette) ?? []
        style.mode =
            try renderingMode.map { try Values.choice($0, of: "--rendering-mode") }
            ?? (palette == nil ? .automatic : .palette)
        if style.mode == .palette, style.palette.isEmpty {
            throw ValidationError("--rendering-mode palette needs colours; expected --palette A,B,C")
        }
        style.colorRendering = try colorRendering.map { try Values.choice($0, of: "--color-rendering") } ?? .flat
        style.variableValue = try variableValue.map(Values.variableValue)
        style.variableMode = try variableMode.map { try Values.choice($0, of: "--variable-mode") }
        style.inactiveLayers = try inactive.map { try Values.choice($0, of: "--inactive") } ?? .dim
        style.variesAllLayers = variableLayers
        return style
    }
}
