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
        let size = try size(of: root, viewBox: viewBox)
        let viewport = Rect(x: 0, y: 0, width: size.x, height: size.y)
        let scope = Scope(
            transform: .identity, style: ComputedStyle(),
            viewportWidth: viewport.width, viewportHeight: viewport.height)
        try enter(root, scope)
        guard let placed = place(root, in: scope) else { return Drawing(bounds: viewport, nodes: []) }
        let inner = viewportScope(placed, viewport: viewport, viewBox: viewBox)
        let nodes = background(placed, viewport) + (try composited(try nodes(of: root.children, in: inner), placed))
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

    /// The outermost viewport's size in pixels (SVG 2 §8.2); zero where the file leaves it open.
    private mutating func size(of root: XMLElement, viewBox: Rect?) throws(ReadError) -> Point {
        let sides = (width: root["width"].flatMap { Length($0) }, height: root["height"].flatMap { Length($0) })
        let (width, height) = (sides.width ?? Length(100, .percent), sides.height ?? Length(100, .percent))
        let isOfFont = width.isOfFont || height.isOfFont
        let style = isOfFont ? styles.style(of: root, parent: ComputedStyle()) : ComputedStyle()
        let basis = style.basis(viewportWidth: viewBox?.width ?? 0, viewportHeight: viewBox?.height ?? 0)
        func side(_ name: String, _ length: Length, _ axis: LengthBasis.Axis) throws(ReadError) -> Double {
            let side = basis.resolve(length, axis)
            guard side > 0 || (side == 0 && length.unit == .percent && viewBox == nil), side.isFinite else {
                throw ReadError(
                    position: root.position(of: name),
                    message: "\(name) is \"\(root[name] ?? "")\"; expected a length above zero")
            }
            return side
        }
        var size = Point(try side("width", width, .horizontal), try side("height", height, .vertical))
        // A side that is not stated keeps the ratio of the view box (CSS 2.2 §10.3.2, §10.6.2).
        if let viewBox, sides.width == nil { size.x = size.y * viewBox.width / viewBox.height }
        if let viewBox, sides.height == nil { size.y = size.x * viewBox.height / viewBox.width }
        guard size.isFinite, viewBox == nil || min(size.x, size.y) > 0 else {
            throw ReadError(
                position: root.position(of: "viewBox"), message: "the sides of the viewBox are too unlike for a size")
        }
        guard size != .zero else { return .zero }
        return Point(size.x > 0 ? size.x : 100, size.y > 0 ? size.y : 100)
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
        try contents(of: placed, width: placed.element["width"], height: placed.element["height"])
    }

    /// Draws the children of an `svg` or `symbol` in a viewport of its own.
    mutating func contents(of placed: Placed, width: String?, height: String?) throws(ReadError) -> [DrawingNode] {
        let element = placed.element
        guard let viewport = element.viewport(placed.basis, width: width, height: height) else { return [] }
        let viewBox = viewBox(of: element)
        let scope = viewportScope(placed, viewport: viewport, viewBox: viewBox)
        let nodes = try nodes(of: element.children, in: scope)
        guard !nodes.isEmpty, placed.style.own.clipsOverflow ?? true else { return nodes }
        let edge = Clip(areas: [.init(path: Path(rect: viewport).transformed(by: placed.transform), rule: .nonZero)])
        return [.group(DrawingGroup(clips: [edge], nodes: nodes))]
    }

    /// SVG 2 §5.6: a copy of another element.
    mutating func use(_ placed: Placed) throws(ReadError) -> [DrawingNode] {
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
        guard target.name == "symbol" || target.name == "svg" else { return try nodes(of: target, in: placed.inner) }
        try enter(target, placed.inner)
        guard let inner = place(target, in: placed.inner) else { return [] }
        let (width, height) = element.size(of: target)
        return try composited(try contents(of: inner, width: width, height: height), inner)
    }

    private func isBeneath(_ element: XMLElement, _ ancestor: XMLElement) -> Bool {
        sequence(first: element, next: \.parent).contains(ancestor)
    }
}

extension XMLElement {
    /// What x and y of a `use` add to its transform: they move all its user space, with what clips and masks it
    /// (SVG 2 §5.6).
    func useTranslation(_ basis: LengthBasis) -> AffineTransform {
        .translation(
            x: basis.resolve(self["x"].flatMap { Length($0) } ?? .zero, .horizontal),
            y: basis.resolve(self["y"].flatMap { Length($0) } ?? .zero, .vertical))
    }

    /// The width and height that a `use` gives to the `svg` or `symbol` that it draws (SVG 2 §5.6).
    func size(of target: XMLElement) -> (width: String?, height: String?) {
        let own = target.name == "symbol" ? nil : target
        return (self["width"] ?? own?["width"], self["height"] ?? own?["height"])
    }

    /// The viewport of an `svg` or `symbol` in its user space, where it is as wide and high as is said; nil for one
    /// without area.
    func viewport(_ basis: LengthBasis, width: String?, height: String?) -> Rect? {
        let isSymbol = name == "symbol"
        func length(_ text: String?, _ axis: LengthBasis.Axis, _ initial: Length) -> Double {
            basis.resolve(text.flatMap { Length($0) } ?? initial, axis)
        }
        let viewport = Rect(
            x: isSymbol ? 0 : length(self["x"], .horizontal, .zero),
            y: isSymbol ? 0 : length(self["y"], .vertical, .zero),
            width: length(width, .horizontal, Length(100, .percent)),
            height: length(height, .vertical, Length(100, .percent)))
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
