internal import SymbolText

extension DocumentResolver {
    /// Notes the attributes with numbers of an element whose values are not what is expected.
    mutating func checkNumbers(of element: XMLElement) {
        check(element, AttributeSyntax.attributes(of: element))
    }

    /// Notes the same of a filter primitive and its functions.
    mutating func checkNumbers(ofPrimitive element: XMLElement) {
        check(element, AttributeSyntax.region)
        check(element, AttributeSyntax.attributes(ofPrimitive: element))
        for child in element.children where !child.isForeign { checkNumbers(of: child) }
    }

    private mutating func check(_ element: XMLElement, _ attributes: KeyValuePairs<String, AttributeSyntax>) {
        for (name, syntax) in attributes {
            guard let text = element[name], !syntax.accepts(text) else { continue }
            note(
                .invalid, element.position(of: name),
                "\(name) is \"\(text.prefix(60))\"; expected \(syntax.expectation)")
        }
    }
}
