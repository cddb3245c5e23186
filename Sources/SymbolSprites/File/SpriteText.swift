internal import SymbolFiles
internal import SymbolModel

/// The text that the symbols of a build accompany, which determines their sizes and weights.
struct SpriteText: Sendable {
    /// A text style at a text size.
    struct Font: Sendable {
        /// The style and the text size as they are written.
        let style, size: String
        let font: TextFont
    }

    /// Every style at every size; empty where the build names no text styles.
    private(set) var fonts: [Font] = []
    /// Whether everything is drawn one weight bolder, as with the accessibility setting Bold Text.
    private(set) var isBold = false
    private var styles: (node: YAMLNode, values: [AxisValue<TextStyle>])?
    private var sizes: (node: YAMLNode, values: [AxisValue<DynamicTypeSize>])?
    private var platform = Platform.ios
    private var emphasis: YAMLNode?

    static let keys = ["text-styles", "dynamic-types", "platform", "bold-text", "emphasized"]

    var styleCount: Int { styles?.values.count ?? 1 }
    var sizeCount: Int { sizes?.values.count ?? 1 }

    mutating func read(_ key: String, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        switch key {
        case "text-styles": styles = (node, try SpriteAxes.list(node, file, ValueSyntax.textStyle))
        case "dynamic-types": sizes = (node, try SpriteAxes.list(node, file, ValueSyntax.choice))
        case "platform": platform = try file.value(node, of: "a platform", ValueSyntax.choice)
        case "bold-text": isBold = try file.value(node, of: "true or false", ValueSyntax.flag)
        default: emphasis = try file.value(node, of: "true or false", ValueSyntax.flag) ? node : nil
        }
    }

    /// Determines the fonts once all keys have been read; `hasWeights` tells whether others replace their weights.
    mutating func resolve(_ file: YAMLFile, hasWeights: Bool) throws(FileError) {
        guard let styles else {
            if let sizes { throw file.error(sizes.node, "\"dynamic-types\" needs \"text-styles\"") }
            if let emphasis { throw file.error(emphasis, "\"emphasized\" needs \"text-styles\"") }
            return
        }
        if let emphasis, hasWeights { throw file.error(emphasis, "\"emphasized\" has no effect with \"weights\"") }
        for (node, style) in zip(file.list(styles.node), styles.values) {
            for size in sizes?.values.map({ ($0.text, Optional($0.value)) }) ?? [("", nil)] {
                do throws(TextFontError) {
                    let font = try TextFont(style.value, on: platform, at: size.1, isEmphasized: emphasis != nil)
                    fonts.append(Font(style: style.text, size: size.0, font: font))
                } catch {
                    throw file.error(node, "\(error)")
                }
            }
        }
    }
}
