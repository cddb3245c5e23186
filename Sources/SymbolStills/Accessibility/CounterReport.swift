internal import SymbolGeometry
internal import SymbolImaging
package import SymbolModel
internal import SymbolRendering

/// The fate, in one weight, of the counters that a symbol has at Regular: the areas that its ink encloses.
package struct CounterReport: Hashable, Sendable {
    /// The weight.
    package var weight: Weight
    /// The number of counters that no longer exist, since they have closed or merged with another.
    package var lost: Int
    /// The number of counters that are no larger than a pinhole.
    package var pinholes: Int

    package init(weight: Weight, lost: Int, pinholes: Int) {
        (self.weight, self.lost, self.pinholes) = (weight, lost, pinholes)
    }
}

extension Symbol {
    /// Reports on the counters as strokes grow: at Regular and each bolder named weight.
    ///
    /// - Parameter options: The scale and the style of the symbol.
    /// - Returns: A report for each weight from Regular; empty for an icon, which has no weights.
    /// - Throws: `RenderError` if the symbol has no variant to draw, or cannot be drawn.
    package func counterReports(_ options: RenderOptions) throws(RenderError) -> [CounterReport] {
        guard case .template = artwork else { return [] }
        var options = options
        options.style.variableValue = nil
        var (reports, regular): ([CounterReport], Int?) = ([], nil)
        for weight in Weight.allCases where weight >= .regular {
            options.weight = weight
            let counters = try Counters(try Scene(self, options))
            let all = counters.open + counters.pinholes
            reports.append(
                CounterReport(weight: weight, lost: max((regular ?? all) - all, 0), pinholes: counters.pinholes))
            regular = regular ?? all
        }
        return reports
    }
}

/// The number of counters in a drawing, by size.
private struct Counters {
    private(set) var (open, pinholes) = (0, 0)

    init(_ scene: Scene) throws(RenderError) {
        let grid = try MeasuringGrid(scene.extent, em: scene.measures.em)
        let picture = try grid.picture(scene.list().items)
        let clear = (0..<picture.width * picture.height).map { picture.bytes[$0 * 4 + 3] == 0 }
        let thinnest = scene.symbol.thinnestStroke.map { $0.value / scene.measures.em }
        let stroke = min(thinnest ?? .infinity, Self.widestStroke)
        // The first area is the ground around the symbol, since the grid has a border.
        for pixels in PixelSet(clear, width: picture.width).areas.dropFirst() {
            let area = Double(pixels) / (grid.em * grid.em)
            guard area >= Self.nothing else { continue }
            if area >= Self.pinhole * stroke * stroke { open += 1 } else { pinholes += 1 }
        }
    }

    /// The area from which a counter is open, as a fraction of the square of the stroke's width: that of a disc a third
    /// as wide.
    private static let pinhole = 0.1
    /// The greatest width of a stroke, in ems, as in Black; solid ink gives no width of a stroke.
    private static let widestStroke = 1.0 / 6
    /// The least area of a counter, in square ems: a gap of a hundredth of an em each way can remain between outlines
    /// that touch.
    private static let nothing = 0.0001
}
