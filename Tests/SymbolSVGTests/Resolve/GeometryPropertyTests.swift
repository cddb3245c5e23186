import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import Testing

/// The expected outlines are those of the same elements with attributes; Chromium draws the same.
@Suite struct GeometryPropertyTests {
    private func paths(_ content: String) throws -> [String] {
        let document = try read(content)
        #expect(document.messages.isEmpty)
        return document.paths
    }

    /// The exception is the size of an inner viewport, which browsers take only from attributes.
    @Test(
        "Geometry declared by styles replaces an element's attributes",
        arguments: [
            ("<rect style='x:1;y:2px;width:30%;height:4em'/>", "<rect x='1' y='2' width='30%' height='4em'/>"),
            ("<rect x='9' style='rx:3px' width='20' height='10'/>", "<rect x='9' rx='3' width='20' height='10'/>"),
            ("<circle cx='1' cy='2' r='3' style='cx:10px;r:5px'/>", "<circle cx='10' cy='2' r='5'/>"),
            ("<ellipse cx='9' rx='4' ry='2' style='ry:auto'/>", "<ellipse cx='9' rx='4' ry='4'/>"),
            ("<style>rect{width:5px}</style><rect width='9' height='9'/>", "<rect width='5' height='9'/>"),
            ("<style>rect{width:5px}</style><rect style='width:7px' height='9'/>", "<rect width='7' height='9'/>"),
            ("<rect x='9' style='x:initial' width='9' height='9'/>", "<rect width='9' height='9'/>"),
            (
                "<svg style='x:5px;width:9px' width='10' viewBox='0 0 5 5'><path d='M0 0H5'/></svg>",
                "<svg x='5' width='10' viewBox='0 0 5 5'><path d='M0 0H5'/></svg>"
            ),
            (
                "<path id='p' d='M0 0H5'/><use style='x:5px;y:6px' href='#p'/>",
                "<path id='p' d='M0 0H5'/><use x='5' y='6' href='#p'/>"
            ),
            (
                "<symbol id='s' viewBox='0 0 5 5'><path d='M0 0H5'/></symbol><use style='width:9px' href='#s'/>",
                "<symbol id='s' viewBox='0 0 5 5'><path d='M0 0H5'/></symbol><use href='#s'/>"
            )
        ])
    func declared(styled: String, plain: String) throws { #expect(try paths(styled) == paths(plain)) }

    @Test("A parent's geometry is not inherited, which is reported")
    func inherited() throws {
        let document = try read("<svg width='5'><rect width='9' height='9' style='width:inherit'/></svg>")
        #expect(document.messages == ["width: inherit is not supported"])
        #expect(document.paths == ["M0 0H9V9H0Z"])
    }

    @Test(
        "Path data is quoted with either quote, and none draws nothing",
        arguments: [
            ("d:path(\"M1 2H5\")", ["M1 2H5"]), ("d: path( 'M1 2H5' )", ["M1 2H5"]), ("d:none", [])
        ])
    func data(style: String, expected: [String]) throws {
        let quoted = style.replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
        #expect(try paths("<path d='M0 0V9' style='\(quoted)'/>") == expected)
    }

    @Test(
        "An invalid value leaves the attribute as it is, and is reported",
        arguments: [
            "width:-1px", "width:wide", "r:auto", "d:path(&quot;M0 x&quot;)", "d:M0 0", "d:path(M0 0H9)"
        ])
    func refused(style: String) throws {
        let content = "<rect width='9' height='9' style='\(style)'/><path d='M0 0H9' style='\(style)'/>"
        let document = try read(content)
        #expect(document.paths == ["M0 0H9V9H0Z", "M0 0H9"])
        #expect(document.messages.allSatisfy { $0.hasSuffix("is not a valid value") })
        #expect(document.messages.count == 2)
    }
}
