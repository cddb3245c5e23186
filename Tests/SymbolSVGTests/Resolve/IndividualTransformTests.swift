import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import TestSupport
import Testing

@Suite struct IndividualTransformTests {
    private func paths(_ style: String, _ path: String = "<path d='M0 0H1' stroke='red'") throws -> [String] {
        let document = try read("\(path) style='\(style)'/>")
        #expect(document.messages.isEmpty)
        return document.paths
    }

    /// The viewport is 100 units wide and high, and the font 16.
    @Test(
        "translate, rotate and scale apply before transform, and percentages refer to the viewport",
        arguments: [
            ("translate:5px", "M5 0H6"), ("translate:10% 20%", "M10 20H11"), ("translate:1px 2px 3px", "M1 2H2"),
            ("translate:calc(50% - 2px) 1em", "M48 16H49"), ("translate:none", "M0 0H1"), ("rotate:90deg", "M0 0V1"),
            ("rotate:Z .25turn", "M0 0V1"), ("rotate:-100grad z", "M0 0V-1"), ("rotate:none", "M0 0H1"),
            ("scale:2", "M0 0H2"), ("scale:3 2", "M0 0H3"), ("scale:250% 1 1", "M0 0H2.5"),
            ("translate:10px;rotate:90deg;scale:2;transform:translate(3px)", "M10 6V8"),
            ("transform:translate(3px);scale:2;rotate:90deg;translate:10px", "M10 6V8"),
            ("rotate:180deg;transform-origin:2px 3px", "M4 6H3"), ("scale:2;transform-origin:center", "M-50-50H-48"),
            ("scale:2;transform-origin:center left", "M0-50H2"), ("scale:2;transform-origin:top right", "M-100 0H-98"),
            ("scale:2;transform-origin:calc(1% + 1px) calc(1px - 1%)", "M-2 0H0"), ("scale:2;scale:initial", "M0 0H1"),
            ("transform:translate(50%,10%)", "M50 10H51"), ("transform:translate(5%)", "M5 0H6"),
            ("transform:translateX(5%) translateY(25%)", "M5 25H6"),
            ("transform:scale(2) translate(10% , calc(1px + 1%)) rotate(90deg)", "M20 4V6")
        ])
    func order(style: String, path: String) throws {
        #expect(try paths(style) == [path])
    }

    /// CSS Transforms 1 §8: `skew(a, b)` adds tan(a)·y to x and tan(b)·x to y.
    ///
    /// CSS Transforms 2 §5: percentages are factors of a scale, and without a perspective no depth is visible.
    @Test(
        "transform has skew() and percentages of scales, and of functions with a depth the part in the plane",
        arguments: [
            ("skew(45deg)", "M2 2H5"), ("skew(45deg, -45deg)", "M2 2 5-1"), ("scale(200%, 50%)", "M0 1H6"),
            ("scale3d(2, 3, 4)", "M0 6H6"), ("translate3d(5px, 10%, 7px)", "M5 12H8"),
            ("translateZ(0) scaleZ(2) scaleX(2)", "M0 2H6"), ("rotateZ(90deg)", "M-2 0V3")
        ])
    func functions(value: String, path: String) throws {
        #expect(try paths("transform:\(value)", "<path d='M0 2H3' stroke='red'") == [path])
    }

    /// The result is that of Chromium 156.
    @Test("Percentages refer to the transform box, from whose corner the origin is measured")
    func box() throws {
        let style = "transform-box:fill-box;translate:100% 50%;scale:2;rotate:90deg;transform-origin:0 0"
        let document = try read("<rect x='10' y='10' width='10' height='20' style='\(style)'/>")
        let shape = try #require(document.shapes.first)
        let bounds = try #require(shape.path.transformed(by: shape.transform).bounds)
        #expect(bounds.isClose(to: Rect(x: -20, y: 20, width: 40, height: 20)))
    }

    @Test("Percentages within an inner viewport refer to its view box")
    func viewport() throws {
        let document = try read(
            "<svg width='50' height='20' viewBox='0 0 25 10'><path style='translate:20% 10%' d='M0 0H1V1'/></svg>")
        #expect(document.paths == ["M10 2H12V4"])
    }

    @Test(
        "A malformed value leaves the previous one in effect",
        arguments: [
            "translate:5", "translate:1px 2px 3%", "translate:1px,2px", "rotate:45", "rotate:45px", "scale:2px",
            "scale:",
            "scale:1 2 3 4", "translate:1px 2px 3px 4px", "transform:translate(1%,2%,3%)", "transform:rotate(5%)",
            "transform:translate3d(1px,2px,3%)", "transform:scale3d(1,2)", "transform:rotateX(9deg)",
            "transform:rotate(5px)", "transform:translate(5deg)", "transform:scale(2px)", "transform:skewX(2px)",
            "transform:matrix(1px,0,0,1,0,0)", "transform:translate(3px,)", "transform:translate(,3px)",
            "transform:translate(3px,,3px)"
        ])
    func malformed(declaration: String) throws {
        let property = try #require(declaration.split(separator: ":").first)
        let valid = property == "translate" ? "3px" : property == "rotate" ? "0deg" : property == "scale" ? "1" : "none"
        let path = "<path d='M0 0H1V1' style='\(property):\(valid);\(declaration)'/>"
        let document = try read(path)
        #expect(document.paths == [property == "translate" ? "M3 0H4V1" : "M0 0H1V1"])
        #expect(document.messages.count == 1)
    }

    @Test("Outlines for other purposes are moved alike, with and without their paint")
    func outlines() throws {
        let content = "<path d='M0 0H9V9' style='translate:10% 5px'/><path d='M0 0H1V1' style='SCALE:2'/>"
        let tree = try XMLTree(parsing: Array(svg(content, "viewBox='0 0 100 100'").utf8))
        var reader = OutlineReader(tree, of: .picture)
        #expect(try reader.outlines(of: tree.root).map { $0.path.svgData(decimals: 1) } == ["M10 5H19V14", "M0 0H2V2"])
        let children = Array(tree.root.children)
        #expect(try reader.bounds(of: children[0]) == Rect(x: 10, y: 5, width: 9, height: 9))
        #expect(try reader.bounds(of: children[1]) == Rect(x: 0, y: 0, width: 2, height: 2))
    }
}

extension Rect {
    fileprivate func isClose(to other: Rect) -> Bool {
        zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).allSatisfy {
            abs($0 - $1) < 1e-9
        }
    }
}
