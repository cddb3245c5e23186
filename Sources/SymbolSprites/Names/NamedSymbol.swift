internal import SymbolStills
internal import SymbolText

/// The name and measures of a picture for source code.
struct NamedSymbol {
    let name: String
    /// The width, the height, the baseline from the top, and the insets of the layout box, in points.
    let measures: [String]

    init(name: String, measures: [String]) { (self.name, self.measures) = (name, measures) }

    /// Creates the measures from a size and metrics in points.
    init(name: String, width: Int, height: Int, metrics: PixelMetrics) {
        let insets = metrics.alignmentInsets
        let lengths = [metrics.baseline, insets.top, insets.left, insets.bottom, insets.right]
        self.init(name: name, measures: ["\(width)", "\(height)"] + lengths.map(Self.number))
    }

    init(_ picture: VectorPicture, name: String) {
        self.init(name: name, width: picture.width, height: picture.height, metrics: picture.metrics)
    }

    static let measureNames = ["width", "height", "baseline", "top", "left", "bottom", "right"]

    /// Formats a number with a zero before the decimal point, which some languages require.
    private static func number(_ value: Double) -> String { SVGNumberFormat(decimals: 3).decimal(value) }
}
