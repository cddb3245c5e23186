import Foundation
import SymbolModel
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

/// Descriptions of layers and draw guides that are misspelt or incomplete.
@Suite struct LayerFaultTests {
    private func read(_ text: String) throws -> (artwork: TemplateArtwork?, messages: [String]) {
        let document = try SymbolDocument(parsing: Array(text.utf8), name: "a")
        guard case .template(let artwork) = document.symbol.artwork else { return (nil, []) }
        return (artwork, document.diagnostics.map(\.message))
    }

    @Test(
        "A class that is nearly a layer's is reported once, with what was expected",
        arguments: [
            ("monochrom-0", "the class \"monochrom-0\" names no layer; did you mean monochrome-0?"),
            (
                "Hierarchical-1:primary",
                "the class \"Hierarchical-1:primary\" names no layer; did you mean hierarchical-1:primary?"
            ),
            (
                "monochrome-x",
                "the class \"monochrome-x\" names no layer; expected a whole number after \"monochrome-\""
            ),
            (
                "hierarchical-0:secundary",
                "the class \"hierarchical-0:secundary\" names no level, so its layer is primary; "
                    + "expected :primary, :secondary or :tertiary; did you mean secondary?"
            ),
            (
                "hierarchical-0",
                "the class \"hierarchical-0\" names no level, so its layer is primary; "
                    + "expected :primary, :secondary or :tertiary"
            )
        ])
    func classes(name: String, message: String) throws {
        let text = template(classes: "a \(name)")
        let document = try SymbolDocument(parsing: Array(text.utf8), name: "a")
        #expect(document.diagnostics.map(\.message) == [message])
        let place = try #require(text.firstRange(of: name)?.lowerBound)
        let line = text[..<place].split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            document.diagnostics.first?.position
                == SourcePosition(line: line.count, column: (line.last?.utf8.count ?? 0) + 1))
    }

    @Test(
        "Other classes are not reported",
        arguments: ["st0", "cls-1", "SFSymbolsPreviewWireframe", "mono-0", "clearBehindLayer", "monochromatic"])
    func otherClasses(name: String) throws { #expect(try read(template(classes: name)).messages.isEmpty) }

    @Test(
        "A fill that decides a colour is reported when it is malformed or absent",
        arguments: [
            (
                "multicolor-0:custom", "{fill:#00CZ66}",
                "fill of .multicolor-0:custom is \"#00CZ66\"; expected a colour such as #FF9500"
            ),
            ("multicolor-0:custom", "{}", ".multicolor-0:custom has no fill; expected a colour such as #FF9500"),
            ("multicolor-0:tintColor", "{fill:none}", nil), ("monochrome-0", "{fill:none}", nil),
            ("multicolor-0:systemRedColor", "{}", nil)
        ])
    func fill(name: String, rule: String, message: String?) throws {
        let text = template(classes: name, style: ".\(name) \(rule)")
        #expect(try read(text).messages == [message].compactMap(\.self))
    }

    @Test(
        "A property that is nearly a known one is reported; others may belong to later versions",
        arguments: [
            (
                ".monochrome-0 {-sfsymbols-clear-behnd:true}",
                "-sfsymbols-clear-behnd of .monochrome-0 is not a known property; did you mean -sfsymbols-clear-behind?"
            ),
            (
                ".defaults {-sfsymbols-wigle-angle:4}",
                "-sfsymbols-wigle-angle of .defaults is not a known property; did you mean -sfsymbols-wiggle-angle?"
            ),
            (".monochrome-0 {-sfsymbols-always-floats:true}", nil), (".monochrome-0 {stroke:none}", nil)
        ])
    func properties(style: String, message: String?) throws {
        let read = try read(template(classes: "monochrome-0", style: style))
        #expect(read.messages == [message].compactMap(\.self))
    }

    @Test(
        "Thresholds and spans outside 0 to 1 are not used, and reported",
        arguments: [
            ("-sfsymbols-variable-threshold:1.5", "a number from 0 to 1"),
            ("-sfsymbols-variable-threshold:-2", "a number from 0 to 1"),
            ("-sfsymbols-variable-draw:0.5 -1", "two numbers from 0 to 1, the start and the span"),
            ("-sfsymbols-variable-draw:1.5 0.2", "two numbers from 0 to 1, the start and the span")
        ])
    func ranges(declaration: String, expected: String) throws {
        let read = try read(template(classes: "monochrome-0", style: ".monochrome-0 {\(declaration)}"))
        let traits = try #require(read.artwork?.layers[.monochrome]?.first?.traits)
        #expect(traits.variableThreshold == nil && traits.variableDraw == nil)
        #expect(read.messages.count == 1 && read.messages[0].hasSuffix("; expected \(expected)"))
    }

    @Test(
        "A layer tree reports unknown actions and layers without subpaths",
        arguments: [
            (
                "{-sfsymbols-fill-action:remove;-sfsymbols-indices:0}",
                "-sfsymbols-fill-action of .shapeGroupLayer-0 is \"remove\"; expected draw or erase"
            ),
            (
                "{-sfsymbols-indices:0, 1}",
                "-sfsymbols-indices of .shapeGroupLayer-0 is \"0, 1\"; expected numbers of subpaths, divided by spaces"
            ),
            (
                "{-sfsymbols-indices:-1}",
                "-sfsymbols-indices of .shapeGroupLayer-0 is \"-1\"; expected numbers of subpaths, divided by spaces"
            ),
            ("{}", ".shapeGroupLayer-0 has no -sfsymbols-indices; expected the numbers of the layer's subpaths"),
            ("{-sfsymbols-fill-action:draw;-sfsymbols-indices:0}", nil)
        ])
    func layerTree(rule: String, message: String?) throws {
        let tree = "<g id='LayerTree'><g class='monochrome-0'><g class='shapeGroupLayer-0'/></g></g>"
        let text = template(style: ".shapeGroupLayer-0 \(rule)", extra: tree)
        #expect(try read(text).messages == [message].compactMap(\.self))
    }

    @Test("A cell with other subpaths than those that a layer tree numbers is reported")
    func subpaths() throws {
        let tree = "<g id='LayerTree'><g class='monochrome-0'/></g>"
        let text = template(style: ".monochrome-0 {-sfsymbols-indices:0}", extra: tree)
        #expect(try read(text).messages.isEmpty)
        let cell = "<g id='Regular-M'><path d='M0 1060H9V1099Z M20 1060H29V1099Z'/></g>"
        #expect(
            try read(text.replacing("</svg>", with: cell + "</svg>")).messages.contains(
                "Regular-M has 2 subpaths, but Ultralight-S, to whose subpaths the layers refer, has 1"))
    }

    @Test(
        "A layer's class around outlines is reported",
        arguments: [
            ("g", "<g class='b monochrome-0'>", "</g>"), ("use", "<use class='b monochrome-0' href='#a'/>", "")
        ])
    func around(name: String, opening: String, closing: String) throws {
        let text = template().replacing("<path class=''", with: "\(opening)<path id='a'")
            .replacing("Z'/></g>", with: "Z'/>\(closing)</g>")
        let message = "the class \"monochrome-0\" of <\(name)> is ignored; expected it on the outlines inside"
        #expect(try read(text).messages == [message, message, message])
    }

    private static let plate = "M0-70.459H70.459V0H0Z"

    /// A plate of 70 by 70 and another outline after it.
    private func pair(_ other: String, attributes: String = "") throws -> [String] {
        let text = template().replacing("Z'/></g>", with: "Z'/><path d='\(other)' \(attributes)/></g>")
        return try read(text).messages
    }

    @Test("An outline that overlaps another of its layer in part, and runs the other way, is reported once")
    func opposite() throws {
        let message =
            "the outline overlaps another one of its layer and runs the other way, so that both leave a hole there; "
            + "let them run alike or unite them"
        // A bar that sticks out of the plate, run clockwise as the plate is, and the other way.
        #expect(try pair("M50-40H90V-30H50Z").isEmpty)
        #expect(try pair("M50-40V-30H90V-40Z") == [message])
        // A hole, a bar beside the plate, one that only touches it, and one that nothing paints.
        #expect(try pair("M50-40V-30H60V-40Z").isEmpty)
        #expect(try pair("M80-40V-30H90V-40Z").isEmpty)
        #expect(try pair("M70-40V-30H110V-40Z").isEmpty)
        #expect(try pair("M50-40V-30H90V-40Z", attributes: "opacity='0'").isEmpty)
    }

    @Test("The colour of an outline that belongs to no layer is reported where it differs from another's")
    func colors() throws {
        let message =
            "the colour of the outline is ignored: what a template's outlines have in common is filled in one colour; "
            + "expected layers, as the classes of the outlines"
        #expect(try pair("M10-40H20V-30H10Z", attributes: "fill='white'") == [message])
        #expect(try pair("M10-40H20V-30H10Z", attributes: "fill='#000'").isEmpty)
        let layered = template(classes: "monochrome-0")
            .replacing("Z'/></g>", with: "Z'/><path class='monochrome-1' fill='red' d='M10-40H20V-30H10Z'/></g>")
        #expect(try read(layered).messages.isEmpty)
    }

    @Test("An outline of a layer that lies deeper in a weight's group is reported once")
    func nested() throws {
        func messages(_ classes: String) throws -> [String] {
            try read(
                template(classes: classes).replacing("<path class", with: "<g><path class")
                    .replacing("Z'/></g>", with: "Z'/></g></g>")
            ).messages
        }
        #expect(
            try messages("monochrome-0") == [
                "UIKit finds no layer here, since the outline lies deeper in Ultralight-S; expected it directly in the "
                    + "weight's group"
            ])
        #expect(try messages("other").isEmpty)
        let text = template(classes: "monochrome-0")
        let collapsed = text.replacing(/<g id='Ultralight-S'([^>]*)><path([^>]*)\/><\/g>/) {
            "<path id='Ultralight-S'\($0.1)\($0.2)/>"
        }
        #expect(collapsed != text)
        #expect(try read(collapsed).messages.isEmpty)
    }

    @Test("All cells that differ are named, or the first three")
    func differing() throws {
        let cells = template(classes: "monochrome-0")
        let ends = [1, 2].map { count in
            cells.components(separatedBy: "class='monochrome-0'").enumerated().reduce("") { text, part in
                part.offset == 0
                    ? part.element : text + (part.offset > 3 - count ? "" : "class='monochrome-0'") + part.element
            }
        }
        let rest = " differ from those in Ultralight-S, whose layers apply to all weights"
        #expect(try read(ends[0]).messages == ["the classes of the paths in Black-S" + rest])
        #expect(try read(ends[1]).messages == ["the classes of the paths in Regular-S and Black-S" + rest])
        let scaled = ["Regular-M", "Black-M", "Ultralight-M", "Bold-M"].map {
            "<g id='\($0)' transform='translate(100 1126)'><path d='\(Self.plate)'/></g>"
        }
        let many = cells.replacing("</svg>", with: scaled.joined() + "</svg>")
        #expect(
            try read(many).messages.contains {
                $0.hasPrefix("the classes of the paths in ") && $0.contains(" and 1 more")
            })
    }

    @Test(
        "Draw guides are among what version 3 loses, however outlines are wound",
        arguments: [plate, "M0-70.459V0H70.459V-70.459Z"])
    func lostGuides(outline: String) throws {
        let text = guided("0 0 0 0.5 0.6 0 1 0.1 0").replacing(Self.plate, with: outline)
            .replacing("class=''", with: "class='monochrome-0'")
        let artwork = try #require(try read(text).artwork)
        #expect(artwork.adapted(toVersion: 3).losses.features == ["draw guides"])
    }

    private func guided(_ keyframes: String) -> String {
        template().replacing("<path class=''", with: "<path class='' data-clipstroke-keyframes='\(keyframes)'")
    }

    @Test(
        "Draw guides that cannot be read are left out, and reported at the word or the attribute",
        arguments: [
            ("0 0 0.0 abc 0.6 0 1.0 0.1 0.0", " has \"abc\"; expected numbers separated by spaces", 8),
            ("x 0 0 0.0 0.5 0.6 0 1.0 0.1 0.0", " has \"x\"; expected numbers separated by spaces", 0),
            ("0,0,0.0,0.5,0.6", " has \"0,0,0.0,0.5,0.6\"; expected numbers separated by spaces", 0),
            ("0 0 0.0 0.5", " is \"0 0 0.0 0.5\"; expected 0 and at least two guides, each with 0", 0),
            ("0 0 0.0 0.5 0.6 0 0.0 0.1 0.0", " is \"0 0 0.0 0.5 0.6 0 0.0 0.1 0.0\"; expected 0 and", 0)
        ])
    func drawGuides(keyframes: String, message: String, offset: Int) throws {
        let text = guided(keyframes)
        let document = try SymbolDocument(parsing: Array(text.utf8), name: "a")
        guard case .template(let artwork) = document.symbol.artwork else { return #expect(Bool(false)) }
        #expect(artwork.variants.values.allSatisfy { $0.shapes.allSatisfy(\.drawKeyframes.isEmpty) })
        #expect(document.diagnostics.count == 3)
        let first = try #require(document.diagnostics.first)
        #expect(first.message.hasPrefix("data-clipstroke-keyframes\(message)"))
        #expect(first.message.hasSuffix("; the outline's draw guides are left out"))
        let place = try #require(text.firstRange(of: keyframes)?.lowerBound)
        let column = text[..<place].split(separator: "\n").last?.utf8.count ?? 0
        #expect(first.position?.column == column + offset + 1)
    }

    @Test("Draw guides in only some of the cells are reported")
    func missingGuides() throws {
        let whole = guided("0 0 0 0.5 0.6 0 1 0.1 0")
        #expect(try read(whole).messages.isEmpty)
        let first = try #require(whole.firstRange(of: " data-clipstroke-keyframes='0 0 0 0.5 0.6 0 1 0.1 0'"))
        #expect(
            try read(whole[..<first.lowerBound] + String(whole[first.upperBound...])).messages == [
                "the draw guides of the paths in Ultralight-S do not correspond to those in Regular-S"
            ])
    }
}
