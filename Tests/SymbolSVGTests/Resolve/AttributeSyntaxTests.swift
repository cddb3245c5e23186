import SymbolSVG
import Testing

/// SVG 2 §4.2: an attribute whose value is invalid counts as missing.
@Suite struct AttributeSyntaxTests {
    private func messages(_ content: String, _ root: String = "width='9' height='9'") throws -> [String] {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' \(root)>\(content)<path d='M0 0H9V9Z'/></svg>"
        return try SVGDocument(parsing: Array(text.utf8)).messages
    }

    private func filtered(_ primitive: String, _ filter: String = "") -> String {
        "<filter id='f' \(filter)>\(primitive)</filter><rect width='9' height='9' filter='url(#f)'/>"
    }

    @Test(
        "A malformed number of a filter is noted",
        arguments: [
            ("<feOffset dx='4,5'/>", "dx is \"4,5\"; expected a number"),
            ("<feGaussianBlur stdDeviation='abc'/>", "stdDeviation is \"abc\"; expected one or two numbers"),
            ("<feGaussianBlur stdDeviation='3px'/>", "stdDeviation is \"3px\"; expected one or two numbers"),
            ("<feColorMatrix values='1 2'/>", "values is \"1 2\"; expected 20 numbers"),
            ("<feColorMatrix type='saturate' values='1 2'/>", "values is \"1 2\"; expected a number"),
            ("<feFlood width='q'/>", "width is \"q\"; expected a length"),
            (
                "<feComponentTransfer><feFuncR type='linear' slope='1px'/></feComponentTransfer>",
                "slope is \"1px\"; expected a number"
            )
        ])
    func filters(primitive: String, message: String) throws {
        #expect(try messages(filtered(primitive)) == [message])
    }

    @Test("A malformed length is noted wherever it has an effect, and once however often that is used")
    func lengths() throws {
        #expect(try messages(filtered("<feFlood/>", "x='q'")) == ["x is \"q\"; expected a length"])
        let stops = "<stop offset='zz'/><stop offset='50%'/><stop offset='1' stop-color='red'/>"
        let shapes = "<rect width='5' height='5' fill='url(#g)'/><rect width='6' height='5' fill='url(#g)'/>"
        #expect(
            try messages("<linearGradient id='g' x1='w'>\(stops)</linearGradient>\(shapes)") == [
                "x1 is \"w\"; expected a length", "offset is \"zz\"; expected a number or a percentage"
            ])
    }

    /// SVG 1.1 §7.6.
    @Test(
        "A transform attribute with units or CSS's own functions is noted and ignored, and the same declaration is not",
        arguments: ["rotate(45deg)", "translate(2px)", "translate(10%)", "skewX(.1turn)", "translateX(2)", "SCALE(2)"])
    func transforms(transform: String) throws {
        let rect = "<rect width='5' height='5'"
        let note = "transform: \"\(transform)\" is not a valid value"
        let attribute = try read("\(rect) transform='\(transform)'/>")
        #expect(attribute.messages == [note])
        #expect(attribute.paths == (try read("\(rect)/>").paths))
        let style = try read("\(rect) style='transform:\(transform)'/>")
        #expect(style.messages.isEmpty)
        #expect(style.paths != attribute.paths)
        let stops = "<stop stop-color='red'/><stop offset='1'/>"
        #expect(
            try messages(
                "<linearGradient id='g' gradientTransform='\(transform)'>\(stops)</linearGradient>"
                    + "\(rect) fill='url(#g)'/>")
                == ["gradientTransform is \"\(transform)\"; expected a list of transforms"])
    }

    @Test("A malformed size or alignment of the picture is noted")
    func root() throws {
        #expect(
            try messages("", "width='abc' height='auto' viewBox='0 0 9 9' preserveAspectRatio='foo'") == [
                "width is \"abc\"; expected a length",
                "preserveAspectRatio is \"foo\"; expected an alignment such as xMidYMid, and meet or slice"
            ])
    }

    @Test(
        "Valid values are not noted",
        arguments: [
            "<feOffset dx=' 4 ' dy='-1e1'/>", "<feGaussianBlur stdDeviation='1,2'/>",
            "<feColorMatrix type='luminanceToAlpha' values='x'/>", "<feFlood x='10%' y='calc(1px + 1%)'/>",
            "<feComponentTransfer><feFuncR type='table' tableValues='0, 1 .5'/></feComponentTransfer>"
        ])
    func valid(primitive: String) throws {
        #expect(try messages(filtered(primitive), "width='9' height='9' preserveAspectRatio='xMinYMax slice'").isEmpty)
    }
}
