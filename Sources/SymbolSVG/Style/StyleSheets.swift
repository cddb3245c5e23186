/// The style sheets of a file that are written in CSS, parsed once for all their users.
package struct StyleSheets: Sendable {
    let sheets: [(element: XMLElement, sheet: Stylesheet, problems: [CSSDiagnostic])]

    /// Parses the style sheets of a file.
    package init(_ tree: XMLTree) {
        let elements = tree.root.descendants.filter { element in
            element.name == "style" && !element.isForeign && ["", "text/css"].contains(element["type"] ?? "")
        }
        sheets = elements.map { element in
            let (sheet, problems) = Stylesheet.parse(element.text)
            return (element, sheet, problems)
        }
    }
}
