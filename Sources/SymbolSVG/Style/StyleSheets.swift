internal import SymbolText

/// The style sheets of a file that are written in CSS, parsed once for all their users.
package struct StyleSheets: Sendable {
    let sheets: [(element: XMLElement, sheet: Stylesheet)]
    /// The diagnostics of the style sheets, in file order.
    let diagnostics: [Diagnostic]

    /// Parses the style sheets of a file.
    package init(_ tree: XMLTree) {
        let elements = tree.root.descendants.filter { element in
            element.name == "style" && !element.isForeign
                && ["", "text/css"].contains(element["type"]?.lowercased() ?? "")
        }
        var notes: [Diagnostic] = []
        sheets = elements.compactMap { element in
            let media = element["media"].map { Media($0) } ?? .all
            if !media.isKnown { notes.append(.unsupportedMedia(of: element)) }
            guard media.isPossible else { return nil }
            let (sheet, problems) = Stylesheet.parse(element.text, for: media)
            notes += problems.map { Diagnostic($0, at: element.position) }
            return (element, sheet)
        }
        diagnostics = notes
    }

    /// The first style sheet with rules that hold in one appearance but not in the other; nil when there is none.
    var adapting: XMLElement? { sheets.first { $0.sheet.rules.contains(where: \.media.adapts) }?.element }
}

extension Diagnostic {
    fileprivate static func unsupportedMedia(of element: XMLElement) -> Diagnostic {
        Diagnostic(
            .unsupported, "style: a style sheet for \"\((element["media"] ?? "").prefix(60))\" is left out",
            at: element.position(of: "media"))
    }
}
