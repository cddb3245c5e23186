internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// Returns the drawing of the whole document.
    mutating func drawing() throws(ReadError) -> Drawing {
        let root = tree.root
        try root.checkIsSVG()
        let viewBox = viewBox(of: root)
        checkNumbers(of: root)
        let style = style(of: root, parent: ComputedStyle())
        let stated = try style.size(of: root, viewBox: viewBox)
        // Without a size, percentages and the viewports of symbols still need one.
        let size = stated ?? Point(100, 100)
        page = size
        let viewport = Rect(x: 0, y: 0, width: size.x, height: size.y)
        let scope = Scope(
            transform: .identity, style: ComputedStyle(),
            viewportWidth: viewport.width, viewportHeight: viewport.height)
        try enter(root, scope)
        let transform = style.pageTransform(stated ?? .zero)
        guard style.own.isDisplayed, transform.inverse != nil else { return Drawing(bounds: viewport, nodes: []) }
        let placed = Placed(element: root, style: style, transform: transform, scope: scope)
        let ratio = root["preserveAspectRatio"]
        let inner = placed.inner.within(Viewport(bounds: viewport, viewBox: viewBox, preserveAspectRatio: ratio))
        let nodes = try composited(try nodes(of: root.children, in: inner), placed)
        // The check in `enter` comes before an element is styled, so the last element needs another.
        try checkCosts(at: root)
        // Neither size nor view box: the picture reaches from the origin as far as what it paints.
        let painted = stated == nil ? nodes.paintedBounds?.union(Rect(x: 0, y: 0, width: 0, height: 0)) : nil
        let bounds = painted ?? viewport
        return Drawing(bounds: bounds, nodes: background(placed, bounds) + nodes)
    }

    private func background(_ root: Placed, _ viewport: Rect) -> [DrawingNode] {
        guard let color = root.style.color(root.style.own.background, opacity: 1) else { return [] }
        return [
            .shape(
                DrawingShape(path: Path(rect: viewport), fill: .init(paint: .color(color), rule: .nonZero), stroke: nil)
            )
        ]
    }

    /// Returns an element's view box, if it has one, and notes one that cannot be read.
    @discardableResult
    mutating func viewBox(of element: XMLElement) -> Rect? {
        guard let text = element["viewBox"] else { return nil }
        if let box = Rect(viewBox: text) { return box }
        note(
            .invalid, element.position(of: "viewBox"),
            "viewBox is \"\(text)\"; expected four numbers, the last two above zero")
        return nil
    }

    /// Notes a negative width or height, which counts as missing.
    mutating func checkSize(_ size: ViewportSize, of element: XMLElement) {
        for (name, text) in [("width", size.width), ("height", size.height)] {
            guard let text, let length = Length(text), length.value < 0 else { continue }
            note(.invalid, element.position(of: name), "\(name) is negative")
        }
    }

    /// Returns what an `svg` inside another one paints.
    mutating func nestedSVG(_ placed: Placed) throws(ReadError) -> [DrawingNode] {
        try contents(of: placed, size: placed.element.writtenSize)
    }

    /// Draws the children of an `svg` or `symbol` in a viewport of its own.
    private mutating func contents(of placed: Placed, size: ViewportSize) throws(ReadError) -> [DrawingNode] {
        let element = placed.element
        checkSize(size, of: element)
        checkNumbers(of: element)
        guard let viewport = placed.viewport(size) else { return [] }
        viewBox(of: element)
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
        checkNumbers(of: element)
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
