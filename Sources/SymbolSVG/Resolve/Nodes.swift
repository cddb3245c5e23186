internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// What `element` paints, its children included.
    mutating func nodes(of element: XMLElement, in scope: Scope) throws(ReadError) -> [DrawingNode] {
        guard !element.isForeign, ElementKind.of(element) != .neverDrawn else { return [] }
        try enter(element, scope)
        guard element.passesConditions, let placed = try place(element, in: scope) else { return [] }
        let nodes = try contents(of: placed)
        guard placed.style.own.opacity > 0 else { return nodes.map(\.unpainted) }
        return try composited(nodes, ElementKind.of(element) == .svg ? placed.inViewport(element.writtenSize) : placed)
    }

    /// What an element paints, before it is clipped, masked or made translucent.
    private mutating func contents(of placed: Placed) throws(ReadError) -> [DrawingNode] {
        switch ElementKind.of(placed.element) {
        case .shape: try shape(placed)
        case .container: try children(of: placed)
        case .svg: try nestedSVG(placed)
        case .use: try use(placed)
        case .switch: try switched(placed)
        case .notDrawn, .neverDrawn: notDrawn(placed)
        }
    }

    /// The element's style and space, or nil where nothing of it can be seen.
    mutating func place(_ element: XMLElement, in scope: Scope) throws(ReadError) -> Placed? {
        try place(element, style(of: element, parent: scope.style), in: scope)
    }

    /// The same for an element whose style is known.
    @inline(__always)  // A style is large to copy.
    mutating func place(
        _ element: XMLElement, _ style: ComputedStyle, in scope: Scope
    ) throws(ReadError) -> Placed? {
        guard style.own.isDisplayed else { return nil }
        let basis = scope.basis(style)
        let moved = element.name == "use" ? element.useTranslation(style.own.geometry, basis) : nil
        var transform = scope.transform
        if style.own.transformBox == .viewBox || style.own.transform == .identity
            || ElementKind.of(element) == .neverDrawn
        {
            transform = transform * style.transform(basis)
        } else {
            let still = Placed(element: element, style: style, transform: moved ?? .identity, scope: scope)
            transform = transform * style.transform(basis, in: try box(of: still) ?? Rect(.zero))
        }
        if let moved { transform = transform * moved }
        guard transform.inverse != nil else { return nil }
        return Placed(element: element, style: style, transform: transform, scope: scope)
    }

    /// The box in which the origin of an element's transform is measured, where it is placed in its own user space.
    private mutating func box(of placed: Placed) throws(ReadError) -> Rect? {
        // Else the boxes of elements within one another would double the work at each level. What is painted decides
        // on some.
        let place = placed.scope.context.isToldByAncestry ? placed.inner.ancestry : nil
        if let place, let known = boxes[place] { return known }
        let nodes = try contents(of: placed)
        let box = placed.style.own.transformBox == .strokeBox ? nodes.paintedBounds : nodes.bounds(in: .identity)
        if let place { boxes[place] = .some(box) }
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

    private mutating func switched(_ placed: Placed) throws(ReadError) -> [DrawingNode] {
        try placed.element.chosenChild.map { child throws(ReadError) in try nodes(of: child, in: placed.inner) } ?? []
    }

    private mutating func notDrawn(_ placed: Placed) -> [DrawingNode] {
        let element = placed.element
        // A hidden one may hold children that are not.
        let isSeen = element.name != "image" || placed.style.isVisible && !placed.hasNoArea
        if isSeen { note(.unsupported, element, "<\(element.name)> is not drawn") }
        return []
    }
}

extension Placed {
    /// Whether a width or height of nothing keeps the element from being seen.
    fileprivate var hasNoArea: Bool {
        [GeometryProperty.width, .height].contains { style.own.geometry.length($0, of: element)?.value == 0 }
    }
}

extension XMLElement {
    /// Conditional processing (SVG 2 §5.10) for an English reader without extensions.
    var passesConditions: Bool {
        if let extensions = self["requiredExtensions"], !extensions.isEmpty { return false }
        guard let languages = self["systemLanguage"] else { return true }
        return languages.split(separator: ",").contains { language in
            let tag = language.trimmingSpace.lowercased()
            return tag == "en" || tag.hasPrefix("en-")
        }
    }

    /// What a `switch` draws: the first child whose conditions hold (SVG 2 §5.9.2).
    var chosenChild: XMLElement? { children.first { ElementKind.isKnown($0) && $0.passesConditions } }
}

extension XMLElement {
    /// Whether the element is a shape, or may hold shapes that are drawn.
    package var drawsShapes: Bool {
        switch ElementKind.of(self) {
        case .shape, .container, .svg, .use, .switch: !isForeign
        case .notDrawn, .neverDrawn: false
        }
    }
}

/// How an element takes part in drawing.
enum ElementKind {
    case shape, container, svg, use, `switch`
    /// Would paint, but is outside the drawn subset.
    case notDrawn
    /// Paints only where something refers to it, or never.
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
        case "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "stop", "pattern", "marker",
            "filter", "style", "title", "desc", "metadata", "script", "view", "cursor", "font", "font-face",
            "color-profile", "hatch", "solidcolor":
            .neverDrawn
        default: .notDrawn
        }
    }
}
