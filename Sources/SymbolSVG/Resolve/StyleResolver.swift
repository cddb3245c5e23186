internal import SymbolText

/// Computes the style of elements from presentation attributes, style sheets and `style` attributes.
struct StyleResolver: Sendable {
    private let cascade: Cascade?
    private let sheetPositions: [SourcePosition]
    /// What was wrong with the style sheets themselves.
    private(set) var diagnostics: [Diagnostic] = []

    /// Knows presentation attributes and `style` attributes alone.
    init() {
        cascade = nil
        sheetPositions = []
    }

    init(_ tree: XMLTree) {
        var sheets: [Stylesheet] = []
        var positions: [SourcePosition] = []
        for element in tree.styleElements {
            let (sheet, problems) = Stylesheet.parse(element.text)
            sheets.append(sheet)
            positions.append(element.position)
            diagnostics += problems.map { Diagnostic($0, at: element.position) }
        }
        cascade = sheets.isEmpty ? nil : Cascade(sheets)
        sheetPositions = positions
    }

    /// How many selectors of the sheets must be tried on an element.
    func selectorTests(on element: XMLElement) -> Int { cascade?.candidates(element).count ?? 0 }

    /// The style of an element, which inherits from that of its parent.
    func style(of element: XMLElement, parent: ComputedStyle) -> ComputedStyle {
        var notes: [Diagnostic] = []
        return style(of: element, parent: parent, notes: &notes)
    }

    /// The style of an element, with a note for each declaration that could not be read.
    ///
    /// The parent's style is the one that is inherited and that `inherit` refers to.
    func style(of element: XMLElement, parent: ComputedStyle, notes: inout [Diagnostic]) -> ComputedStyle {
        var style = parent.inherited
        for attribute in element.attributes {
            guard let property = StyleProperty(attribute: attribute.name) else { continue }
            let value = attribute.value.trimmingSpace
            let outcome = style.apply(property, String(value), parent: parent)
            if let problem = outcome.problem(attribute.name, value) {
                notes.append(
                    Diagnostic(problem.code, problem.text, at: element.position(of: attribute.name)))
            }
        }
        if cascade != nil || element["style"] != nil {
            for (declaration, position) in declarations(for: element, notes: &notes) {
                guard let property = StyleProperty(named: declaration.property) else { continue }
                let outcome = style.apply(property, declaration.value, parent: parent)
                if let problem = outcome.problem(declaration.property, declaration.value[...]) {
                    notes.append(Diagnostic(problem.code, problem.text, at: position()))
                }
            }
        }
        return style
    }

    /// What the sheets and the `style` attribute declare, weakest first, each with where it stands.
    private func declarations(
        for element: XMLElement, notes: inout [Diagnostic]
    ) -> [(Declaration, position: () -> SourcePosition)] {
        let (own, problems) = element["style"].map { Declaration.parse($0) } ?? ([], [])
        notes += problems.map { Diagnostic($0, at: element.position(of: "style", offset: $0.offset)) }
        return (cascade ?? Cascade([])).declarations(for: element, style: own).map { cascaded in
            let declaration = cascaded.declaration
            return switch cascaded.source {
            case .sheet(let index): (declaration, { sheetPositions[index] })
            case .styleAttribute: (declaration, { element.position(of: "style", offset: declaration.offset) })
            }
        }
    }
}

extension XMLTree {
    /// The style sheets written in CSS.
    var styleElements: some Sequence<XMLElement> {
        root.descendants.filter { element in
            element.name == "style" && !element.isForeign && ["", "text/css"].contains(element["type"] ?? "")
        }
    }
}

extension ComputedStyle.Outcome {
    /// What to tell about a declaration that had no effect; nil where there is nothing to tell.
    fileprivate func problem(_ property: String, _ value: Substring) -> (code: Diagnostic.Code, text: String)? {
        switch self {
        case .applied: nil
        case .invalid: (.invalid, "\(property): \"\(value.prefix(60))\" is not a value it can have")
        case .unsupported: (.unsupported, "\(property): \(value.prefix(60)) is not drawn")
        }
    }
}

extension Diagnostic {
    fileprivate init(_ problem: CSSDiagnostic, at position: SourcePosition) {
        let code: Code =
            switch problem.problem {
            case .skippedAtRule, .unsupportedSelector, .tooManySelectors: .unsupported
            case .invalidSelector, .invalidDeclaration, .missingBlock: .invalid
            }
        self.init(code, "style: \(problem)", at: position)
    }
}
