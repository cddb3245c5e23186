import SymbolDrawing
import SymbolGeometry
import SymbolMedialAxis
import SymbolModel
import SymbolRendering
import Testing

/// A filled icon of 24 units: a stem, drawn downwards, that ends on a bar of which half the width is 1.
@Suite struct JunctionDrawingTests {
    private func region(at progress: Double) throws -> Path {
        let fill = DrawingShape.Fill(paint: .color(.tint(alpha: 1)), rule: .nonZero)
        let path = try Path(svg: "M2 20H11V2H13V20H22V22H2Z")
        let drawing = Drawing(
            bounds: Rect(x: 0, y: 0, width: 24, height: 24),
            nodes: [.shape(DrawingShape(path: path, fill: fill, stroke: nil))])
        let symbol = ResolvedSymbol(drawing, style: SymbolStyle(), weight: nil, draws: true)
        guard case .group(let group)? = symbol.layers[0].items(LayerState(draw: DrawRange(to: progress))).first else {
            Issue.record("nothing is drawn")
            return Path()
        }
        return try #require(group.clips.first?.areas.first).path
    }

    /// The largest disc in the junction is that between the bar's lower edge and both corners, which reaches up to
    /// 19.5.
    @Test("A pen that passes a junction bares nothing of the other stroke beyond half the local width")
    func passing() throws {
        let region = try region(at: 0.7)
        #expect(Path(rect: Rect(x: 11.8, y: 20.5, width: 0.4, height: 1)).isCovered(by: region))
        #expect(!Path(rect: Rect(x: 11.9, y: 19, width: 0.2, height: 0.2)).isCovered(by: region))
    }

    /// The tip is round until the end.
    @Test("Just before the end the pen has covered everything but the corners at its tip")
    func end() throws {
        let outline = try Path(svg: "M2 20H11V2H13V20H20V22H2Z")
        #expect(outline.isCovered(by: try region(at: 0.9999)))
    }
}
