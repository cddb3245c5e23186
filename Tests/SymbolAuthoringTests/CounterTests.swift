@testable import SymbolAuthoring
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

/// The widths of strokes in Black when drawings are dense; in Regular they are 2 wide.
@Suite struct CounterTests {
    private func widths(_ drawing: String, attributes: String = "") throws -> StrokeWidths {
        let icon = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" \
            \(attributes)>\(drawing)</svg>
            """
        return try Skeleton(parsing: Array(icon.utf8), name: "icon").widths
    }

    @Test(
        "Drawings that keep their counters, or have none, have the standard widths",
        arguments: [
            #"<circle cx="12" cy="12" r="8"/>"#, #"<path d="M3 12H21"/>"#, #"<circle cx="12" cy="12" r="1.3"/>"#,
            #"<circle cx="12" cy="12" r="1"/>"#
        ])
    func open(drawing: String) throws {
        #expect(try widths(drawing) == StrokeWidths(ultralight: 0.6, regular: 2, black: 3.6))
    }

    /// A ring of radius r leaves 2r less a stroke, and two lines at a distance of 4 leave 4 less a stroke.
    ///
    /// Scan lines a sixteenth apart determine whether a disc fits.
    @Test(
        "A counter of 2 in Regular is 1 in Black, and one of 1.4 is 0.6",
        arguments: [
            (#"<circle cx="12" cy="12" r="2"/>"#, 3.0), (#"<path d="M12 10A2 2 0 0 1 12 14A2 2 0 0 1 12 10"/>"#, 3),
            (#"<path d="M4 10H20M20 14H4"/><path d="M4 10V14"/><path d="M20 14V10"/>"#, 3),
            (#"<circle cx="12" cy="12" r="1.7"/><circle cx="5" cy="5" r="4"/>"#, 2.8)
        ])
    func dense(drawing: String, black: Double) throws {
        let widths = try widths(drawing)
        #expect(widths.black <= black + 0.01 && widths.black > black - 0.13)
        #expect((widths.ultralight, widths.regular) == (0.6, 2))
    }

    /// Centre lines 3.6 apart leave 1.6 in Regular, and a quarter with strokes of 3.35; at 4 apart, 3.6 leaves enough.
    @Test(
        "Parts that are separate in Regular are separate in Black, and a passage does not close to a hair",
        arguments: [
            (#"<path d="M12 6V9M12 12.6V18"/>"#, 3.35), (#"<path d="M2 2H22V12H13.8V22H10.2V12H2Z"/>"#, 3.35),
            (#"<path d="M12 6V9M12 13V18"/>"#, 3.6), (#"<path d="M12 6V9M12 10.9V18"/>"#, 3.6)
        ])
    func apart(drawing: String, black: Double) throws {
        let widths = try widths(#"<g stroke-linecap="round">\#(drawing)</g>"#).black
        #expect(widths <= black + 0.01 && widths > black - 0.13)
    }

    /// The grid is 24 wide and high.
    @Test("Counters are only searched for within a grid's width of the drawing, wherever its points lie")
    func far() throws {
        let icon = #"<svg viewBox="0 0 24 24" stroke="black"><path d="M2 2L90000 40000L-8e6 9e5Z"/></svg>"#
        let raster = try #require(try Skeleton(parsing: Array(icon.utf8), name: "icon").counterRaster())
        #expect(raster.sides == -24...48)
        #expect(Double(raster.count) * raster.step <= 72)
    }

    /// In a circle, lines 3.6 apart become 1.944 apart, which leaves a half between strokes of 1.444; a twentieth less
    /// is the next step.
    ///
    /// Lines 3.2 apart become 1.728 apart, and would have to be narrower than three quarters of 2 · 0.86, the least.
    @Test(
        "Separate parts stay visibly separate in an enclosure, where Regular strokes are no wider than Black ones",
        arguments: [(3.6, 1.35...1.444), (3.2, 1.289...1.291)])
    func enclosed(distance: Double, expected: ClosedRange<Double>) throws {
        let (left, right) = (12 - distance / 2, 12 + distance / 2)
        let icon = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2">\
            <path d="M\(left) 6V18"/><path d="M\(right) 6V18"/></svg>
            """
        let skeleton = try Skeleton(parsing: Array(icon.utf8), name: "icon").enclosed(in: .circle)
        let stroke = try #require(skeleton.layers.first?.strokes.first)
        let black = stroke.width(.black, of: skeleton.widths)
        #expect(expected.contains(black))
        #expect(stroke.width(.regular, of: skeleton.widths) == black)
        #expect(stroke.width(.ultralight, of: skeleton.widths) == 0.6 * 0.86)
    }

    private func notes(_ drawing: String, width: Double) throws -> [String] {
        let icon = svg(drawing, "viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='\(width)'")
        return try Skeleton(parsing: Array(icon.utf8), name: "icon").diagnostics.map(\.message)
    }

    /// Strokes 1.5 wide leave 0.9 of a distance of 2.4, and those 2.7 wide nothing; 2.1 is the least.
    @Test("Finer strokes keep counters open that are as narrow in proportion")
    func fine() throws {
        let drawing = "<path d='M4 10H20V12.4H4Z'/>"
        let icon = svg(drawing, "viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.5'")
        #expect(try Skeleton(parsing: Array(icon.utf8), name: "icon").widths.black < 2.2)
        #expect(try notes(drawing, width: 1.5).isEmpty)
    }

    /// Halfway from Regular to Black, the least, strokes are 2.8 wide.
    @Test("A gap that closes in Black all the same is told")
    func closed() throws {
        let message = "narrow gaps between strokes close in Black"
        #expect(try notes("<path d='M4 10H20V12.7H4Z'/>", width: 2) == [message])
        #expect(try notes("<path d='M4 10H20V13.2H4Z'/>", width: 2).isEmpty)
    }

    @Test("Widths that a drawing specifies are kept")
    func stated() throws {
        let ring = #"<circle cx="12" cy="12" r="2"/>"#
        #expect(try widths(ring, attributes: #"data-widths="0.6 2 3.4""#).black == 3.4)
    }
}
