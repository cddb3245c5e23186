@testable import SymbolGoldens
import Testing

@Suite("How display lists differ, in words") struct ListDifferenceTests {
    private let stroke = "stroke 2 round round #000000 M0 0L10 0V5"

    private func text(_ old: String, _ new: String) -> String? { ListDifference([old], [new])?.text }

    @Test(
        "The attribute that differs comes first, and a path is described briefly",
        arguments: [
            ("stroke 2.4 round round #000000 M0 0L10 0V5", "stroke width 2 → 2.4"),
            ("stroke 2 butt round #ff0000 M0 0L10 0V5", "stroke cap round → butt, stroke colour #000000 → #ff0000"),
            (
                "stroke 2 round miter limit 4 #000000 M0 0L10 0V5",
                "stroke join round → miter, stroke miter limit none → 4"
            ),
            (
                "stroke 2 round round #000000 crisp under matrix(1 0 0 1 2 3) M0 0L10 0V5",
                "stroke antialiasing none → crisp, stroke transform none → matrix(1 0 0 1 2 3)"
            ),
            ("stroke 2 round round #000000 M1 -2H11V3", "stroke path moved by (1, -2)"),
            ("stroke 2 round round #000000 M0 0L10 0V5.5", "stroke path: 1 of 3 points moved, by up to 0.5 at (10, 5)"),
            ("stroke 2 round round #000000 M0 0L10 0", "stroke path of 2 segments, expected 3"),
            ("stroke 2 round round #000000 M0 0L10 0Z", "stroke path of other segments"),
            ("fill nonzero #000000 M0 0L10 0V5", "fill, expected stroke")
        ])
    func attributes(new: String, words: String) {
        #expect(text(stroke, new) == "\(words) (display list, step 1)")
    }

    @Test("Gradients and groups are attributes as well")
    func nested() {
        let old = "group opacity .5\n  fill nonzero linear(0,0 1,1 0:#000000 1:#ffffff) M0 0H1V1Z"
        let new = "group opacity .6\n  fill nonzero linear(0,0 1,1 0:#000000 1:#fffffe) M0 0H1V1Z"
        #expect(text(old, new) == "group opacity .5 → .6 (display list, step 1 and 1 more)")
        #expect(ListDifference.ofColors([old], [new]) == "colours: #ffffff is gone, #fffffe is new")
    }

    @Test("Lost and new steps are counted, and frames are numbered")
    func steps() {
        let erase = "erase nonzero M0 0H1V1Z"
        #expect(
            text("\(stroke)\n\(erase)\n\(stroke)", "\(stroke)\n\(stroke)")
                == "2 steps, expected 3 (display list, erase is gone or changed in step 2)")
        #expect(
            ListDifference([stroke, stroke, stroke], [stroke, erase, erase])?.text
                == "erase, expected stroke (display list, frame 2 and 1 more, step 1)")
        #expect(ListDifference([stroke], [stroke, stroke])?.text == "2 frames in the display lists, expected 1")
        #expect(ListDifference([stroke], [stroke]) == nil)
    }
}
