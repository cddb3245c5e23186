internal import SymbolImaging
internal import SymbolText

extension GoldenSuite {
    /// Returns for each area that a case ignores whether it meets the drawing.
    func ignoredAreas(of one: GoldenCase, on drawing: GoldenDrawing) -> [IgnoredArea: Bool] {
        let areas = settings.ignoredAreas.value(for: one.name) ?? []
        return Dictionary(
            areas.map { area in
                let pixels = area.pixels(at: one.displayScale)
                return (area, drawing.frames.contains { $0.meets(pixels) })
            }, uniquingKeysWith: { $1 })
    }
}

extension [GoldenSuite.Result] {
    /// Adds a notice for each area that lies outside of every picture, since somebody expects it to have an effect.
    ///
    /// Where a case could not be drawn, nobody knows.
    mutating func noteAreasOutside() {
        guard allSatisfy({ $0.status != .broken }) else { return }
        let met = Set(flatMap { $0.ignoredAreas.filter(\.value).keys })
        for index in indices {
            let lost = self[index].ignoredAreas.keys.filter { !met.contains($0) }
            self[index].notices += lost.map { "ignore: the area \($0) lies outside of every picture" }.sorted()
        }
    }
}

extension IgnoredArea: CustomStringConvertible {
    var description: String {
        let format = SVGNumberFormat(decimals: 3)
        return [x, y, width, height].map(format.decimal).joined(separator: " ")
    }
}

extension Pixmap {
    fileprivate func meets(_ area: PixelRectangle) -> Bool {
        area.columns.overlaps(0..<width) && area.rows.overlaps(0..<height)
    }
}
