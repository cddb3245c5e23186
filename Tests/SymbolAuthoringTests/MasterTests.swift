import CLibrary
@testable import SymbolAuthoring
import SymbolGeometry
import SymbolTemplate
import Testing

@Suite struct MasterTests {
    private func drawing(_ shapes: String, stroke: Double? = nil) throws -> Skeleton {
        let paint = stroke.map { "fill=\"none\" stroke=\"#000\" stroke-width=\"\($0)\" stroke-linecap=\"round\"" } ?? ""
        let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" \(paint)>\(shapes)</svg>"
        return try Skeleton(parsing: [UInt8](text.utf8), name: "icon")
    }

    /// Returns the outlines of a shape at each weight.
    private func outlines(_ skeleton: Skeleton, shape: Int = 0) throws -> [Master: Path] {
        try #require(skeleton.layers.flatMap(\.strokes)[shape].outlines)
    }

    private func points(_ path: Path?) -> [Point] {
        (path?.elements ?? []).flatMap { element -> [Point] in
            switch element {
            case .move(let a), .line(let a): [a]
            case .quad(let a, let b): [a, b]
            case .cubic(let a, let b, let c): [a, b, c]
            case .close: []
            }
        }
    }

    @Test("For strokes that differ only in width, interpolated outlines have the interpolated width")
    func widths() throws {
        let bell =
            "<path d='M4 17C5.5 15.5 6 14 6 12V10A6 6 0 0 1 18 10V12C18 14 18.5 15.5 20 17Z'/><path d='M10 21h4'/>"
        let skeleton = try drawing(bell, stroke: 2)
            .drawn(ultralight: drawing(bell, stroke: 1), black: drawing(bell, stroke: 3))
        for shape in 0...1 {
            let paths = try outlines(skeleton, shape: shape)
            let (light, regular, black) = (points(paths[.ultralight]), points(paths[.regular]), points(paths[.black]))
            #expect(light.count == regular.count && regular.count == black.count && !light.isEmpty)
            for (middle, (a, b)) in zip(regular, zip(light, black)) {
                #expect(middle.distance(to: a.interpolated(to: b, 0.5)) < 1e-9)
            }
        }
    }

    @Test("Shapes in a different order are matched by position")
    func order() throws {
        let (line, box) = ("<path d='M4 4H20'/>", "<path d='M6 10H18V20H6Z'/>")
        let skeleton = try drawing(line + box, stroke: 2).drawn(ultralight: nil, black: drawing(box + line, stroke: 3))
        let (first, second) = (try outlines(skeleton), try outlines(skeleton, shape: 1))
        #expect(first[.black]?.bounds == Rect(minX: 2.5, minY: 2.5, maxX: 21.5, maxY: 5.5))
        #expect(second[.black]?.bounds == Rect(minX: 4.5, minY: 8.5, maxX: 19.5, maxY: 21.5))
    }

    @Test("A contour with another start, direction and node count is divided at the other's nodes")
    func nodes() throws {
        let skeleton = try drawing("<path d='M4 4H20V20H4Z'/>")
            .drawn(ultralight: nil, black: drawing("<path d='M22 22V2H12H2V22Z'/>"))
        let paths = try outlines(skeleton)
        let (regular, black) = (try #require(paths[.regular]), try #require(paths[.black]))
        #expect(regular.elements.count == 6 && black.elements.count == 6)
        // Halfway between them is a square again, of 18 units.
        let middle = zip(points(regular), points(black)).map { $0.interpolated(to: $1, 0.5) }
        let doubled = zip(middle, middle.dropFirst() + middle.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) }
        #expect(abs(abs(doubled / 2) - 324) < 1e-9)
    }

    @Test("A bend that is divided elsewhere by as many nodes keeps its shape between the weights")
    func division() throws {
        // A drop: a corner above three quarters of a circle of 6 or 8 units, in four arcs that end at these angles.
        func drop(_ r: Double, _ angles: [Double]) -> String {
            let arcs = (angles + [225]).map { angle in
                let radians = angle * .pi / 180
                return "A\(r) \(r) 0 0 1 \(12 + r * cos(radians)) \(12 + r * sin(radians))"
            }
            let half = r / 2.0.squareRoot()
            return "<path d='M12 \(12 - 2 * half)L\(12 + half) \(12 - half)\(arcs.joined())Z'/>"
        }
        let skeleton = try drawing(drop(6, [15, 100, 180]))
            .drawn(ultralight: nil, black: drawing(drop(8, [40, 60, 140])))
        let paths = try outlines(skeleton)
        let (regular, black) = (points(paths[.regular]), points(paths[.black]))
        #expect(regular.count == black.count)
        var middle = Path()
        for (one, other) in zip(try #require(paths[.regular]).elements, try #require(paths[.black]).elements) {
            switch (one, other) {
            case (.move(let a), .move(let b)): middle.move(to: a.interpolated(to: b, 0.5))
            case (.line(let a), .line(let b)): middle.line(to: a.interpolated(to: b, 0.5))
            case (.cubic(let a, let c, let e), .cubic(let b, let d, let f)):
                middle.cubic(
                    to: e.interpolated(to: f, 0.5), control1: a.interpolated(to: b, 0.5),
                    control2: c.interpolated(to: d, 0.5))
            default: middle.close()
            }
        }
        let rim = middle.flattened(tolerance: 0.01).subpaths.flatMap(\.segments).map(\.end).filter { $0.y > 12 }
        #expect(!rim.isEmpty && rim.allSatisfy { abs($0.distance(to: Point(12, 12)) - 7) < 0.1 })
    }

    @Test("A counter that the bold drawing no longer has is a point within it")
    func counter() throws {
        let skeleton = try drawing("<path d='M4 4H20V20H4ZM11 11V13H13V11Z'/>")
            .drawn(ultralight: nil, black: drawing("<path d='M2 2H22V22H2Z'/>"))
        let black = try #require(try outlines(skeleton)[.black])
        #expect(Set(points(Path(black.subpaths[1]))) == [Point(12, 12)])
    }

    @Test("Drawings with different numbers of filled contours are rejected with both numbers")
    func refused() throws {
        let one = try drawing("<path d='M4 4H20V20H4Z'/>")
        let two = try drawing("<path d='M4 4H10V10H4ZM14 14H20V20H14Z'/>")
        #expect(
            throws: MasterMismatch(
                description: "the filled contours of shape 1 cannot be matched: "
                    + "1 in the regular drawing, 2 in the bold drawing")
        ) { try one.drawn(ultralight: nil, black: two) }
    }
}
