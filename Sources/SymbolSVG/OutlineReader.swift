package import SymbolDrawing
package import SymbolGeometry
package import SymbolText
/// Reads shapes where they stand, whatever they are painted with, for files whose elements mean more than a picture.
package struct OutlineReader: Sendable {
    package struct Outline: Sendable {
        package var element: XMLElement
        /// In the root element's user space.
        package var path: Path
        /// False where nothing of the fill would show: hidden, fully transparent or without paint.
        package var isFilled: Bool
        /// Nil where nothing of the stroke would show; lengths in the root element's user space.
        package var stroke: StrokeStyle?
        package var isStroked: Bool { stroke != nil }
        /// The opacity of the fill and of the stroke, that of the elements around included.
        package var opacity: (fill: Double, stroke: Double)
        package var fillRule: FillRule
    }

    /// What a file is read as.
    package enum Subject: Sendable {
        /// A template: style sheets are left out, since they describe layers and how an editor previews them.
        case template
        /// A picture like any other, of which is told what no outline holds.
        case picture
    }

    let tree: XMLTree
    private(set) lazy var elements = tree.elementsByID()
    private let subject: Subject
    private let styles: StyleResolver
    private let limits: ResolverLimits
    var report: ResolverReport
    /// What is wrong with a picture's styles, and what its outlines leave out; nothing of a template.
    package var diagnostics: [Diagnostic] { report.diagnostics }
    /// Whether malformed geometry of a template is read up to its fault, as pictures' is, and is no error.
    private let toleratesFaults: Bool
    /// Elements looked at since outlines were last asked for, counting each `use` anew: those that draw nothing cost
    /// time too.
    private var instances = 0
    /// What reaches the children of an element, kept for the next of them that is asked for.
    private var lastParent: (index: Int, readsPaint: Bool, context: Context)?

    package init(
        _ tree: XMLTree, of subject: Subject = .template, limits: ResolverLimits = ResolverLimits(),
        toleratesFaults: Bool = false
    ) {
        (self.tree, self.subject) = (tree, subject)
        styles = subject == .picture ? StyleResolver(tree) : StyleResolver()
        report = ResolverReport(styles.diagnostics, limit: subject == .picture ? limits.diagnostics : 0)
        self.limits = limits
        self.toleratesFaults = toleratesFaults
    }

    /// All shapes at or below `element`, in document order.
    ///
    /// - Throws: `ReadError` at the first malformed piece of a template's geometry, unless that is tolerated.
    package mutating func outlines(of element: XMLElement) throws(ReadError) -> [Outline] {
        instances = 0
        var found = Found(readsPaint: true)
        try collect(element, in: try context(of: element, readsPaint: true), into: &found)
        return found.outlines
    }

    /// The bounds of all shapes at or below `element`, whatever they are painted with; nil where there are none.
    ///
    /// Lengths in units of the font are those of its initial size.
    ///
    /// - Throws: As `outlines(of:)` does.
    package mutating func bounds(of element: XMLElement) throws(ReadError) -> Rect? {
        var found = Found(readsPaint: false)
        try collect(element, in: try context(of: element, readsPaint: false), into: &found)
        return found.outlines.lazy.compactMap(\.path.bounds).reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// What has been come by so far.
    private struct Found {
        /// Whether styles are read, which takes most of the time.
        let readsPaint: Bool
        var outlines: [Outline] = []
    }

    fileprivate struct Context: Sendable {
        var transform = AffineTransform.identity
        @Boxed var style = ComputedStyle()
        var isShown = true
        var opacity = 1.0
        /// The nearest viewport in user units.
        var viewportWidth = 0.0
        var viewportHeight = 0.0
        /// Its bounds in the root element's user space; nil for the page itself.
        var viewport: Rect?
        /// How many elements are around, through `use` too, and what was used among them.
        var depth = 0
        var used: [Int] = []

        /// What the style of the element at hand says of its place and size.
        var geometry: DeclaredGeometry { style.own.geometry }

        func basis(_ style: ComputedStyle) -> LengthBasis {
            style.basis(viewportWidth: viewportWidth, viewportHeight: viewportHeight)
        }
    }

    /// What reaches `element` from the elements around it.
    ///
    /// The root's own view box is left out of account: it maps the page to a screen, not the page's parts to one
    /// another.
    private mutating func context(of element: XMLElement, readsPaint: Bool) throws(ReadError) -> Context {
        guard let parent = element.parent else { return Context() }
        if let known = lastParent, known.index == parent.index, known.readsPaint == readsPaint { return known.context }
        let context = try enter(parent, try context(of: parent, readsPaint: readsPaint), readsPaint: readsPaint)
        lastParent = (parent.index, readsPaint, context)
        return context
    }

    /// What reaches an element's children, where a `use` draws it if one is given.
    private mutating func enter(
        _ element: XMLElement, _ outer: Context, readsPaint: Bool, usedBy use: XMLElement? = nil
    ) throws(ReadError) -> Context {
        var inner = outer
        inner.depth += 1
        if readsPaint {
            let style = styles.style(of: element, parent: outer.style, &report)
            inner.transform = outer.transform * (try transform(of: element, style, in: outer))
            inner.style = style
            inner.isShown = outer.isShown && style.own.isDisplayed && style.own.opacity > 0
            inner.opacity = outer.opacity * style.own.opacity
        } else {
            inner.transform = outer.transform * styles.transform(of: element, outer.basis(outer.style))
        }
        if element.parent == nil {
            // It is in its children's units already.
            let page = try? viewBox()
            (inner.viewportWidth, inner.viewportHeight) = (page?.width ?? 0, page?.height ?? 0)
        } else if let use {
            inner.enterViewport(of: element, size: use.size(outer.style.own.geometry, of: element, inner.geometry))
        } else if element.name == "svg" {
            inner.enterViewport(of: element, size: element.size(inner.geometry))
        }
        return inner
    }

    /// The transform that an element has of its own.
    private mutating func transform(
        of element: XMLElement, _ style: ComputedStyle, in outer: Context
    ) throws(ReadError) -> AffineTransform {
        let basis = outer.basis(style)
        guard let box = style.own.transformBox else { return style.transform(basis) }
        var (still, found) = (outer, Found(readsPaint: true))
        (still.style, still.transform) = (style, .identity)
        try collectContents(of: element, in: still, into: &found)
        let bounds = found.outlines.compactMap { outline in
            let stroke = box == .strokeBox ? outline.stroke?.bounds(of: outline.path, .identity) : nil
            return stroke.map { outline.path.bounds?.union($0) ?? $0 } ?? outline.path.bounds
        }
        return style.transform(basis, in: bounds.reduce(nil) { $0?.union($1) ?? $1 } ?? Rect(.zero))
    }

    private mutating func collect(_ element: XMLElement, in outer: Context, into found: inout Found) throws(ReadError) {
        guard !element.isForeign, subject == .template || element.passesConditions else { return }
        try count(element, in: outer)
        let context = try enter(element, outer, readsPaint: found.readsPaint)
        if subject == .picture, context.isShown { noteLosses(of: element, ElementKind.of(element), context.style) }
        try collectContents(of: element, in: context, into: &found)
    }

    private mutating func collectContents(
        of element: XMLElement, in context: Context, into found: inout Found
    ) throws(ReadError) {
        switch ElementKind.of(element) {
        case .svg: try collectViewport(of: element, in: context, into: &found)
        case .container: try collectChildren(of: element, in: context, into: &found)
        case .shape: if let outline = try outline(of: element, context) { found.outlines.append(outline) }
        case .use: try collectUsed(by: element, in: context, into: &found)
        case .switch: if let child = element.chosenChild { try collect(child, in: context, into: &found) }
        case .notDrawn, .neverDrawn: break
        }
    }

    private mutating func count(_ element: XMLElement, in outer: Context) throws(ReadError) {
        instances += 1
        guard outer.depth < limits.depth, instances <= limits.instances else {
            throw ReadError(position: element.position, message: "<use> multiplies the file beyond its limits")
        }
        try limits.check(styleBytes: report.styleBytes, at: element)
    }

    private mutating func collectChildren(
        of element: XMLElement, in context: Context, into found: inout Found
    ) throws(ReadError) {
        for child in element.children { try collect(child, in: context, into: &found) }
    }

    private mutating func collectViewport(
        of element: XMLElement, in context: Context, into found: inout Found
    ) throws(ReadError) {
        let before = found.outlines.count
        try collectChildren(of: element, in: context, into: &found)
        guard subject == .picture, element.parent != nil, let viewport = context.viewport,
            context.style.own.clipsOverflow ?? true
        else { return }
        noteOverflow(of: element, found.outlines[before...], viewport)
    }

    private mutating func collectUsed(
        by element: XMLElement, in context: Context, into found: inout Found
    ) throws(ReadError) {
        guard let link = element.link, let target = elements[link]?.first, !context.used.contains(target) else {
            return try handle(
                fault: "<use> names no element of this file, or leads back to itself", at: element.position)
        }
        var moved = context
        moved.transform =
            context.transform * element.useTranslation(context.geometry, context.basis(context.style))
        moved.used.append(target)
        let used = XMLElement(tree: tree, index: target)
        guard used.name == "symbol" || used.name == "svg" else { return try collect(used, in: moved, into: &found) }
        try count(used, in: moved)
        let inner = try enter(used, moved, readsPaint: found.readsPaint, usedBy: element)
        try collectViewport(of: used, in: inner, into: &found)
    }

    /// Of a picture only tells what is wrong, as where it is drawn.
    private mutating func handle(fault: String, at position: SourcePosition) throws(ReadError) {
        guard subject == .picture else { throw ReadError(position: position, message: fault) }
        report.note(Diagnostic(.invalid, fault, at: position))
    }

    private mutating func outline(of element: XMLElement, _ context: Context) throws(ReadError) -> Outline? {
        let style = context.style
        let basis = context.basis(style)
        let (path, problems) = ShapeReader(element, style.own.geometry, basis).read()
        for problem in problems where !toleratesFaults {
            try handle(fault: problem.message, at: element.position(of: problem.attribute, offset: problem.offset))
        }
        guard let path, !path.isEmpty else { return nil }
        let placed = path.transformed(by: context.transform)
        guard placed.isFinite else {
            throw ReadError(position: element.position, message: "coordinates are out of range")
        }
        let isShown = context.isShown && style.isVisible
        return Outline(
            element: element, path: placed,
            isFilled: isShown && style.fill != .none && style.fillOpacity > 0,
            stroke: isShown ? stroke(style, basis, scale: context.transform.meanScale) : nil,
            opacity: (
                context.opacity * style.fillOpacity * style.fill.alpha,
                context.opacity * style.strokeOpacity * style.stroke.alpha
            ), fillRule: style.fillRule)
    }

    private func stroke(_ style: ComputedStyle, _ basis: LengthBasis, scale: Double) -> StrokeStyle? {
        let width = basis.resolve(style.strokeWidth, .other) * scale
        guard style.stroke != .none, style.strokeOpacity > 0, width > 0, width.isFinite else { return nil }
        let dashes = style.dashes.map { basis.resolve($0, .other) * scale }
        return StrokeStyle(
            width: width, cap: style.strokeCap, join: style.strokeJoin, miterLimit: style.miterLimit,
            dashes: dashes.count % 2 == 1 ? dashes + dashes : dashes,
            dashOffset: basis.resolve(style.dashOffset, .other) * scale)
    }

    /// The part of the root element's user space that is the picture: its view box, else its size.
    ///
    /// - Throws: `ReadError` where the file has neither.
    package func viewBox() throws(ReadError) -> Rect {
        let root = tree.root
        if let box = root["viewBox"].flatMap({ Rect(viewBox: $0) }) { return box }
        guard let size = styles.statedSize(of: root), size.x > 0, size.y > 0 else {
            throw ReadError(position: root.position, message: "has no size; expected a viewBox, or width and height")
        }
        return Rect(x: 0, y: 0, width: size.x, height: size.y)
    }

    /// From the root element's user space to the viewport that the picture is drawn in.
    package func placement(in viewport: Rect) -> AffineTransform {
        guard let box = tree.root["viewBox"].flatMap({ Rect(viewBox: $0) }) else { return .identity }
        return tree.root.placement(of: box, in: viewport)
    }
}

extension OutlineReader.Context {
    /// Enters the viewport of a nested `svg` or a `symbol` of some size.
    fileprivate mutating func enterViewport(of element: XMLElement, size: ViewportSize) {
        let box = element["viewBox"].flatMap { Rect(viewBox: $0) }
        let viewport = element.viewport(geometry, basis(style), size)
        let units = box ?? viewport
        (viewportWidth, viewportHeight) = (units?.width ?? 0, units?.height ?? 0)
        guard let viewport else { return isShown = false }
        self.viewport = Path(rect: viewport).transformed(by: transform).bounds
        transform = transform * element.placement(of: box, in: viewport)
    }
}
