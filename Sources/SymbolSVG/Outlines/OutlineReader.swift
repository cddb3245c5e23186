internal import SymbolColor
package import SymbolDrawing
package import SymbolGeometry
package import SymbolText

/// Reads shapes as positioned outlines, without their paint, for files whose elements mean more than a picture.
package struct OutlineReader: Sendable {
    /// A shape as an outline in position.
    package struct Outline: Sendable {
        /// The element that draws the outline.
        package var element: XMLElement
        /// The outline in the root element's user space.
        package var path: Path
        /// Whether the outline is filled: false when it is hidden, has an opacity of 0 or has no paint.
        ///
        /// The colour, even `transparent`, does not matter, because systems ignore the colours of a template's
        /// outlines.
        package var isFilled: Bool
        /// The stroke, with lengths in the root element's user space; nil when there is no visible stroke.
        package var stroke: StrokeStyle?
        /// Whether the outline is stroked.
        package var isStroked: Bool { stroke != nil }
        /// The opacities of the fill and the stroke, including those of enclosing elements.
        package var opacity: (fill: Double, stroke: Double)
        /// The rule by which the outline is filled.
        package var fillRule: FillRule
        /// Whether the stroke lies behind the fill.
        package var strokesFirst: Bool
        /// The colours of the fill and the stroke, of a gradient the mean of its stops; nil where there is none.
        package var colors: (fill: ColorReference?, stroke: ColorReference?)
    }

    /// The kind of file that is read.
    package enum Subject: Sendable {
        /// A template, ignoring the style rules that describe layers and how an editor previews them.
        case template
        /// An ordinary picture.
        case picture
    }

    let tree: XMLTree
    private(set) lazy var elements = tree.elementsByID()
    let subject: Subject
    let styles: StyleResolver
    let limits: ResolverLimits
    /// The style of the root element.
    @Boxed private(set) var rootStyle: ComputedStyle
    var report: ResolverReport
    /// Diagnostics about styles and about losses in outlines, and for a picture also about its geometry.
    package var diagnostics: [Diagnostic] { report.diagnostics }
    /// The first fault in the geometry that was last read from a template; nil when there is none.
    package private(set) var fault: Diagnostic?
    /// The number of elements visited since outlines were last requested, counting each `use` anew.
    ///
    /// Elements that draw nothing are counted as well, because they take time too.
    var instances = 0
    /// The number of elements visited to measure what clip paths hide.
    var measured = 0
    /// A cache of the boxes in which transforms have their origins, keyed by the uses around an element and its own
    /// index.
    var boxes: [[Int]: Rect?] = [:]
    /// A cache of the mean colours of gradients, keyed by their ids.
    var means: [String: Color?] = [:]
    /// The state that the children of an element inherit, kept for the next child that is requested.
    var lastParent: (index: Int, readsPaint: Bool, context: Context)?

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - tree: The file to read.
    ///   - subject: The kind of file.
    ///   - sheets: The file's style sheets; nil to read them from the tree.
    ///   - limits: Limits on the complexity of the file.
    package init(
        _ tree: XMLTree, of subject: Subject = .template, sheets: StyleSheets? = nil,
        limits: ResolverLimits = ResolverLimits()
    ) {
        (self.tree, self.subject) = (tree, subject)
        let sheets = sheets ?? StyleSheets(tree)
        styles = StyleResolver(sheets, subject == .template ? { !$0.describesLayers } : nil)
        report = ResolverReport(
            tree.nameDiagnostics + styles.diagnostics, limit: limits.diagnostics,
            matching: MatchingBudget(limits.matching))
        self.limits = limits
        if subject == .template, let sheet = sheets.adapting {
            report.note(.adaptingTemplate(at: sheet.position))
        }
        rootStyle = styles.style(of: tree.root, parent: ComputedStyle(), &report)
    }

    /// Returns all shapes at or below `element`, in document order.
    ///
    /// - Throws: `ReadError` when the file exceeds the limits.
    package mutating func outlines(of element: XMLElement) throws(ReadError) -> [Outline] {
        (instances, fault) = (0, nil)
        var found = Found(readsPaint: true)
        try collect(element, in: try context(of: element, readsPaint: true), into: &found)
        try limits.check(report, at: element)
        return found.outlines
    }

    /// Returns the first element with the given id whose name `isWanted` accepts, as resolving does: when a shape and a
    /// gradient share an id, a reference finds the one that it can use.
    mutating func element(id: String, where isWanted: (String) -> Bool = { _ in true }) -> XMLElement? {
        elements[id].flatMap { tree.first(of: $0, where: isWanted) }
    }

    /// Returns the bounds of all shapes at or below `element`, whatever their paint; nil when there are none.
    ///
    /// Font-relative lengths refer to the initial font size.
    ///
    /// - Throws: `ReadError` when the file exceeds the limits.
    package mutating func bounds(of element: XMLElement) throws(ReadError) -> Rect? {
        try paths(of: element).compactMap(\.bounds).union
    }

    /// Returns the paths of the shapes at or below `element`, without their paint, as `bounds(of:)` measures them.
    ///
    /// - Throws: `ReadError` when the file exceeds the limits.
    package mutating func paths(of element: XMLElement) throws(ReadError) -> [Path] {
        fault = nil
        var found = Found(readsPaint: false)
        try collect(element, in: try context(of: element, readsPaint: false), into: &found)
        try limits.check(report, at: element)
        return found.outlines.map(\.path)
    }

    /// Notes a fault in the geometry: as a diagnostic for a picture, as `fault` for a template.
    mutating func note(fault: String, at position: SourcePosition) {
        let diagnostic = Diagnostic(.invalid, fault, at: position)
        if subject == .picture { report.note(diagnostic) } else { self.fault = self.fault ?? diagnostic }
    }

    /// Returns the part of the root element's user space that is the picture: its view box, or else its size.
    ///
    /// - Throws: `ReadError` when the file has neither, or is no SVG document.
    package func viewBox() throws(ReadError) -> Rect {
        let root = tree.root
        try root.checkIsSVG()
        if let box = root.viewBox { return box }
        guard let size = rootStyle.statedSize(of: root), size.x > 0, size.y > 0 else {
            let misspelt = root.attributes.first { AttributeName.meant(by: $0.name) == "viewBox" }?.name
            let hint = misspelt.map { "; did you mean viewBox instead of \($0)?" } ?? ""
            throw ReadError(
                position: root.position, message: "has no size; expected a viewBox, or width and height\(hint)")
        }
        return Rect(x: 0, y: 0, width: size.x, height: size.y)
    }

    /// The length of a page pixel in the root element's user space when the file is shown at its stated size.
    var pageUnit: Double { 1 / pagePlacement.meanScale }

    /// The root element's transform in its user space; CSS applies it to the element's box on the page.
    var pageTransform: AffineTransform {
        guard rootStyle.isTransformed else { return .identity }
        let size = (try? rootStyle.size(of: tree.root, viewBox: tree.root.viewBox)) ?? .zero
        let placement = pagePlacement
        return (placement.inverse ?? .identity) * rootStyle.pageTransform(size) * placement
    }

    /// The transform from the root element's user space to the page at the file's stated size.
    var pagePlacement: AffineTransform {
        let root = tree.root
        guard let box = root.viewBox, let size = try? rootStyle.size(of: root, viewBox: box) else { return .identity }
        return placement(in: Rect(x: 0, y: 0, width: size.x, height: size.y))
    }

    /// Returns the transform from the root element's user space to the viewport in which the picture is drawn.
    package func placement(in viewport: Rect) -> AffineTransform {
        tree.root.viewBox == nil ? .identity : Viewport(bounds: viewport, of: tree.root).placement
    }
}

extension Diagnostic {
    fileprivate static func adaptingTemplate(at position: SourcePosition) -> Diagnostic {
        Diagnostic(
            .unsupported,
            "style: rules for the dark appearance are left out: the colours of a template's layers adapt by themselves",
            at: position)
    }
}
