import SymbolGeometry
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

@Suite struct DrawingLookupTests {
    private func drawn(_ text: String, line: Int, column: Int, in viewport: Rect?) throws -> DrawingLookup.Drawn? {
        try DrawingLookup(parsing: Array(text.utf8), in: viewport).drawn(at: SourcePosition(line: line, column: column))
    }

    private let icon = svg(
        """

        <linearGradient id='g'><stop
          offset='x'/></linearGradient>
        <path d='M2 2H4V4H2Z'/>
        <g fill='url(#g)'><path d='M6 6H8V8H6Z'/><path d='M10 10H12V12H10Z q'/></g>
        """)
    private let viewport = Rect(x: 0, y: 0, width: 24, height: 24)

    private func icon(_ line: Int, _ column: Int) throws -> DrawingLookup.Drawn? {
        try drawn(icon, line: line, column: column, in: viewport)
    }

    @Test("A position within a tag finds its shape, even a faulty one")
    func withinTag() throws {
        #expect(try icon(4, 10) == .outline(try Path(svg: "M2 2H4V4H2Z")))
        #expect(try icon(5, 60) == .outline(try Path(svg: "M10 10H12V12H10Z")))
    }

    @Test("A position in a group's tag finds everything the group draws")
    func group() throws {
        #expect(try icon(5, 5) == .outline(try Path(svg: "M6 6H8V8H6Z M10 10H12V12H10Z")))
    }

    @Test("A position in a paint server finds what it paints")
    func paintServer() throws {
        #expect(try icon(3, 3) == .outline(try Path(svg: "M6 6H8V8H6Z M10 10H12V12H10Z")))
    }

    @Test("A position of the whole picture finds nothing")
    func wholePicture() throws { #expect(try icon(1, 3) == nil) }

    @Test("A position in one variant of a template finds the shape in all variants")
    func variants() throws {
        let text = template(path: "M0-70H70V0H0Z'/>\n<path d='M80-70H90V0H80Z")
        // The first line ends in the first cell, whose second shape begins the second line.
        #expect(try drawn(text, line: 3, column: 5, in: nil) == .shapes([1]))
    }
}
