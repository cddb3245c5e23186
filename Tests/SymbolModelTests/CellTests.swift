import SymbolModel
import Testing

@Suite struct CellTests {
    @Test("A cell's name is read in any case", arguments: ["Ultralight-S", "ultralight-s", "ultraLight-S"])
    func anyCase(name: String) {
        #expect(Cell(name: name) == Cell(.ultralight, .small))
    }

    @Test(
        "Names that only begin like a cell's are not cells",
        arguments: ["Regular", "Regular-M-copy", "Regular-XL", "-M", ""])
    func notCells(name: String) {
        #expect(Cell(name: name) == nil)
    }

    @Test("There are 27 cells")
    func count() {
        #expect(Set(Cell.all).count == 27)
    }

    @Test("A source cell consists of itself alone")
    func sources() {
        let weights = InterpolationWeights(for: Cell(.black, .small))
        #expect((weights.ultralight, weights.regular, weights.black) == (0, 0, 1))
    }

    /// The blend of three equal drawings has to be that drawing.
    @Test("The weights of every cell add up to one", arguments: Cell.all)
    func partition(cell: Cell) {
        let weights = InterpolationWeights(for: cell)
        #expect(abs(weights.ultralight + weights.regular + weights.black - 1) < 1e-12)
    }

    /// Values fitted to static templates exported by Apple's app.
    @Test(
        "The blend follows the fitted table",
        arguments: [
            (Cell(.bold, .medium), 0.0886, 0.4532, 0.4582), (Cell(.thin, .large), 0.9625, 0.0375, 0),
            (Cell(.semibold, .large), 0.2471, 0.5219, 0.2310)
        ])
    func table(cell: Cell, ultralight: Double, regular: Double, black: Double) {
        let weights = InterpolationWeights(for: cell)
        #expect(abs(weights.ultralight - ultralight) < 2e-4)
        #expect(abs(weights.regular - regular) < 2e-4)
        #expect(abs(weights.black - black) < 2e-4)
    }
}
