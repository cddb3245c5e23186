import ArgumentParser
import Insignia

/// The options that set the appearance of symbols, shared by every command that draws or measures them.
struct AppearanceOptions: CheckedArguments {
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
        help: """
            Fail if a template lacks the requested weight and scale, has cells that cannot be read, or names a colour \
            that nothing defines.
            """)
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
            "The colours of the hierarchy levels, separated by commas; selects the palette mode.", valueName: "colors"))
    var palette: String?

    @Option(
        help: ArgumentHelp(
            "A YAML or JSON file of named colours, for layers that refer to colours by name.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var assetColors: String?

    @Option(
        help: ArgumentHelp(
            "How much of the symbol is active or drawn, from 0 to 1 or as a percentage.", valueName: "value"))
    var variableValue: String?

    @Option(
        help: ArgumentHelp(
            "How the value shows: color activates layers, draw draws along them; by default, the symbol's own mode.",
            valueName: "mode"),
        completion: .list(VariableValueMode.allCases.map(\.rawValue)))
    var variableMode: String?

    @Option(
        help: ArgumentHelp("How layers that a variable value leaves inactive show: dim or hide.", valueName: "kind"),
        completion: .list(InactiveLayers.allCases.map(\.rawValue)))
    var inactive: String?

    @Flag(help: "Apply the variable value to all layers if the file sets no thresholds.")
    var variableLayers = false

    @Option(help: ArgumentHelp("light or dark.", valueName: "scheme"), completion: .list(["light", "dark"]))
    var appearance: String?

    @Flag(help: "Use the system colours for increased contrast.")
    var increaseContrast = false

    @Option(
        help: ArgumentHelp(
            "A language tag such as ar or zh-Hant; prefers drawings (name.ar.svg) and titles in that language.",
            valueName: "tag"))
    var locale: String?

    @Option(
        help: ArgumentHelp("left-to-right or right-to-left; by default, that of the locale.", valueName: "direction"),
        completion: .list(LayoutDirection.allCases.map(\.rawValue)))
    var layoutDirection: String?

    @OptionGroup
    var reading: ReadingOptions

    func checkCombination() throws {
        try Values.file(assetColors, of: "--asset-colors")
        let mode = renderingMode?.lowercased() ?? RenderingMode.palette.rawValue
        try rejectIneffective(
            ["--palette": palette != nil && mode != RenderingMode.palette.rawValue],
            "selects the palette mode and cannot be combined with --rendering-mode \(mode)")
    }

    /// The options that change neither the set of layers nor their shapes at Regular, with whether they are given.
    var ofPainting: KeyValuePairs<String, Bool> {
        [
            "--weight": weight != nil, "--scale": scale != nil, "--strict": strict, "--tint": tint != nil,
            "--color-rendering": colorRendering != nil, "--asset-colors": assetColors != nil,
            "--appearance": appearance != nil, "--increase-contrast": increaseContrast
        ]
    }

    /// Rejects the options of a variable value where none is shown.
    func checkVariableValue(_ isShown: Bool) throws {
        guard !isShown, variableValue == nil else { return }
        try rejectIneffective(
            [
                "--variable-mode": variableMode != nil, "--inactive": inactive != nil,
                "--variable-layers": variableLayers
            ], "needs --variable-value")
    }

    /// The parsed options; reads the file of named colours if one is given.
    func renderOptions() throws -> RenderOptions {
        var options = RenderOptions()
        options.weight = try weight.map(Values.weight)
        options.scale = try scale.map { try Values.choice($0, of: "--scale") }
        options.isStrict = strict
        options.style = try style()
        if let assetColors {
            let colors = try failing { try AssetColors(contentsOf: assetColors) }
            options.style.assetColors = colors.colors(for: options.style.appearance.scheme)
        }
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
        style.variableValueMode = try variableMode.map { try Values.choice($0, of: "--variable-mode") }
        style.inactiveLayers = try inactive.map { try Values.choice($0, of: "--inactive") } ?? .dim
        style.variesAllLayers = variableLayers
        return style
    }
}
