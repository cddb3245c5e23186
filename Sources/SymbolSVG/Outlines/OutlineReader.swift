package import SymbolDrawing
package import SymbolGeometry
package import SymbolText

/// Reads shapes where they stand, whatever they are painted with, for files whose elements mean more than a picture.
package struct OutlineReader: Sendable {
    package struct Outline: Sendable {
        package var element: XMLElement
        /// In the root element's user space.
        package var path: Path
        /// False where there is no fill: hidden, at an opacity of 0 or without paint.
        ///
        /// What colour it has, `transparent` among them, does not matter: systems leave out the colours that a
        /// template's outlines have themselves.
        package var isFilled: Bool
        /// Nil where there is no stroke, likewise; lengths in the root element's user space.
        package var stroke: StrokeStyle?
        package var isStroked: Bool { stroke != nil }
        /// The opacity of the fill and of the stroke, that of the elements around included.
        package var opacity: (fill: Double, stroke: Double)
        package var fillRule: FillRule
    }

    /// What a file is read as.
    package enum Subject: Sendable {
        /// A template, of whose style sheets those rules are left out that describe layers and how an editor previews
        /// them.
        case template
        /// A picture like any other.
        case picture
    }

    let tree: XMLTree
    private(set) lazy var elements = tree.elementsByID()
    let subject: Subject
    let styles: StyleResolver
    let limits: ResolverLimits
    var report: ResolverReport
    /// What is wrong with styles, and what outlines leave out; of a picture also what is wrong with its geometry.
    package var diagnostics: [Diagnostic] { report.diagnostics }
    /// The first that is wrong with the geometry of what was last asked for in a template; nil where nothing is.
    package private(set) var fault: Diagnostic?
    /// Elements looked at since outlines were last asked for, counting each `use` anew: those that draw nothing cost
    /// time too.
    var instances = 0
    /// What is known of boxes in which transforms have their origins, by what is used around them and their own.
    var boxes: [[Int]: Rect?] = [:]
    /// What reaches the children of an element, kept for the next of them that is asked for.
    var lastParent: (index: Int, readsPaint: Bool, context: Context)?

    package init(
        _ tree: XMLTree, of subject: Subject = .template, sheets: StyleSheets? = nil,
        limits: ResolverLimits = ResolverLimits()
    ) {
        (self.tree, self.subject) = (tree, subject)
        styles = StyleResolver(
            sheets ?? StyleSheets(tree), subject == .template ? { !$0.describesLayers } : nil)
        report = ResolverReport(
            styles.diagnostics, limit: limits.diagnostics, matching: MatchingBudget(limits.matching))
        self.limits = limits
    }

    /// All shapes at or below `element`, in document order.
    ///
    /// - Throws: `ReadError` where the file exceeds the limits.
    package mutating func outlines(of element: XMLElement) throws(ReadError) -> [Outline] {
        (instances, fault) = (0, nil)
        var found = Found(readsPaint: true)
        try collect(element, in: try context(of: element, readsPaint: true), into: &found)
        try limits.check(report.matching, at: element)
        return found.outlines
    }

    /// The bounds of all shapes at or below `element`, whatever they are painted with; nil where there are none.
    ///
    /// Lengths in units of the font are those of its initial size.
    ///
    /// - Throws: As `outlines(of:)` does.
    package mutating func bounds(of element: XMLElement) throws(ReadError) -> Rect? {
        try paths(of: element).compactMap(\.bounds).union
    }

    /// The shapes at or below `element` without what they are painted with, as `bounds(of:)` measures them.
    ///
    /// - Throws: As `outlines(of:)` does.
    package mutating func paths(of element: XMLElement) throws(ReadError) -> [Path] {
        fault = nil
        var found = Found(readsPaint: false)
        try collect(element, in: try context(of: element, readsPaint: false), into: &found)
        return found.outlines.map(\.path)
    }

    /// Tells what is wrong with a picture, as where it is drawn; keeps it in mind of a template.
    mutating func note(fault: String, at position: SourcePosition) {
        let diagnostic = Diagnostic(.invalid, fault, at: position)
        if subject == .picture { report.note(diagnostic) } else { self.fault = self.fault ?? diagnostic }
    }

    /// The part of the root element's user space that is the picture: its view box, else its size.
    ///
    /// - Throws: `ReadError` where the file has neither.
    package func viewBox() throws(ReadError) -> Rect {
        let root = tree.root
        if let box = root.viewBox { return box }
        let style = styles.style(of: root, parent: ComputedStyle())
        guard let size = style.statedSize(of: root), size.x > 0, size.y > 0 else {
            throw ReadError(position: root.position, message: "has no size; expected a viewBox, or width and height")
        }
        return Rect(x: 0, y: 0, width: size.x, height: size.y)
    }

    /// What a pixel of the page comes to in the root element's user space, where the file is as large as it says.
    var pageUnit: Double { 1 / pagePlacement(styles.style(of: tree.root, parent: ComputedStyle())).meanScale }

    /// The root element's transform, which is one of its box on the page, in its user space.
    var pageTransform: AffineTransform {
        let style = styles.style(of: tree.root, parent: ComputedStyle())
        guard style.own.transform != .identity, let size = try? style.size(of: tree.root, viewBox: tree.root.viewBox)
        else { return .identity }
        let placement = pagePlacement(style)
        return (placement.inverse ?? .identity) * style.pageTransform(size) * placement
    }

    private func pagePlacement(_ style: ComputedStyle) -> AffineTransform {
        let root = tree.root
        guard let box = root.viewBox, let size = try? style.size(of: root, viewBox: box) else { return .identity }
        return placement(in: Rect(x: 0, y: 0, width: size.x, height: size.y))
    }

    /// From the root element's user space to the viewport that the picture is drawn in.
    package func placement(in viewport: Rect) -> AffineTransform {
        tree.root.viewBox == nil ? .identity : Viewport(bounds: viewport, of: tree.root).placement
    }
}
