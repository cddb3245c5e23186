import SymbolSVG
import SymbolText
import Testing

@Suite struct AttributeNameTests {
    @Test(
        "A name that differs from an attribute's in capitals and hyphens is reported",
        arguments: [
            ("strokeWidth", "stroke-width"), ("strokelinecap", "stroke-linecap"), ("fillRule", "fill-rule"),
            ("clipPath", "clip-path"), ("viewbox", "viewBox"), ("PreserveAspectRatio", "preserveAspectRatio"),
            ("gradienttransform", "gradientTransform"), ("xlinkHref", "xlink:href")
        ])
    func misspelt(name: String, meant: String) throws {
        let document = try read("<path \(name)='1' d='M0 0H9V9Z'/>")
        #expect(document.messages == ["\(name) is ignored; did you mean \(meant)?"])
        #expect(document.diagnostics.first?.position?.line == 1)
    }

    @Test(
        "Other names are not reported, nor are names of elements that have the right attribute as well",
        arguments: [
            "className='a'", "data-name='b'", "version='1.1'", "viewBox='0 0 1 1'", "stroke-width='1'",
            "strokeWidth='1' stroke-width='1'", "preserveAspectRatio='none'", "baseProfile='full'"
        ])
    func others(attributes: String) throws {
        #expect(try read("<path \(attributes) d='M0 0H9V9Z'/>").messages.isEmpty)
    }

    @Test("A name is reported although an element before has the right attribute as well")
    func afterHarmless() throws {
        let first = "<path strokeWidth='1' stroke-width='1' d='M0 0H9V9Z'/>"
        #expect(
            try read(first + "<path strokeWidth='1' d='M0 0H9V9Z'/>").messages == [
                "strokeWidth is ignored; did you mean stroke-width?"
            ])
    }

    @Test("A name is reported once in a file, at its first position")
    func once() throws {
        let document = try SVGDocument(
            parsing: Array("<svg viewBox='0 0 9 9'>\n<path fillRule='a' d='M0 0H9V9Z'/><g fillRule='b'/></svg>".utf8))
        #expect(document.diagnostics.map(\.position) == [SourcePosition(line: 2, column: 17)])
    }
}
