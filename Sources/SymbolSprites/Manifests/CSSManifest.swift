internal import SymbolStills
internal import SymbolText

/// A style sheet with a class for each sprite: `icon-` and its name, or `mask-` where the sprite is a mask for the text
/// colour.
struct CSSManifest {
    /// The image of the sheet at each display scale; the first one is the fallback.
    let images: [(image: String, pixelRatio: Double)]
    let width: Int
    let height: Int
    /// The pixels per point of the image to which the entries refer.
    let pixelRatio: Double
    var isMask = false

    func rules(for entries: [SpriteSheetEntry]) -> String {
        guard !entries.isEmpty else { return "" }
        let selectors = entries.map(selector).joined(separator: ",\n")
        return sheetRule(selectors) + (isMask ? forcedColors(selectors) : "") + entries.map(spriteRule).joined()
    }

    /// The declarations that all sprites have in common, so that the images are named only once.
    ///
    /// A browser without `image-set()` (CSS Images Module Level 4) drops that line and keeps the one before.
    private func sheetRule(_ selectors: String) -> String {
        let set = images.map { "\(url($0.image)) \(DisplayScale.times($0.pixelRatio))x" }
        return rule(
            selectors,
            ["display: inline-block", "box-sizing: content-box"]
                + layer("image", url(images[0].image)) + layer("image", "image-set(\(set.joined(separator: ", ")))")
                + layer("size", "\(length(width)) \(length(height))")
                + (isMask ? ["background-color: currentColor"] : []))
    }

    /// Paints masks in the system's text colour where the user's colours are forced.
    ///
    /// Any other background would be the page's own there, and nothing would be seen (CSS Color Adjustment Module
    /// Level 1 §3.1).
    private func forcedColors(_ selectors: String) -> String {
        "@media (forced-colors: active) {\n" + rule(selectors, ["background-color: CanvasText"]) + "}\n"
    }

    private func spriteRule(_ entry: SpriteSheetEntry) -> String {
        rule(
            selector(entry),
            [
                "width: \(length(entry.width))",
                "height: \(length(entry.height))"
            ] + layer("position", "\(length(-entry.x)) \(length(-entry.y))")
                + (entry.isTrimmed ? trim(entry) : []) + (entry.metrics.map { alignment($0.alignmentInsets) } ?? []))
    }

    /// The declarations for the position of the sprite in a line of text.
    ///
    /// The bottom of a box without text stands on the baseline (CSS 2 §10.8.1), so the sprite is lowered by what lies
    /// below its own baseline. The insets are for pages that align it differently.
    private func alignment(_ insets: AlignmentInsets) -> [String] {
        let sides = [("top", insets.top), ("right", insets.right), ("bottom", insets.bottom), ("left", insets.left)]
        return ["vertical-align: \(length(-insets.bottom))"]
            + sides.map { "--inset-\($0): \(length($1))" }
    }

    /// Restores the full size of a trimmed sprite by padding in which the sheet is not visible.
    private func trim(_ entry: SpriteSheetEntry) -> [String] {
        let right = entry.sourceWidth - entry.offsetX - entry.width
        let bottom = entry.sourceHeight - entry.offsetY - entry.height
        let sides = [entry.offsetY, right, bottom, entry.offsetX].map(length)
        return ["padding: \(sides.joined(separator: " "))"] + layer("origin", "content-box")
            + layer("clip", "content-box")
    }

    /// The declarations of a property of the background or mask layer; masks also get WebKit's prefix, for browsers
    /// before 2024.
    private func layer(_ property: String, _ value: String) -> [String] {
        (isMask ? ["-webkit-mask", "mask"] : ["background"]).map { "\($0)-\(property): \(value)" }
    }

    private func rule(_ selector: String, _ declarations: [String]) -> String {
        var text = selector
        text += " {\n"
        for declaration in declarations {
            text += "  "
            text += declaration
            text += ";\n"
        }
        text += "}\n"
        return text
    }

    private func selector(_ entry: SpriteSheetEntry) -> String {
        "." + CSSText.identifier((isMask ? "mask-" : "icon-") + entry.name)
    }

    private func url(_ image: String) -> String {
        "url(\"\(CSSText.percentEncoded(image))\")"
    }

    /// A length in CSS pixels, which are points.
    private func length(_ pixels: Int) -> String {
        DisplayScale.times(Double(pixels) / pixelRatio) + "px"
    }

    private func length(_ pixels: Double) -> String {
        SVGNumberFormat(decimals: 3).string(pixels / pixelRatio) + "px"
    }
}
