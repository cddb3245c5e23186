internal import SymbolGeometry
internal import SymbolImaging
package import SymbolModel
internal import SymbolRendering

/// What has become in a weight of the counters that a symbol has at Regular: the grounds that its ink encloses.
package struct CounterReport: Hashable, Sendable {
    package var weight: Weight
    /// How many of them are there no more: they have closed, or run into another.
    package var lost: Int
    /// How many are no more than the hole of a pin.
    package var pinholes: Int

    package init(weight: Weight, lost: Int, pinholes: Int) {
        (self.weight, self.lost, self.pinholes) = (weight, lost, pinholes)
    }
}

extension Symbol {
    /// What becomes of the counters where strokes grow: in Regular and each bolder named weight.
    ///
    /// - Parameter options: The scale and the style of the symbol.
    /// - Returns: A report for each weight, from Regular on; none of an icon, which has no weights.
    /// - Throws: `RenderError` where the symbol has no variant to draw, or cannot be drawn.
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

/// How many counters there are in a drawing, by their size.
private struct Counters {
    private(set) var (open, pinholes) = (0, 0)

    init(_ scene: Scene) throws(RenderError) {
        let grid = try MeasuringGrid(scene.extent, em: scene.measures.em)
        let picture = try grid.picture(scene.list().items)
        let clear = (0..<picture.width * picture.height).map { picture.bytes[$0 * 4 + 3] == 0 }
        let stroke = min(scene.symbol.thinnestStroke.map { $0 / scene.measures.em } ?? .infinity, Self.widestStroke)
        // The first is the ground around the symbol: the grid has a border.
        for pixels in PixelSet(clear, width: picture.width).areas.dropFirst() {
            let area = Double(pixels) / (grid.em * grid.em)
            guard area >= Self.nothing else { continue }
            if area >= Self.pinhole * stroke * stroke { open += 1 } else { pinholes += 1 }
        }
    }

    /// The share of the square of the stroke's width from which on a counter is open: that of a disc a third as wide.
    private static let pinhole = 0.1
    /// In ems, as Black has it: solid ink tells no stroke.
    private static let widestStroke = 1.0 / 6
    /// In square ems: a hundredth of an em each way, which outlines may leave that touch.
    private static let nothing = 0.0001
}
