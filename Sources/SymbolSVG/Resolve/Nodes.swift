internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// Returns what `element` paints, including its children.
    mutating func nodes(of element: XMLElement, in scope: Scope) throws(ReadError) -> [DrawingNode] {
        guard !element.isForeign, ElementKind.of(element) != .neverDrawn else { return [] }
        try enter(element, scope)
        guard element.passesConditions, let placed = try place(element, in: scope) else { return [] }
        let nodes = try contents(of: placed)
        guard placed.style.own.opacity > 0 else { return nodes.map(\.unpainted) }
        return try composited(nodes, ElementKind.of(element) == .svg ? placed.inViewport(element.writtenSize) : placed)
    }

    /// Returns what an element paints before it is clipped, masked or made translucent.
    private mutating func contents(of placed: Placed) throws(ReadError) -> [DrawingNode] {
        switch ElementKind.of(placed.element) {
        case .shape: try shape(placed)
        case .container: try children(of: placed)
        case .svg: try nestedSVG(placed)
        case .use: try use(placed)
        case .switch: try switchContents(placed)
        case .image: try image(placed)
        case .notDrawn, .neverDrawn: notDrawn(placed)
        }
    }

    /// Returns the element's style and space; nil when nothing of it can be visible.
    mutating func place(_ element: XMLElement, in scope: Scope) throws(ReadError) -> Placed? {
        try place(element, style(of: element, parent: scope.style), in: scope)
    }

    /// Returns the space of an element whose style is known; nil when nothing of it can be visible.
    @inline(__always)  // Copying a style is expensive.
    mutating func place(
        _ element: XMLElement, _ style: ComputedStyle, in scope: Scope
    ) throws(ReadError) -> Placed? {
        guard style.own.isDisplayed else { return nil }
        let basis = scope.basis(style)
        let translation = element.name == "use" ? element.useTranslation(style.own.geometry, basis) : nil
        var transform = scope.transform
        if style.own.transformBox == .viewBox || !style.isTransformed
            || ElementKind.of(element) == .neverDrawn
        {
            transform = transform * style.transform(basis)
        } else {
            let untransformed = Placed(
                element: element, style: style, transform: translation ?? .identity, scope: scope)
            transform = transform * style.transform(basis, in: try box(of: untransformed) ?? Rect(.zero))
        }
        if let translation { transform = transform * translation }
        guard transform.inverse != nil else { return nil }
        return Placed(element: element, style: style, transform: transform, scope: scope)
    }

    /// Returns the box in which the origin of an element's transform is measured; the element is placed in its own user
    /// space.
    private mutating func box(of placed: Placed) throws(ReadError) -> Rect? {
        // Without this cache, the boxes of nested elements would double the work at each level. Some boxes depend on
        // what is painted.
        let key = placed.scope.context.isDeterminedByAncestry ? placed.inner.ancestry : nil
        if let key, let known = boxes[key] { return known }
        let nodes = try contents(of: placed)
        let box = placed.style.own.transformBox == .strokeBox ? nodes.paintedBounds : nodes.bounds(in: .identity)
        if let key { boxes[key] = .some(box) }
        return box
    }

    mutating func children(of placed: Placed) throws(ReadError) -> [DrawingNode] {
        try nodes(of: placed.element.children, in: placed.inner)
    }

    mutating func nodes(of elements: some Sequence<XMLElement>, in scope: Scope) throws(ReadError) -> [DrawingNode] {
        var nodes: [DrawingNode] = []
        for element in elements { nodes += try self.nodes(of: element, in: scope) }
        return nodes
    }

    private mutating func switchContents(_ placed: Placed) throws(ReadError) -> [DrawingNode] {
        try placed.element.chosenChild.map { child throws(ReadError) in try nodes(of: child, in: placed.inner) } ?? []
    }

    private mutating func notDrawn(_ placed: Placed) -> [DrawingNode] {
        note(.unsupported, placed.element, "<\(placed.element.name)> is not drawn")
        return []
    }
}

extension XMLElement {
    /// Whether the element's conditions hold (SVG 2 §5.10) for an English reader without extensions.
    var passesConditions: Bool {
        if let extensions = self["requiredExtensions"], !extensions.isEmpty { return false }
        guard let languages = self["systemLanguage"] else { return true }
        return languages.split(separator: ",").contains { language in
            let tag = language.trimmingSpace.lowercased()
            return tag == "en" || tag.hasPrefix("en-")
        }
    }

    /// The child that a `switch` draws: the first whose conditions hold (SVG 2 §5.9.2).
    ///
    /// Drawing programs put what stands in for a `foreignObject` behind it, for renderers that cannot draw one.
    var chosenChild: XMLElement? {
        let eligible = children.filter { ElementKind.isKnown($0) && $0.passesConditions }
        return eligible.first { $0.name != "foreignObject" } ?? eligible.first
    }
}

extension XMLElement {
    /// Whether the element is a shape or can contain shapes that are drawn.
    package var drawsShapes: Bool {
        switch ElementKind.of(self) {
        case .shape, .container, .svg, .use, .switch: !isForeign
        case .image, .notDrawn, .neverDrawn: false
        }
    }
}

extension XMLElement {
    /// The children that would change the picture, but are not supported, such as the animations in a shape.
    var undrawnChildren: some Sequence<XMLElement> {
        children.lazy.filter { !$0.isForeign && [.image, .notDrawn].contains(ElementKind.of($0)) }
    }
}

/// The role of an element in drawing.
enum ElementKind {
    case shape, container, svg, use, `switch`, image
    /// The element would paint, but is not supported.
    case notDrawn
    /// The element paints only where something refers to it, or never.
    case neverDrawn

    /// Whether SVG defines an element of that name that can be drawn.
    static func isKnown(_ element: XMLElement) -> Bool {
        element.drawsShapes
            || !element.isForeign && ["text", "image", "foreignObject"].contains(element.name)
    }

    static func of(_ element: XMLElement) -> ElementKind {
        switch element.name {
        case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon": .shape
        case "g", "a": .container
        case "svg": .svg
        case "use": .use
        case "switch": .switch
        case "image": .image
        case "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "stop", "pattern", "marker",
            "filter", "style", "title", "desc", "metadata", "script", "view", "cursor", "font", "font-face",
            "color-profile", "hatch", "solidcolor":
            .neverDrawn
        default: .notDrawn
        }
    }
}
