internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// Reads SF Symbols templates of every version as files in the wild write them.
struct TemplateReader {
    let tree: XMLTree
    private var outlines: OutlineReader
    private(set) var diagnostics: [Diagnostic] = []

    init(_ tree: XMLTree, _ limits: ResolverLimits) {
        self.tree = tree
        outlines = OutlineReader(tree, limits: limits)
    }

    /// Whether the file is a template at all: one of the lines that all templates have, and a cell's group.
    static func canRead(_ tree: XMLTree) -> Bool {
        var (hasGuide, hasCell) = (false, false)
        for element in tree.root.descendants {
            guard let id = element.id else { continue }
            hasGuide = hasGuide || TemplatePage.Guide(id: id) != nil
            hasCell = hasCell || (element.name == "g" && Cell(name: id) != nil)
            if hasGuide && hasCell { return true }
        }
        return false
    }

    /// Whether a file that is no template was meant to be one: the lines are there, but no cell's group.
    ///
    /// Illustrator writes a number behind ids that there are already, as in `Baseline-S1` and `Baseline-S_1_`.
    static func isUnrecognized(_ tree: XMLTree) -> Bool {
        let guides = Set(
            tree.root.descendants.lazy.compactMap { $0.id.flatMap { TemplatePage.Guide(id: $0.unnumbered) } })
        return Scale.allCases.contains { guides.contains(.baseline($0)) && guides.contains(.capline($0)) }
    }

    mutating func read() throws(ReadError) -> TemplateArtwork {
        let guides = try Guides(tree, &outlines)
        let drawn = try drawnCells(guides)
        guard let model = drawn.first(where: \.hasLayers) ?? drawn.first else {
            throw ReadError(
                position: tree.root.position,
                message: "found no outlines in any weight's group; expected at least one variant")
        }
        let version = version
        if let major = version?.major, major > TemplateFile.versions.upperBound {
            note(
                .unsupported, tree.root,
                "template version \(major) is not known; it is read as version \(TemplateFile.versions.upperBound)")
        }
        var margins = MarginResolver(guides: guides, drawn: drawn)
        var variants: [Cell: Variant] = [:]
        for cell in drawn {
            let span = margins.span(of: cell)
            if let message = margins.takeNote() { note(.invalid, cell.group, message) }
            if cell.ink.maxX < span.left || cell.ink.minX > span.right {
                note(
                    .invalid, cell.group, "the outlines of \(cell.cell) lie outside its margins, as in another's column"
                )
            }
            variants[cell.cell] = cell.variant(
                left: span.left, right: span.right, hasOwnMargins: guides.margins[cell.cell] != nil)
        }
        checkLayers(of: drawn, as: model)
        let rules = ClassRules(tree)
        var reader = LayerReader(tree, rules, of: model.shapes)
        let layers = try reader.layers()
        var faults = AnnotationFaults()
        let defaults = SymbolDefaults(rules.declarations(of: "defaults"), &faults)
        diagnostics += rules.diagnostics(of: reader.faults.merging(faults.isEmpty ? [:] : ["defaults": faults]) { $1 })
        return TemplateArtwork(
            version: version, variants: variants, guides: guides.bands, layers: layers, defaults: defaults)
    }

    /// The text of `template-version`, wherever its pieces stand (re-saved files split it into spans).
    var version: TemplateVersion? {
        guard let note = tree.root.descendants.first(where: { $0.id == "template-version" }) else { return nil }
        let text = note.text.utf8.filter { $0 > 0x20 }.drop { !Self.isDigit($0) }
        let numbers = text.split(separator: UInt8(ascii: ".")).map { part in
            Int(String(decoding: part.prefix(while: Self.isDigit), as: UTF8.self))
        }
        guard let major = numbers.first ?? nil else { return nil }
        return TemplateVersion(major: major, minor: (numbers.count > 1 ? numbers[1] : nil) ?? 0)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    /// Every cell's group with outlines in it, in the order of the cells.
    private mutating func drawnCells(_ guides: Guides) throws(ReadError) -> [DrawnCell] {
        var drawn: [Cell: DrawnCell] = [:]
        for group in tree.root.descendants where group.name == "g" {
            guard let cell = group.id.flatMap({ Cell(name: $0) }), drawn[cell] == nil else { continue }
            let shapes = try outlines.shapes(ofCell: group)
            guard !shapes.isEmpty else {
                note(.invalid, group, "group \(cell) holds no outlines")
                continue
            }
            guard let band = guides.bands[cell.scale] else {
                throw ReadError(
                    position: group.position,
                    message: """
                        group \(cell) has no guides; \
                        expected Baseline-\(cell.scale.letter) below Capline-\(cell.scale.letter)
                        """)
            }
            for shape in shapes { check(shape) }
            checkPaint(of: shapes, in: group, cell)
            checkContents(of: group)
            drawn[cell] = DrawnCell(cell: cell, group: group, band: band, outlines: shapes)
        }
        return drawn.keys.sorted().compactMap { drawn[$0] }
    }

    /// A file's layers are those of one group, by the number of each path.
    private mutating func checkLayers(of drawn: [DrawnCell], as model: DrawnCell) {
        guard model.hasLayers, let other = drawn.first(where: { $0.classes != model.classes }) else { return }
        note(
            .invalid, other.group,
            "the classes of the paths in \(other.cell) are not those in \(model.cell), whose layers all weights have")
    }

    /// The system fills every outline of a template by the nonzero rule, whatever the file says of its paint.
    private mutating func check(_ outline: OutlineReader.Outline) {
        if outline.isStroked {
            note(
                .unsupported, outline.element,
                outline.isFilled
                    ? "the stroke is ignored: templates are filled outlines"
                    : "what is only stroked is left out: templates are filled outlines; make its strokes outlines first"
            )
        }
        if outline.fillRule == .evenOdd, FlatPath(outline.path).windsEvenly {
            note(
                .unsupported, outline.element, "fill-rule evenodd is ignored: templates are filled by the nonzero rule")
        }
    }

    /// A drawing of nothing but hidden outlines is drawn empty; of those that are stroked it is told anyway.
    private mutating func checkPaint(of shapes: [OutlineReader.Outline], in group: XMLElement, _ cell: Cell) {
        guard !shapes.contains(where: { $0.isFilled || $0.isStroked }) else { return }
        note(.invalid, group, "every outline of \(cell) is hidden or without a fill; expected one that is filled")
    }

    /// What has no outline is not drawn.
    private mutating func checkContents(of group: XMLElement) {
        for element in group.descendants where ["image", "text", "foreignObject"].contains(element.name) {
            note(.unsupported, element, "<\(element.name)> is not drawn: templates are filled outlines")
        }
    }

    private mutating func note(_ kind: Diagnostic.Code, _ element: XMLElement, _ message: String) {
        diagnostics.append(Diagnostic(kind, message, at: element.position))
    }
}

extension String {
    /// Without digits at its end, and the underscores around them.
    fileprivate var unnumbered: String {
        let underscore = UInt8(ascii: "_")
        let isEnclosed = utf8.last == underscore
        let numbered = isEnclosed ? utf8.dropLast() : utf8[...]
        let stem = numbered.lastIndex { !(0x30...0x39 ~= $0) }.map { numbered[...$0] } ?? numbered.prefix(0)
        return String(Substring(isEnclosed && stem.last == underscore ? stem.dropLast() : stem))
    }
}
