internal import SymbolStills
internal import SymbolText

/// What source code is told of a picture.
struct NamedSymbol {
    let name: String
    /// In points.
    let width, height: Int
    let metrics: PixelMetrics

    /// Width, height, baseline from the top, and the insets of the layout box, in points.
    var measures: [String] {
        let insets = metrics.alignmentInsets
        let lengths = [metrics.baseline, insets.top, insets.left, insets.bottom, insets.right]
        return ["\(width)", "\(height)"] + lengths.map(Self.number)
    }

    static let measureNames = ["width", "height", "baseline", "top", "left", "bottom", "right"]

    /// With a zero before the point, which some languages need.
    private static func number(_ value: Double) -> String {
        let text = SVGNumberFormat(decimals: 3).string(value)
        if text.hasPrefix(".") { return "0" + text }
        return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
    }
}
