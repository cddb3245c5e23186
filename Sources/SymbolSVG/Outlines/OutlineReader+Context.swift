internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension OutlineReader {
    /// The state that an element inherits from those around it.
    struct Context: Sendable {
        var transform = AffineTransform.identity
        @Boxed var style = ComputedStyle()
        /// The paints of the shape that a marker is on, or of a `use`, which `context-fill` and `context-stroke` refer
        /// to.
        var paints = (fill: PaintValue.none, stroke: PaintValue.none)
        var isShown = true
        var opacity = 1.0
        /// The width of the nearest viewport, in user units.
        var viewportWidth = 0.0
        /// The height of the nearest viewport, in user units.
        var viewportHeight = 0.0
        /// The bounds of the nearest viewport in the root element's user space; nil for the page itself.
        var viewport: Rect?
        /// The number of enclosing elements, including those that enclose through `use`.
        var depth = 0
        /// The enclosing elements of each `use`, followed by the element it draws; reaching one of them again is a
        /// cycle.
        var used: [Int] = []

        /// The position and size that the current element's style declares.
        var geometry: DeclaredGeometry { style.own.geometry }

        func basis(_ style: ComputedStyle) -> LengthBasis {
            style.basis(viewportWidth: viewportWidth, viewportHeight: viewportHeight)
        }
    }

    /// Returns the state that `element` inherits from the elements around it.
    ///
    /// The root's own view box is disregarded: it maps the page to a screen, not the page's parts to one another.
    mutating func context(of element: XMLElement, readsPaint: Bool) throws(ReadError) -> Context {
        guard let parent = element.parent else { return Context() }
        if let known = lastParent, known.index == parent.index, known.readsPaint == readsPaint { return known.context }
        let context = try enter(parent, try context(of: parent, readsPaint: readsPaint), readsPaint: readsPaint)
        if readsPaint, context.isShown { noteLosses(of: parent, .container, in: context) }
        lastParent = (parent.index, readsPaint, context)
        return context
    }

    /// Returns the state that an element's children inherit; `use` is the element that draws it, if any.
    mutating func enter(
        _ element: XMLElement, _ outer: Context, readsPaint: Bool, usedBy use: XMLElement? = nil
    ) throws(ReadError) -> Context {
        var inner = outer
        inner.depth += 1
        if readsPaint {
            var style = element.parent == nil ? rootStyle : styles.style(of: element, parent: outer.style, &report)
            style.resolveContextPaints(outer.paints)
            inner.transform = outer.transform * (try transform(of: element, style, in: outer))
            inner.style = style
            inner.isShown = outer.isShown && style.own.isDisplayed && style.own.opacity > 0
            inner.opacity = outer.opacity * style.own.opacity
        } else {
            let own = styles.transform(of: element, outer.basis(outer.style), &report)
            if own == nil { noteTransform(of: element) }
            let isPage = element.parent == nil && own != nil && own != .identity
            inner.transform = outer.transform * (isPage ? pageTransform : own ?? .identity)
        }
        if element.parent == nil {
            // The page is already in its children's units.
            let page = try? viewBox()
            (inner.viewportWidth, inner.viewportHeight) = (page?.width ?? 0, page?.height ?? 0)
        } else if let use {
            inner.enterViewport(of: element, size: use.size(ofCopied: element))
        } else if element.name == "svg" {
            inner.enterViewport(of: element, size: element.writtenSize)
        }
        return inner
    }

    private mutating func noteTransform(of element: XMLElement) {
        let text = (element["transform"] ?? "").prefix(60)
        report.note(
            Diagnostic(
                .invalid, "transform: \"\(text)\" is not a valid value", at: element.position(of: "transform")))
    }

    /// Returns an element's own transform.
    private mutating func transform(
        of element: XMLElement, _ style: ComputedStyle, in outer: Context
    ) throws(ReadError) -> AffineTransform {
        guard element.parent != nil else { return pageTransform }
        guard style.own.transformBox != .viewBox else { return style.transform(outer.basis(style)) }
        return style.transform(outer.basis(style), in: try box(of: element, style, in: outer) ?? Rect(.zero))
    }

    /// Returns the box in which the origin of an element's transform is measured, in its own user space.
    private mutating func box(
        of element: XMLElement, _ style: ComputedStyle, in outer: Context
    ) throws(ReadError) -> Rect? {
        // Without this cache, the boxes of nested elements would double the work at each level.
        let key = outer.used + [element.index]
        if let known = boxes[key] { return known }
        var (untransformed, found) = (outer, Found(readsPaint: true, readsMarkers: false))
        (untransformed.style, untransformed.transform) = (style, .identity)
        try collectContents(of: element, in: untransformed, into: &found)
        let bounds = found.outlines.compactMap { outline in
            let stroke =
                style.own.transformBox == .strokeBox ? outline.stroke?.bounds(of: outline.path, .identity) : nil
            return stroke.map { outline.path.bounds?.union($0) ?? $0 } ?? outline.path.bounds
        }
        boxes[key] = .some(bounds.union)
        return bounds.union
    }
}

extension OutlineReader.Context {
    /// Enters the viewport of a nested `svg` or a `symbol` with the given size.
    fileprivate mutating func enterViewport(of element: XMLElement, size: ViewportSize) {
        let viewport = element.viewport(geometry, basis(style), size)
        (viewportWidth, viewportHeight) = (viewport?.units.width ?? 0, viewport?.units.height ?? 0)
        guard let viewport else { return isShown = false }
        self.viewport = Path(rect: viewport.bounds).transformed(by: transform).bounds
        transform = transform * viewport.placement
    }
}
