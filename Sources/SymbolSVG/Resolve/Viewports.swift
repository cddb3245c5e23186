internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// Returns the drawing of the whole document.
    mutating func drawing() throws(ReadError) -> Drawing {
        let root = tree.root
        guard root.name == "svg" else {
            throw ReadError(position: root.position, message: "found root element <\(root.name)>; expected <svg>")
        }
        guard !root.isForeign else {
            throw ReadError(
                position: root.position,
                message: "found root element <svg> of another namespace; expected \"http://www.w3.org/2000/svg\"")
        }
        checkViewBox(of: root)
        let style = style(of: root, parent: ComputedStyle())
        let size = try style.size(of: root, viewBox: root.viewBox)
        page = size
        let viewport = Rect(x: 0, y: 0, width: size.x, height: size.y)
        let scope = Scope(
            transform: .identity, style: ComputedStyle(),
            viewportWidth: viewport.width, viewportHeight: viewport.height)
        try enter(root, scope)
        let transform = style.pageTransform(size)
        guard style.own.isDisplayed, transform.inverse != nil else { return Drawing(bounds: viewport, nodes: []) }
        let placed = Placed(element: root, style: style, transform: transform, scope: scope)
        let inner = placed.inner.within(Viewport(bounds: viewport, of: root))
        let nodes = background(placed, viewport) + (try composited(try nodes(of: root.children, in: inner), placed))
        // The check in `enter` comes before an element is matched, so the last element needs another.
        try checkMatching(at: root)
        guard size == .zero else { return Drawing(bounds: viewport, nodes: nodes) }
        // Neither size nor view box: the picture reaches from the origin as far as what it paints.
        let painted = nodes.paintedBounds ?? Rect(x: 0, y: 0, width: 100, height: 100)
        return Drawing(bounds: painted.union(Rect(x: 0, y: 0, width: 0, height: 0)), nodes: nodes)
    }

    private func background(_ root: Placed, _ viewport: Rect) -> [DrawingNode] {
        guard let color = root.style.color(root.style.own.background, opacity: 1) else { return [] }
        return [
            .shape(
                DrawingShape(path: Path(rect: viewport), fill: .init(paint: .color(color), rule: .nonZero), stroke: nil)
            )
        ]
    }

    /// Notes a view box that cannot be read.
    mutating func checkViewBox(of element: XMLElement) {
        guard let text = element["viewBox"], element.viewBox == nil else { return }
        note(
            .invalid, element.position(of: "viewBox"),
            "viewBox is \"\(text)\"; expected four numbers, the last two above zero")
    }

    /// Returns what an `svg` inside another one paints.
    mutating func nestedSVG(_ placed: Placed) throws(ReadError) -> [DrawingNode] {
        try contents(of: placed, size: placed.element.writtenSize)
    }

    /// Draws the children of an `svg` or `symbol` in a viewport of its own.
    private mutating func contents(of placed: Placed, size: ViewportSize) throws(ReadError) -> [DrawingNode] {
        let element = placed.element
        guard let viewport = placed.viewport(size) else { return [] }
        checkViewBox(of: element)
        let nodes = try nodes(of: element.children, in: placed.inner.within(viewport))
        guard !nodes.isEmpty, placed.style.own.clipsOverflow ?? true else { return nodes }
        let edge = Path(rect: viewport.bounds).transformed(by: placed.transform)
        return [.group(DrawingGroup(clips: [Clip(areas: [.init(path: edge, rule: .nonZero)])], nodes: nodes))]
    }

    /// Returns a copy of another element (SVG 2 §5.6).
    mutating func use(_ placed: Placed) throws(ReadError) -> [DrawingNode] { try copy(by: placed, in: .use(placed)) }

    /// Returns what a `use` draws, with the given context for paints.
    mutating func copy(by placed: Placed, in context: PaintContext) throws(ReadError) -> [DrawingNode] {
        let element = placed.element
        guard let link = element.link else {
            note(.invalid, element, "<use> does not refer to an element of this file")
            return []
        }
        guard let target = self.element(id: link) else {
            note(.invalid, element.linkPosition, "<use> refers to \"#\(link)\", which is not in the file")
            return []
        }
        guard !placed.inner.ancestry.contains(target.index), !element.isBeneath(target) else {
            note(.invalid, element.linkPosition, "<use> of \"#\(link)\" leads back to itself")
            return []
        }
        var scope = placed.inner
        scope.context = context
        guard target.name == "symbol" || target.name == "svg" else { return try nodes(of: target, in: scope) }
        try enter(target, scope)
        guard let inner = try place(target, in: scope) else { return [] }
        let size = element.size(ofCopied: target)
        return try composited(try contents(of: inner, size: size), inner.inViewport(size))
    }
}

extension XMLElement {
    /// Whether the element is `ancestor` or lies within it, so that a `use` of `ancestor` here would be a cycle.
    package func isBeneath(_ ancestor: XMLElement) -> Bool { sequence(first: self, next: \.parent).contains(ancestor) }

    /// Returns the translation by x and y of a `use`; it applies to the whole user space, including clips and masks
    /// (SVG 2 §5.6).
    func useTranslation(_ geometry: DeclaredGeometry, _ basis: LengthBasis) -> AffineTransform {
        .translation(
            x: basis.resolve(geometry.length(.x, of: self) ?? .zero, .horizontal),
            y: basis.resolve(geometry.length(.y, of: self) ?? .zero, .vertical))
    }

    /// The id in this file to which `href`, or else `xlink:href`, refers.
    var link: String? {
        (self["href"] ?? self["xlink:href"])?.trimmingSpace.fragment
    }

    var linkPosition: SourcePosition { position(of: self["href"] != nil ? "href" : "xlink:href") }
}
