internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// Reads SF Symbols templates of every version, including the variations found in real files.
struct TemplateReader {
    private let tree: XMLTree
    let names: TemplateNames
    private let sheets: StyleSheets
    private var outlines: OutlineReader
    private(set) var diagnostics: [Diagnostic] = []
    /// The first outline that is filled although it has only the style in which the app previews outlines.
    var preview: XMLElement?
    /// The faults of cells that cannot be read.
    private var faults: [Cell: Diagnostic] = [:]

    init(_ tree: XMLTree, _ names: TemplateNames, _ limits: ResolverLimits) {
        (self.tree, self.names) = (tree, names)
        sheets = StyleSheets(tree)
        outlines = OutlineReader(tree, sheets: sheets, limits: limits)
    }

    mutating func read() throws(ReadError) -> TemplateArtwork {
        let guides = try Guides(names, &outlines)
        for (guide, fault) in guides.unreadable { report(fault, "\(guide.id) is left out") }
        for line in guides.slanted {
            note(.invalid, line, "\(line["id"] ?? "the guide") is slanted; its midpoint is used")
        }
        var drawn: [DrawnCell] = []
        for cell in names.cells { if let cell = try drawnCell(cell, guides) { drawn.append(cell) } }
        guard let model = drawn.first(where: \.hasLayers) ?? drawn.first else { throw noVariants }
        let version = version
        checkVersion(version)
        let variants = variants(of: drawn, guides)
        checkLayers(of: drawn, as: model)
        let rules = ClassRules(sheets)
        var reader = LayerReader(names, rules, of: model)
        let layers = try reader.layers()
        let classes = ClassNames(of: model, names[.layerTree].first)
        var misread = AnnotationFaults()
        let defaults = SymbolDefaults(rules.declarations(of: "defaults"), &misread)
        diagnostics += rules.diagnostics(
            of: reader.faults.merging(misread.isEmpty ? [:] : ["defaults": misread]) { $1 },
            position: { classes.position(of: $0) ?? tree.root.position })
        diagnostics += classes.faults
        diagnostics += preview.map { [.preview(at: $0.position)] } ?? []
        diagnostics += outlines.diagnostics + [names.diagnostic].compactMap(\.self) + names.slips
        return TemplateArtwork(
            version: version, variants: variants, faults: faults, guides: guides.bands, layers: layers,
            defaults: defaults)
    }

    /// The error for a file without a single readable cell.
    private var noVariants: ReadError {
        if let fault = faults.min(by: { $0.key < $1.key })?.value, let position = fault.position {
            return ReadError(position: position, message: fault.message)
        }
        return ReadError(
            position: tree.root.position,
            message: "found no outlines in any weight's group; expected at least one variant")
    }

    private func noGuides(of cell: Cell, _ group: XMLElement) -> Diagnostic {
        let letter = cell.scale.letter
        let slip = names.slip(ofGuidesIn: cell.scale, tree.root).map { "; \"\($0.id)\" is nearly \($0.name)" } ?? ""
        return Diagnostic(
            .invalid, "group \(cell) has no guides; expected Baseline-\(letter) below Capline-\(letter)\(slip)",
            at: group.position)
    }

    private mutating func checkVersion(_ version: TemplateVersion?) {
        let newest = TemplateFile.versions.upperBound
        if let major = version?.major, major > newest {
            note(
                .unsupported, tree.root,
                "template version \(major) is not known; it is read as version \(newest)")
        } else if version == nil {
            note(
                .invalid, names[.version].first ?? tree.root,
                "found no version; \(versionFault); the SF Symbols app does not open such a file, and Xcode reads it "
                    + "by the rules of version 1")
        }
    }

    private var versionFault: String {
        if let note = names[.version].first, note.text.words.isEmpty {
            return "the text with the id \"template-version\" has been turned into outlines"
        }
        return "expected a text such as \"Template v.6.0\" with the id \"template-version\""
    }

    private mutating func variants(of drawn: [DrawnCell], _ guides: Guides) -> [Cell: Variant] {
        var margins = MarginResolver(guides: guides, drawn: drawn)
        var variants: [Cell: Variant] = [:]
        for cell in drawn {
            let span = margins.span(of: cell)
            if let message = margins.takeNote() { note(.invalid, cell.group, message) }
            if cell.inkBounds.maxX < span.left || cell.inkBounds.minX > span.right {
                note(.invalid, cell.group, "the outlines of \(cell.cell) lie outside its margins")
            }
            variants[cell.cell] = cell.variant(
                left: span.left, right: span.right, hasOwnMargins: guides.margins[cell.cell] != nil)
        }
        return variants
    }

    /// The version in the text of `template-version`, even when re-saving has split it into spans.
    var version: TemplateVersion? {
        guard let note = names[.version].first else { return nil }
        let text = note.text.utf8.filter { $0 > 0x20 }.drop { !Self.isDigit($0) }
        let numbers = text.split(separator: UInt8(ascii: ".")).map { part in
            Int(String(decoding: part.prefix(while: Self.isDigit), as: UTF8.self))
        }
        guard let major = numbers.first ?? nil else { return nil }
        return TemplateVersion(major: major, minor: (numbers.count > 1 ? numbers[1] : nil) ?? 0)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    /// Returns a cell drawn by the first of its groups that has outlines; nil when none has any or it cannot be read.
    private mutating func drawnCell(_ cell: Cell, _ guides: Guides) throws(ReadError) -> DrawnCell? {
        if let fault = names.fault(of: .cell(cell)) { leaveOut(cell, fault) }
        let groups = names[.cell(cell)]
        for (index, group) in groups.enumerated() {
            var shapes = try outlines.shapes(ofCell: group)
            if let fault = outlines.fault {
                leaveOut(cell, fault)
                return nil
            }
            guard !shapes.isEmpty else {
                note(.invalid, group, "group \(cell) contains no outlines")
                continue
            }
            if let other = groups[(index + 1)...].first(where: { !$0.isBeneath(group) }) {
                note(.invalid, other, "a second \(cell) is left out")
            }
            guard let band = guides.bands[cell.scale] else {
                leaveOut(cell, guides.fault(of: cell.scale) ?? noGuides(of: cell, group))
                return nil
            }
            for index in shapes.indices { fillPreview(&shapes[index], band.unit) }
            for shape in shapes { check(shape) }
            checkPaint(of: shapes, in: group, cell)
            checkGroups(in: group)
            let keyframes = shapes.map { drawKeyframes(of: $0.element) }
            return DrawnCell(cell: cell, group: group, band: band, outlines: shapes, keyframes: keyframes)
        }
        return nil
    }

    /// Leaves a cell out, as if it were not drawn, but keeps its fault for requests for that cell.
    private mutating func leaveOut(_ cell: Cell, _ fault: Diagnostic) {
        faults[cell] = report(fault, "\(cell) cannot be read")
    }

    @discardableResult
    private mutating func report(_ fault: Diagnostic, _ consequence: String) -> Diagnostic {
        let diagnostic = Diagnostic(fault.code, "\(fault.message); \(consequence)", at: fault.position)
        diagnostics.append(diagnostic)
        return diagnostic
    }

    mutating func note(_ kind: Diagnostic.Code, _ element: XMLElement, _ message: String) {
        note(kind, element.position, message)
    }

    mutating func note(_ kind: Diagnostic.Code, _ position: SourcePosition, _ message: String) {
        diagnostics.append(Diagnostic(kind, message, at: position))
    }
}
