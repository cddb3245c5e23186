import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import Testing

private func steps(_ primitives: String, _ attributes: String = "") throws -> [Filter<ColorReference>.Step]? {
    try read(
        "<filter id='f' \(attributes)>\(primitives)</filter><rect width='50' height='20' filter='url(#f)'/>"
    ).drawing.nodes.first?.group?.filter?.steps
}

private func primitives(
    _ text: String, _ attributes: String = ""
) throws -> [FilterPrimitive<ColorReference>]? {
    try steps(text, attributes)?.map(\.primitive)
}

/// Filter Effects 1 §9.
@Suite struct FilterTests {
    @Test("A blur is measured in the element's own space")
    func blur() throws {
        #expect(
            try steps("<feGaussianBlur stdDeviation='2 3'/>") == [
                .init(.gaussianBlur(.source, x: 2, y: 3), isLinearRGB: true)
            ])
    }

    @Test("Without `in` a primitive uses the previous result; names refer to earlier ones, unknown names to none")
    func inputs() throws {
        #expect(
            try primitives(
                "<feOffset dx='1' result='a'/><feOffset dx='2'/><feOffset in='a' dx='3'/><feOffset in='x' dx='4'/>")
                == [
                    .offset(.source, x: 1, y: 0), .offset(.step(0), x: 2, y: 0), .offset(.step(0), x: 3, y: 0),
                    .offset(.step(2), x: 4, y: 0)
                ])
    }

    /// A merge of 127 pictures counts as 128.
    @Test("A filter with too many steps and inputs is left out and reported")
    func size() throws {
        func node(_ input: String) -> String { "<feMergeNode in='\(input)'/>" }
        func merge(_ input: String, _ count: Int) -> String {
            "<feMerge>\(String(repeating: node(input), count: count))</feMerge>"
        }
        #expect(try steps(merge("SourceGraphic", 127))?.count == 1)
        #expect(try steps(merge("SourceGraphic", 128)) == nil)
        let text = "<filter id='f'>\(merge("SourceGraphic", 128))</filter><path d='M0 0H9V9' filter='url(#f)'/>"
        #expect(try read(text).messages == ["filter: has more than 128 steps and inputs and is left out"])
    }

    /// As in browsers.
    @Test(
        "What lies outside of the filtered picture is no input: the result before takes its place, which is reported",
        arguments: ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"])
    func outside(name: String) throws {
        let blend = "<feOffset dx='1'/><feBlend in2='\(name)'/>"
        #expect(
            try primitives("<feOffset dx='1'/><feBlend in='SourceGraphic' in2='\(name)'/>") == [
                .offset(.source, x: 1, y: 0), .blend(.source, over: .step(0), .normal)
            ])
        let text = "<filter id='f'>\(blend)</filter><path d='M0 0H9V9' filter='url(#f)'/>"
        #expect(
            try read(text).messages == [
                "filter: the input \(name) is not available; the result before <feBlend> takes its place"
            ])
        #expect(try read(text.replacing("dx='1'", with: "result='\(name)'")).messages.isEmpty)
    }

    /// The region extends half the box to either side of 50 × 20; in user units there would be no region.
    @Test("The units of a filter's region are given by its own attribute, not by a mask's")
    func regionUnits() throws {
        let text =
            "<filter id='f' maskUnits='userSpaceOnUse' x='-.5' y='-.5' width='2' height='2'><feFlood/></filter>"
            + "<rect width='50' height='20' filter='url(#f)'/>"
        let region = try read(text).drawing.nodes.first?.group?.filter?.region.bounds
        #expect(region == Rect(x: -25, y: -10, width: 100, height: 40))
    }

    @Test("A flood in user space is visible for an empty group, but not for a shape without an outline")
    func nothingFiltered() throws {
        let flood = "<filter id='f' filterUnits='userSpaceOnUse' width='9' height='9'><feFlood/></filter>"
        #expect(try read(flood + "<g filter='url(#f)'/>").drawing.nodes.first?.group?.filter?.steps.count == 1)
        #expect(try read(flood + "<path d='' filter='url(#f)'/>").drawing.nodes.isEmpty)
        // Without a box there is no region.
        #expect(try read("<filter id='f'><feFlood/></filter><g filter='url(#f)'/>").drawing.nodes.isEmpty)
    }

    @Test("SourceAlpha is the picture in black, made once; the next primitive still uses the previous result")
    func sourceAlpha() throws {
        let alpha = FilterPrimitive<ColorReference>.colorMatrix(
            .source, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
        #expect(
            try primitives("<feOffset dx='1'/><feBlend in='SourceAlpha'/><feOffset in='SourceAlpha'/>") == [
                .offset(.source, x: 1, y: 0), alpha, .blend(.step(1), over: .step(0), .normal),
                .offset(.step(1), x: 0, y: 0)
            ])
    }

    /// §9.13 defines it as blurred alpha, offset, filled with the flood, beneath the picture.
    @Test("A drop shadow is five primitives")
    func dropShadow() throws {
        let drawn = try #require(
            try primitives("<feDropShadow dx='1' dy='3' stdDeviation='4' flood-color='red' flood-opacity='.5'/>"))
        #expect(
            Array(drawn.dropFirst()) == [
                .gaussianBlur(.step(0), x: 4, y: 4), .offset(.step(1), x: 1, y: 3),
                .flood(.fixed(Color(red: 1, green: 0, blue: 0, alpha: 0.5))), .composite(.step(3), .step(2), .in),
                .merge([.step(4), .source])
            ])
    }

    @Test("Box units measure lengths by the sides of the box")
    func boxUnits() throws {
        #expect(
            try primitives("<feOffset dx='.5' dy='.5'/>", "primitiveUnits='objectBoundingBox'") == [
                .offset(.source, x: 25, y: 10)
            ])
    }

    @Test("A primitive's own rectangle becomes its step's region, with missing sides from the filter's region")
    func subregion() throws {
        let region = try #require(try steps("<feFlood x='1' width='2'/>")?.first?.region?.bounds)
        #expect((region.minX, region.width) == (1, 2))
        // The region extends a tenth of 20 farther on either side.
        #expect(abs(region.minY + 2) < 1e-9 && abs(region.height - 24) < 1e-9)
        #expect(try steps("<feFlood/>")?.first?.region == nil)
    }

    /// §9.4: x, y, width and height default individually to those of the inputs.
    @Test("A primitive's result has the region of its inputs unless the primitive specifies another")
    func inheritedSubregion() throws {
        let flood = "<feFlood x='1' y='2' width='3' height='4' result='a'/>"
        let blurred = try steps("\(flood)<feGaussianBlur stdDeviation='2' width='9'/>")?.last?.region?.bounds
        #expect(blurred == Rect(x: 1, y: 2, width: 9, height: 4))
        let other = "<feFlood x='5' y='2' width='3' height='8' result='b'/>"
        let merged = "\(flood)\(other)<feMerge><feMergeNode in='a'/><feMergeNode in='b'/></feMerge>"
        #expect(try steps(merged)?.last?.region?.bounds == Rect(x: 1, y: 2, width: 7, height: 8))
        #expect(try steps("\(flood)<feDropShadow/>")?.last?.region?.bounds == Rect(x: 1, y: 2, width: 3, height: 4))
        // The filtered picture reaches as far as the filter's region.
        #expect(try steps("\(flood)<feComposite in2='SourceGraphic'/>")?.last?.region == nil)
    }

    @Test(
        "An attribute with an invalid value counts as missing",
        arguments: [
            ("<feColorMatrix type='x' values='1 0'/>", "<feColorMatrix/>"),
            ("<feColorMatrix type='saturate' values='0 1'/>", "<feColorMatrix/>"),
            ("<feBlend mode='plus-lighter'/>", "<feBlend/>"), ("<feComposite operator='x'/>", "<feComposite/>"),
            ("<feGaussianBlur stdDeviation=''/>", "<feGaussianBlur/>"),
            ("<feMorphology radius='1 2 3'/>", "<feMorphology/>"),
            // A number has no unit (Filter Effects 1 §9.14).
            ("<feGaussianBlur stdDeviation='3px'/>", "<feGaussianBlur/>")
        ])
    func malformed(written: String, equivalent: String) throws {
        #expect(try primitives(written) == primitives(equivalent))
        #expect(try primitives(written) != nil)
    }

    @Test("Filters of a list are applied one after the other, both elements and functions")
    func list() throws {
        let document = try read(
            "<filter id='f'><feOffset dx='1'/></filter><rect width='5' height='5' filter='url(#f) blur(2px)'/>")
        let outer = document.drawing.nodes[0].group
        #expect(outer?.filter?.steps == [.init(.gaussianBlur(.source, x: 2, y: 2), isLinearRGB: false)])
        #expect(outer?.nodes[0].group?.filter?.steps.map(\.primitive) == [.offset(.source, x: 1, y: 0)])
        #expect(document.messages.isEmpty)
    }

    @Test("A list with a missing filter is left out as a whole, and so is one of another file")
    func missingOfList() throws {
        for value in ["blur(2px) url(#none)", "url(other.svg#f)"] {
            let document = try read("<rect width='5' height='5' filter='\(value)'/>")
            #expect(document.drawing.nodes[0].group?.filter == nil)
            #expect(document.messages.count == 1)
        }
    }

    /// §9.6: at 0° the matrix of hueRotate is the identity.
    @Test("Short forms of colour matrices are expanded")
    func colorMatrices() throws {
        let identity = [1.0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
        for form in ["type='hueRotate' values='0'", "type='saturate' values='1'", "type='saturate'", ""] {
            guard case .colorMatrix(_, let rows)? = try primitives("<feColorMatrix \(form)/>")?.first else {
                Issue.record("\(form) is not a matrix")
                continue
            }
            #expect(zip(rows, identity).allSatisfy { abs($0 - $1) < 1e-12 }, "\(form)")
        }
    }

    @Test("Operators and transfer functions keep their numbers")
    func numbers() throws {
        #expect(
            try primitives("<feComposite operator='arithmetic' k2='-1' k3='1'/>") == [
                .composite(.source, .source, .arithmetic(0, -1, 1, 0))
            ])
        #expect(
            try primitives(
                """
                <feComponentTransfer><feFuncR type='table' tableValues='0 1'/><feFuncA type='linear' slope='2'/>\
                </feComponentTransfer>
                """
            ) == [
                .componentTransfer(
                    .source, [.table([0, 1]), .identity, .identity, .linear(slope: 2, intercept: 0)])
            ])
        #expect(try primitives("<feMorphology radius='2'/>") == [.morphology(.source, x: -2, y: -2)])
    }

    @Test("A filter without primitives or region hides its element", arguments: ["", "width='0'"])
    func hiding(attributes: String) throws {
        let content = attributes.isEmpty ? "" : "<feFlood/>"
        let document = try read(
            "<filter id='f' \(attributes)>\(content)</filter><rect width='5' height='5' filter='url(#f)'/>")
        #expect(document.drawing.nodes == [])
    }

    @Test("An unsupported filter is reported, and the element is drawn without it")
    func otherFilter() throws {
        let document = try read(
            "<filter id='f'><feTurbulence/></filter><rect width='50' height='20' filter='url(#f)'/>")
        #expect(document.drawing.nodes[0].group?.filter == nil)
        #expect(document.messages == ["filter: <feTurbulence> is not supported"])
    }
}
