internal import SymbolColor
internal import SymbolDrawing
internal import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
internal import SymbolText

/// The part of the appearance that is the same for all pictures with the same settings.
struct SpriteBase: Sendable {
    private(set) var style = SymbolStyle()
    private(set) var background = Color.clear
    private(set) var layoutDirection: LayoutDirection?
    private(set) var canvas: CanvasKind?
    private(set) var baseline = BaselinePlacement.exact
    private(set) var rasterizer = RasterizerKind.exact
    private(set) var fitsMotion = false
    private(set) var isStrict = false
    private(set) var limits = ReadLimits()
    private(set) var assetColors: AssetColors?
    /// The file of the user's colours.
    private(set) var assetColorsFile: ParsedFile?
    /// The keys and values that were given, as a text that differs where pictures do.
    private(set) var recipe = ""

    static let keys = [
        "tint", "palette", "background", "color-rendering", "inactive", "variable-mode", "variable-layers",
        "increase-contrast", "layout-direction", "canvas", "baseline", "rasterizer",
        "fit", "asset-colors", "strict", "raise-limits"
    ]

    mutating func read(_ key: String, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        recipe += "\(key)=\(try file.text(node, of: "a single value"))\n"
        switch key {
        case "tint": style.tint = try file.colors(node, of: "a CSS colour", ValueSyntax.color)
        case "palette": style.palette = try file.colors(node, of: "CSS colours", ValueSyntax.palette)
        case "background": background = try file.colors(node, of: "a CSS colour", ValueSyntax.background)
        case "color-rendering": style.colorRendering = try file.value(node, of: "flat or gradient", ValueSyntax.choice)
        case "inactive": style.inactiveLayers = try file.value(node, of: "dim or hide", ValueSyntax.choice)
        case "variable-mode": style.variableValueMode = try file.value(node, of: "color or draw", ValueSyntax.choice)
        case "variable-layers": style.variesAllLayers = try file.value(node, of: "true or false", ValueSyntax.flag)
        case "increase-contrast":
            style.appearance.increasesContrast = try file.value(node, of: "true or false", ValueSyntax.flag)
        case "layout-direction":
            layoutDirection = try file.value(node, of: "left-to-right or right-to-left", ValueSyntax.choice)
        case "canvas": canvas = try file.value(node, of: "layout, square or ink", ValueSyntax.choice)
        case "baseline": baseline = try file.value(node, of: "exact or pixel", ValueSyntax.choice)
        case "rasterizer": rasterizer = try file.value(node, of: "exact or cairo", ValueSyntax.choice)
        case "fit": fitsMotion = try file.value(node, of: "true or false", ValueSyntax.flag)
        case "strict": isStrict = try file.value(node, of: "true or false", ValueSyntax.flag)
        case "raise-limits":
            limits = ReadLimits(raisedBy: try file.whole(node, ReadLimits.factors))
        default: try readAssetColors(node, file)
        }
    }

    private mutating func readAssetColors(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        let path = try file.existing(node, of: "a file of colours")
        let bytes = try YAMLFile.read(path)
        assetColors = try AssetColors(parsing: bytes, path: path)
        let parsed = ParsedFile(path, bytes)
        assetColorsFile = parsed
        recipe += parsed.content.text
    }
}
