internal import SymbolStills
internal import SymbolText

/// A class for each sprite, `icon-` and its name, or `mask-` where the sprite is a mask for the colour of the text.
struct CSSManifest {
    /// The sheet at each display scale, the one to fall back on first.
    let images: [(image: String, pixelRatio: Double)]
    let width: Int
    let height: Int
    /// Of the image whose pixels the entries count.
    let pixelRatio: Double
    var isMask = false

    func rules(for entries: [SpriteSheetEntry]) -> String {
        entries.isEmpty ? "" : sheetRule(for: entries) + entries.map(spriteRule).joined()
    }

    /// What all have in common, so that the images are named once.
    ///
    /// A browser without `image-set()` (CSS Images Module Level 4) drops that line and keeps the one before.
    private func sheetRule(for entries: [SpriteSheetEntry]) -> String {
        let set = images.map { "\(url($0.image)) \(DisplayScale.times($0.pixelRatio))x" }
        return rule(
            entries.map { selector($0) }.joined(separator: ",\n"),
            ["display: inline-block", "box-sizing: content-box"]
                + shown("image", url(images[0].image)) + shown("image", "image-set(\(set.joined(separator: ", ")))")
                + shown("size", "\(length(width)) \(length(height))")
                + (isMask ? ["background-color: currentColor"] : []))
    }

    private func spriteRule(_ entry: SpriteSheetEntry) -> String {
        rule(
            selector(entry),
            [
                "width: \(length(entry.width))",
                "height: \(length(entry.height))"
            ] + shown("position", "\(length(-entry.x)) \(length(-entry.y))")
                + (entry.isTrimmed ? trim(entry) : []) + (entry.metrics.map { alignment($0.alignmentInsets) } ?? []))
    }

    /// The place of the sprite in a line of text.
    ///
    /// The foot of a box without text stands on the baseline (CSS 2 §10.8.1): the sprite is lowered by what lies below
    /// its own. The insets are for pages that align it otherwise.
    private func alignment(_ insets: AlignmentInsets) -> [String] {
        let sides = [("top", insets.top), ("right", insets.right), ("bottom", insets.bottom), ("left", insets.left)]
        return ["vertical-align: \(length(-insets.bottom))"]
            + sides.map { "--inset-\($0): \(length($1))" }
    }

    /// Gives a trimmed sprite its full size again by padding, into which the sheet must not show.
    private func trim(_ entry: SpriteSheetEntry) -> [String] {
        let right = entry.sourceWidth - entry.offsetX - entry.width
        let bottom = entry.sourceHeight - entry.offsetY - entry.height
        let sides = [entry.offsetY, right, bottom, entry.offsetX].map(length)
        return ["padding: \(sides.joined(separator: " "))"] + shown("origin", "content-box")
            + shown("clip", "content-box")
    }

    /// What shows the sheet: a background, or a mask, which browsers before 2024 know by WebKit's name.
    private func shown(_ property: String, _ value: String) -> [String] {
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

    /// A CSS pixel is a point.
    private func length(_ pixels: Int) -> String {
        DisplayScale.times(Double(pixels) / pixelRatio) + "px"
    }

    private func length(_ pixels: Double) -> String {
        SVGNumberFormat(decimals: 3).string(pixels / pixelRatio) + "px"
    }
}
