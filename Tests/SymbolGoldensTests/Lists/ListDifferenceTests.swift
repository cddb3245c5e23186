@testable import SymbolGoldens
import SymbolImaging
import Testing

@Suite("How display lists differ, in words") struct ListDifferenceTests {
    private let stroke = "stroke 2 round round #000000 M0 0L10 0V5"

    private func text(_ old: String, _ new: String) -> String? { ListDifference([old], [new])?.lines.first }

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

    @Test("Gradients and groups are attributes as well, and a changed colour comes first")
    func nested() {
        let old = "group opacity .5\n  fill nonzero linear(0,0 1,1 0:#000000 1:#ffffff) M0 0H1V1Z"
        let new = "group opacity .6\n  fill nonzero linear(0,0 1,1 0:#000000 1:#fffffe) M0 0H1V1Z"
        #expect(
            ListDifference([old], [new])?.lines == [
                "fill paint linear(0,0 1,1 0:#000000 1:#ffffff) → linear(0,0 1,1 0:#000000 1:#fffffe) "
                    + "(display list, step 2)",
                "group opacity .5 → .6 (display list, step 1)"
            ])
        #expect(ListDifference.ofColors([old], [new]) == "colours: #ffffff is gone, #fffffe is new")
    }

    @Test("Each step is described in the frame that shows most of its change, the largest movement first")
    func frames() {
        func frame(_ small: Double, _ large: Double) -> String {
            "fill nonzero #000000 M\(small) 0H5V5Z\nfill nonzero #000000 M\(large) 0H5V5Z"
        }
        let old = [frame(0, 0), frame(0, 0), frame(0, 0)]
        let difference = ListDifference(old, [frame(0.25, 0.125), frame(0.125, 0.5), frame(0, 0.25)])
        #expect(
            difference?.lines == [
                "fill path: 1 of 3 points moved, by up to 0.5 at (0, 0) (display list, frame 2 and 2 more, step 2)",
                "fill path: 1 of 3 points moved, by up to 0.25 at (0, 0) (display list, frame 1 and 1 more, step 1)"
            ])
        #expect(difference?.attribute == "fill path")
    }

    @Test("A fading colour is described where it is furthest from the expected one")
    func fading() {
        func frame(_ color: String) -> String { "fill nonzero #\(color) M0 0H5V5Z" }
        let difference = ListDifference([frame("000000"), frame("000000")], [frame("000000f0"), frame("00000080")])
        #expect(
            difference?.lines == ["fill colour #000000 → #00000080 (display list, frame 2 and 1 more, step 1)"])
    }

    @Test("After five steps, the others are counted")
    func many() {
        func list(_ x: Int) -> String {
            [String](repeating: "erase nonzero M\(x) 0H9V9Z", count: 7).joined(separator: "\n")
        }
        let lines = ListDifference([list(0)], [list(1)])?.lines
        #expect(lines?.count == 6 && lines?.last == "2 more steps differ (display list)")
    }

    @Test("The areas of masks and filters are described as paths, after what is painted")
    func regions() {
        let old = """
            group filter blur(source 1 1 linearRGB in M3 2H12V21H3Z) in M3 2H12V21H3Z
              mask luminance in M13 3H20V10H13Z
              fill nonzero #000000 M4 4 12 12 4 20Z
            """
        let new = old.replacing("H12V", with: "H12.5V").replacing("H20V", with: "H20.25V")
            .replacing("12 12", with: "12.125 12")
        #expect(
            ListDifference([old], [new])?.lines == [
                "fill path: 1 of 3 points moved, by up to 0.125 at (12, 12) (display list, step 3)",
                "group region: 4 of 8 points moved, by up to 0.5 at (12, 2) (display list, step 1)",
                "mask region: 2 of 4 points moved, by up to 0.25 at (20, 3) (display list, step 2)"
            ])
        #expect(
            text(old, old.replacing("1 1 linear", with: "1 2 linear"))
                == "group filter blur(source 1 1 linearRGB) → blur(source 1 2 linearRGB) (display list, step 1)")
    }

    @Test("Values that begin alike are shown from where they differ")
    func beginnings() {
        let stops = (0..<9).map { " .\($0):#00000\($0)" }.joined()
        let old = "fill nonzero linear(0,0 1,1\(stops) 1:#ffffff) M0 0H1V1Z"
        let change = text(old, old.replacing("ffffff", with: "fffffe"))
        #expect(
            change == "fill paint …000008 1:#ffffff) → …000008 1:#fffffe) (display list, step 1)")
        let start = "M" + (0..<20).map { "\($0) 1" }.joined(separator: "L")
        let path = PathChange(start + "L7?", start + "L8?").text.split(separator: " → ")
        #expect(path.count == 2 && path[0].hasSuffix("L7?") && path[1].hasSuffix("L8?") && path[1].count < 50)
    }

    @Test("Steps within an ignored area are left out, with groups of nothing else; others are not")
    func ignoredAreas() {
        let inner = "fill nonzero #000000 M16 16H22V22H16Z"
        let reaching = "stroke 2 round round #000000 M17 17H21"
        let moved = "stroke 1 butt round #000000 under matrix(1 0 0 1 16 16) M1 1H5"
        let area = PixelRectangle(x: 16, y: 16, width: 6, height: 6)
        let group = "group opacity .5\n  clip\n    area nonzero M16 16H18V18Z\n  \(inner)"
        let list = "\(stroke)\n\(group)\n\(reaching)\n\(moved)"
        // Half the width beyond 17 would end at the area; a square cap's corner could reach to 15.6.
        #expect([list].outside([area]) == ["\(stroke)\n\(reaching)"])
        #expect([list].outside([]) == [list])
    }

    @Test("Lost and new steps are counted, and frames are numbered")
    func steps() {
        let erase = "erase nonzero M0 0H1V1Z"
        #expect(
            text("\(stroke)\n\(erase)\n\(stroke)", "\(stroke)\n\(stroke)")
                == "2 steps, expected 3 (display list, erase is gone or changed in step 2)")
        #expect(
            ListDifference([stroke, stroke, stroke], [stroke, erase, erase])?.lines.first
                == "erase, expected stroke (display list, frame 2 and 1 more, step 1)")
        #expect(ListDifference([stroke], [stroke, stroke])?.lines == ["2 frames in the display lists, expected 1"])
        #expect(ListDifference([stroke], [stroke]) == nil)
    }
}
