internal import SymbolStills
internal import SymbolText

/// What source code is told of a picture.
struct NamedSymbol {
    let name: String
    /// Width, height, baseline from the top, and the insets of the layout box, in points.
    let measures: [String]

    init(name: String, measures: [String]) { (self.name, self.measures) = (name, measures) }

    /// The sides are in points.
    init(name: String, width: Int, height: Int, metrics: PixelMetrics) {
        let insets = metrics.alignmentInsets
        let lengths = [metrics.baseline, insets.top, insets.left, insets.bottom, insets.right]
        self.init(name: name, measures: ["\(width)", "\(height)"] + lengths.map(Self.number))
    }

    init(_ picture: VectorPicture, name: String) {
        self.init(name: name, width: picture.width, height: picture.height, metrics: picture.metrics)
    }

    static let measureNames = ["width", "height", "baseline", "top", "left", "bottom", "right"]

    /// With a zero before the point, which some languages need.
    private static func number(_ value: Double) -> String {
        let text = SVGNumberFormat(decimals: 3).string(value)
        if text.hasPrefix(".") { return "0" + text }
        return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
    }
}
