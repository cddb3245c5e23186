@testable import SymbolAuthoring
import SymbolModel
import SymbolTemplate
import TestSupport
import Testing

/// The order in which the layers of a skeleton are painted, and that in which they move.
@Suite struct LayerOrderTests {
    private func skeleton(_ content: String) throws -> Skeleton {
        let text = svg(content, "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        return try Skeleton(parsing: Array(text.utf8), name: "sign")
    }

    /// Returns the ids of the painted layers, from back to front, with their motion groups.
    private func layers(_ skeleton: Skeleton) -> [String] {
        TemplateDrawing(skeleton, .centered).layers.map { layer in
            "\(layer.tags.first ?? "") \(layer.motionGroup.map(String.init) ?? "-")"
        }
    }

    private static let whiskers = "<path id='whiskers' class='secondary' d='M2 12H6M18 12H22'/>"
    private static let head = "<path id='head' class='fills' d='M6 6H18V18H6Z'/>"

    @Test(
        "A body moves first although what is attached to it lies behind, unless the drawing numbers its groups",
        arguments: [
            (whiskers + head, ["sign.whiskers 1", "sign.head 0"]),
            (head + whiskers, ["sign.head 0", "sign.whiskers 1"]),
            (
                whiskers + whiskers.replacing("whiskers", with: "ears") + head
                    + whiskers.replacing("whiskers", with: "feet"),
                ["sign.whiskers 1", "sign.ears 2", "sign.head 0", "sign.feet 3"]
            ),
            (
                whiskers.replacing("secondary", with: "secondary group-0") + head,
                ["sign.whiskers 0", "sign.head 1"]
            )
        ])
    func body(content: String, expected: [String]) throws { #expect(layers(try skeleton(content)) == expected) }

    @Test("The frame around a sign moves before the sign, which has no body")
    func frame() throws {
        let sign = try skeleton(
            "<path id='frame' class='fills secondary' d='M3 3H21V21H3Z'/><path id='bar' d='M12 8V14'/>")
        #expect(layers(sign) == ["sign.frame 0", "sign.bar 1"])
    }

    @Test("In a filled enclosure, the enclosure moves first and the body second; in an outlined one, the body first")
    func enclosed() throws {
        let cat = try skeleton(Self.whiskers + Self.head)
        #expect(
            layers(cat.composed([.enclosure(.circle), .fill], suffix: "circle.fill"))
                == ["_enclosure 0", "sign.whiskers 2", "sign.head 1"])
        #expect(
            layers(cat.composed([.enclosure(.circle)], suffix: "circle"))
                == ["sign.whiskers 1", "sign.head 0", "_enclosure 2"])
    }

    private static let house = "<path id='house' class='fills' d='M4 4H20V20H4Z'/>"

    @Test(
        "A detail that ends on the outline of a body lies behind it, but moves after it",
        arguments: ["cut secondary", "outline-only secondary"])
    func detail(classes: String) throws {
        let house = try skeleton(Self.house + "<path id='door' class='\(classes)' d='M10 20V14H14V20'/>")
        #expect(layers(house) == ["sign.door 1", "sign.house 0"])
    }

    @Test("Details keep their order behind an outline")
    func details() throws {
        let house = try skeleton(
            Self.house + "<path id='door' class='cut secondary' d='M10 20V14'/>"
                + "<path id='step' class='cut secondary' d='M14 20V14'/>"
                + "<path id='floor' class='cut tertiary' d='M4 12H20'/>")
        #expect(layers(house) == ["sign.door 1", "sign.step 2", "sign.floor 3", "sign.house 0"])
    }

    @Test(
        "A dot stays in front, and so does what lies on something solid, has a gap or the same level, or is no detail",
        arguments: [
            house + "<path id='door' class='cut secondary' d='M10 12h.01'/>",
            house.replacing("class", with: "fill='currentColor' class")
                + "<path id='door' class='cut secondary' d='M10 20V14'/>",
            house + "<path id='door' class='cut secondary gap' d='M10 20V14'/>",
            house + "<path id='door' class='cut' d='M10 20V14'/>",
            house + "<path id='door' class='secondary' d='M10 20V14'/>"
        ])
    func inFront(content: String) throws {
        let painted = TemplateDrawing(try skeleton(content), .centered).layers.filter { $0.clearing == .none }
        #expect(painted.map(\.tags) == [["sign.house"], ["sign.door"]])
    }

    @Test("In the fill variant, a detail is cut out of its body")
    func filled() throws {
        let house = try skeleton(Self.house + "<path id='door' class='cut secondary' d='M10 20V14H14V20'/>")
        let drawing = TemplateDrawing(house.composed([.fill], suffix: "fill"), .centered)
        #expect(drawing.layers.map(\.tags) == [["sign.house"], ["sign.door"]])
        #expect(drawing.layers.map(\.clearing) == [.none, .erases])
    }
}
