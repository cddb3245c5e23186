internal import SymbolColor
internal import SymbolGeometry
internal import SymbolText

/// Computes the style of elements from presentation attributes, style sheets and `style` attributes.
struct StyleResolver: Sendable {
    private let cascade: Cascade
    private let sheetPositions: [SourcePosition]
    /// The appearance in which style sheets are read.
    let scheme: Appearance.Scheme
    /// The diagnostics of the style sheets themselves.
    let diagnostics: [Diagnostic]

    /// Creates a resolver.
    ///
    /// - Parameters:
    ///   - file: The file's style sheets.
    ///   - scheme: The appearance in which they are read.
    ///   - isWanted: A predicate for the selectors that count; nil for all.
    init(_ file: StyleSheets, in scheme: Appearance.Scheme = .light, _ isWanted: ((Selector) -> Bool)? = nil) {
        cascade = Cascade(
            file.sheets.map { _, sheet in isWanted.map { sheet.keeping($0) } ?? sheet }, in: scheme)
        sheetPositions = file.sheets.map(\.element.position)
        diagnostics = file.diagnostics
        self.scheme = scheme
    }

    /// Returns the style of an element, noting each declaration that cannot be read, and what styling has cost.
    ///
    /// The parent's style provides inherited values and those for `inherit`.
    func style(of element: XMLElement, parent: ComputedStyle, _ report: inout ResolverReport) -> ComputedStyle {
        var style = parent.inherited
        let declared = declarations(for: element, &report)
        if !declared.isEmpty {
            report.styleBytes += style.customProperties.declare(declared.lazy.map(\.declaration))
            style.declareScheme(declared, preferred: scheme, parent: parent, &report)
        }
        for attribute in element.attributes {
            report.styleBytes += attribute.value.utf8.count
            guard let property = StyleProperty(attribute: attribute.name) else { continue }
            let value = attribute.value.trimmingSpace
            let outcome =
                property == .transform && TransformFunction.belongsInStyles(String(value))
                ? .invalid : style.apply(property, following: String(value), parent: parent, &report)
            if let problem = outcome.problem(attribute.name, value) {
                report.note(Diagnostic(problem.code, problem.text, at: element.position(of: attribute.name)))
            }
        }
        for cascaded in declared {
            let declaration = cascaded.declaration
            report.styleBytes += declaration.property.utf8.count + declaration.value.utf8.count
            guard let outcome = style.apply(declaration, parent: parent, &report) else { continue }
            if let problem = outcome.problem(declaration.property, declaration.value[...]) {
                report.note(Diagnostic(problem.code, problem.text, at: position(of: cascaded, on: element)))
            }
        }
        if element.parent == nil { style.rootFontSize = style.fontSize }
        style.resolveFontLengths()
        return style
    }

    /// Returns an element's transform without regard to style sheets; nil when it is malformed.
    ///
    /// The basis is that of the element's viewport.
    func transform(
        of element: XMLElement, _ basis: LengthBasis, _ report: inout ResolverReport
    ) -> AffineTransform? {
        let text = element["transform"]
        if element["style"]?.mayTransform ?? false || text != nil && element["transform-origin"] != nil {
            return report.silently { style(of: element, parent: ComputedStyle(), &$0) }.transform(basis)
        }
        guard let text else { return .identity }
        return AffineTransform(svg: text)
    }

    /// Returns the declarations from style sheets and the `style` attribute, weakest first.
    private func declarations(for element: XMLElement, _ report: inout ResolverReport) -> [CascadedDeclaration] {
        let text = element["style"]
        guard !cascade.isEmpty || text != nil else { return [] }
        let (own, problems) = text.map { Declaration.parse($0) } ?? ([], [])
        for each in problems { report.note(Diagnostic(each, at: element.position(of: "style", offset: each.offset))) }
        return cascade.declarations(for: element, style: own, &report.matching)
    }

    private func position(of cascaded: CascadedDeclaration, on element: XMLElement) -> SourcePosition {
        switch cascaded.source {
        case .sheet(let index): sheetPositions[index]
        case .styleAttribute: element.position(of: "style", offset: cascaded.declaration.offset)
        }
    }
}

extension ComputedStyle.Outcome {
    /// Returns the problem to report for a declaration without effect; nil when there is none.
    fileprivate func problem(_ property: String, _ value: Substring) -> (code: Diagnostic.Code, text: String)? {
        switch self {
        case .applied: nil
        case .invalid where value.calculates: (.unsupported, "\(property): \(value.prefix(60)) cannot be calculated")
        case .invalid: (.invalid, "\(property): \"\(value.prefix(60))\" is not a valid value")
        case .unsupported: (.unsupported, "\(property): \(value.prefix(60)) is not supported")
        case .outside: (.unsupported, "\(property): \"\(value.prefix(60))\" refers to something outside of the file")
        case .undefined:
            (
                .invalid,
                "\(property): \"\(value.prefix(60))\" refers to a custom property that is not declared or has no value"
            )
        }
    }
}

extension String {
    /// Whether declarations may contain a transform: the names of its properties have an `m`, or end in `ate` or `ale`;
    /// any may be written with escapes.
    fileprivate var mayTransform: Bool {
        var (last, beforeLast): (UInt8, UInt8) = (0, 0)
        return utf8.contains { byte in
            let letter = byte | 0x20
            defer { (beforeLast, last) = (last, letter) }
            return letter == UInt8(ascii: "m") || byte == UInt8(ascii: "\\")
                || letter == UInt8(ascii: "e") && (last == UInt8(ascii: "t") || last == UInt8(ascii: "l"))
                    && beforeLast == UInt8(ascii: "a")
        }
    }
}

extension Substring {
    /// Whether the value, of which the beginning tells, uses a mathematical function of CSS (CSS Values 4 §10).
    fileprivate var calculates: Bool {
        let beginning = utf8.prefix(1000)
        return ["calc(", "min(", "max(", "clamp("].contains { beginning.firstOccurrence(of: $0.utf8) != nil }
    }
}
