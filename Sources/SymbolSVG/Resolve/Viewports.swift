internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// The whole document.
    mutating func drawing() throws(ReadError) -> Drawing {
        let root = tree.root
        guard root.name == "svg", !root.isForeign else {
            throw ReadError(position: root.position, message: "found root element <\(root.name)>; expected <svg>")
        }
        let viewBox = viewBox(of: root)
        let style = style(of: root, parent: ComputedStyle())
        let size = try style.size(of: root, viewBox: viewBox)
        let viewport = Rect(x: 0, y: 0, width: size.x, height: size.y)
        let scope = Scope(
            transform: .identity, style: ComputedStyle(),
            viewportWidth: viewport.width, viewportHeight: viewport.height)
        try enter(root, scope)
        guard let placed = try place(root, style, in: scope) else { return Drawing(bounds: viewport, nodes: []) }
        let inner = viewportScope(placed, viewport: viewport, viewBox: viewBox)
        let nodes = background(placed, viewport) + (try composited(try nodes(of: root.children, in: inner), placed))
        // Of the last element, too.
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

    mutating func viewBox(of element: XMLElement) -> Rect? {
        guard let text = element["viewBox"] else { return nil }
        if let box = Rect(viewBox: text) { return box }
        note(
            .invalid, element.position(of: "viewBox"),
            "viewBox is \"\(text)\"; expected four numbers, the last two above zero")
        return nil
    }

    /// The scope of what lies in a viewport that `viewBox` is fitted into.
    func viewportScope(_ placed: Placed, viewport: Rect, viewBox: Rect?) -> Scope {
        var scope = placed.inner
        scope.transform = placed.transform * placed.element.placement(of: viewBox, in: viewport)
        let units = viewBox ?? viewport
        (scope.viewportWidth, scope.viewportHeight) = (units.width, units.height)
        return scope
    }

    /// An `svg` inside another one.
    mutating func nestedSVG(_ placed: Placed) throws(ReadError) -> [DrawingNode] {
        try contents(of: placed, size: placed.element.writtenSize)
    }

    /// Draws the children of an `svg` or `symbol` in a viewport of its own.
    private mutating func contents(of placed: Placed, size: ViewportSize) throws(ReadError) -> [DrawingNode] {
        let element = placed.element
        guard let viewport = element.viewport(placed.style.own.geometry, placed.basis, size) else { return [] }
        let viewBox = viewBox(of: element)
        let scope = viewportScope(placed, viewport: viewport, viewBox: viewBox)
        let nodes = try nodes(of: element.children, in: scope)
        guard !nodes.isEmpty, placed.style.own.clipsOverflow ?? true else { return nodes }
        let edge = Clip(areas: [.init(path: Path(rect: viewport).transformed(by: placed.transform), rule: .nonZero)])
        return [.group(DrawingGroup(clips: [edge], nodes: nodes))]
    }

    /// SVG 2 §5.6: a copy of another element.
    mutating func use(_ placed: Placed) throws(ReadError) -> [DrawingNode] { try copy(by: placed, in: .use(placed)) }

    /// What a `use` draws, where its paints are those that a context has.
    mutating func copy(by placed: Placed, in context: PaintContext) throws(ReadError) -> [DrawingNode] {
        let element = placed.element
        guard let link = element.link else {
            note(.invalid, element, "<use> names no element of this file")
            return []
        }
        guard let target = self.element(id: link) else {
            note(.invalid, element.linkPosition, "<use> names \"#\(link)\", which is not in the file")
            return []
        }
        guard !placed.inner.ancestry.contains(target.index), !isBeneath(element, target) else {
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

    private func isBeneath(_ element: XMLElement, _ ancestor: XMLElement) -> Bool {
        sequence(first: element, next: \.parent).contains(ancestor)
    }
}

extension Placed {
    /// An `svg` or `symbol` in the space of its children, which is that of its own clips, masks and filters, too (SVG 1.1
    /// §7.7).
    func inViewport(_ size: ViewportSize) -> Placed {
        guard let viewport = element.viewport(style.own.geometry, basis, size) else { return self }
        let viewBox = element["viewBox"].flatMap { Rect(viewBox: $0) }
        var scope = scope
        let units = viewBox ?? viewport
        (scope.viewportWidth, scope.viewportHeight) = (units.width, units.height)
        return Placed(
            element: element, style: style, transform: transform * element.placement(of: viewBox, in: viewport),
            scope: scope)
    }
}

/// What is said of a viewport's sides.
typealias ViewportSize = (width: String?, height: String?)

extension XMLElement {
    /// What x and y of a `use` add to its transform: they move all its user space, with what clips and masks it
    /// (SVG 2 §5.6).
    func useTranslation(_ geometry: DeclaredGeometry, _ basis: LengthBasis) -> AffineTransform {
        .translation(
            x: basis.resolve(geometry.length(.x, of: self) ?? .zero, .horizontal),
            y: basis.resolve(geometry.length(.y, of: self) ?? .zero, .vertical))
    }

    /// The size that attributes give to an inner `svg` or to a `use`.
    ///
    /// Styles give none: they are the size of shapes, images and the outermost `svg` alone (github.com/w3c/svgwg, issue
    /// 1057, resolved in February 2026).
    var writtenSize: ViewportSize { (self["width"], self["height"]) }

    /// The size that a `use` gives to the `svg` or `symbol` that it draws (SVG 2 §5.6).
    func size(ofCopied target: XMLElement) -> ViewportSize {
        let given = writtenSize
        let own: ViewportSize = target.name == "symbol" ? (nil, nil) : target.writtenSize
        return (given.width ?? own.width, given.height ?? own.height)
    }

    /// The viewport of an `svg` or `symbol` in its user space, where it is as wide and high as is said; nil for one
    /// without area.
    func viewport(_ geometry: DeclaredGeometry, _ basis: LengthBasis, _ size: ViewportSize) -> Rect? {
        let isSymbol = name == "symbol"
        func side(_ text: String?, _ axis: LengthBasis.Axis) -> Double {
            basis.resolve(text.flatMap { Length($0) } ?? Length(100, .percent), axis)
        }
        func origin(_ property: GeometryProperty, _ axis: LengthBasis.Axis) -> Double {
            isSymbol ? 0 : basis.resolve(geometry.length(property, of: self) ?? .zero, axis)
        }
        let viewport = Rect(
            x: origin(.x, .horizontal), y: origin(.y, .vertical),
            width: side(size.width, .horizontal), height: side(size.height, .vertical))
        return viewport.width > 0 && viewport.height > 0 ? viewport : nil
    }

    /// From the space of its children to that of its viewport, into which its view box is fitted if it has one.
    func placement(of viewBox: Rect?, in viewport: Rect) -> AffineTransform {
        guard let viewBox else { return .translation(x: viewport.minX, y: viewport.minY) }
        let fit = self["preserveAspectRatio"].flatMap { PreserveAspectRatio($0) } ?? PreserveAspectRatio()
        return fit.transform(from: viewBox, to: viewport)
    }

    /// The id that `href`, or else `xlink:href`, names in this file.
    var link: String? {
        (self["href"] ?? self["xlink:href"])?.trimmingSpace.fragment
    }

    var linkPosition: SourcePosition { position(of: self["href"] != nil ? "href" : "xlink:href") }
}
