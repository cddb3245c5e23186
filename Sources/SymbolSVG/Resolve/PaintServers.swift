internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

/// What comes of a paint server where a shape uses it.
enum PaintServer {
    case paint(Paint<ColorReference>)
    case nothing
    /// The server cannot be used: the paint written after it counts.
    case fallback
}

extension DocumentResolver {
    /// What `value` paints a shape with; nil for nothing.
    mutating func paint(
        _ value: PaintValue, opacity: Double, _ placed: Placed, _ path: Path
    ) throws(ReadError) -> Paint<ColorReference>? {
        guard opacity > 0 else { return nil }
        if let id = value.server {
            switch try server(id, opacity: opacity, placed, path) {
            case .paint(let paint): return paint
            case .nothing: return nil
            case .fallback: break
            }
        }
        switch value.plain {
        case .contextFill: return try paint(\.fill, of: placed.scope.context, opacity: opacity)
        case .contextStroke: return try paint(\.stroke, of: placed.scope.context, opacity: opacity)
        case let plain: return plain.flatMap { placed.style.color($0, opacity: opacity) }.map { .color($0) }
        }
    }

    private mutating func server(
        _ id: String, opacity: Double, _ placed: Placed, _ path: Path
    ) throws(ReadError) -> PaintServer {
        let isServer = { (name: String) in name.hasSuffix("Gradient") || name == "pattern" }
        guard let server = element(id: id, where: isServer) ?? element(id: id) else {
            note(
                .invalid, placed.element,
                "<\(placed.element.name)> is painted with \"#\(id)\", which is not in the file")
            return .fallback
        }
        switch server.name {
        case "linearGradient", "radialGradient": return try gradient(server, opacity: opacity, placed, path)
        case "pattern": return try pattern(server, opacity: opacity, placed, path)
        default:
            note(.invalid, server, "<\(server.name)> is not drawn as a paint")
            return .fallback
        }
    }

    /// A server's attributes and those that it takes over by `href` from servers of its kind.
    mutating func serverAttributes(
        of element: XMLElement, kind: String, where isOfKind: (String) -> Bool
    ) -> PaintServerAttributes {
        var (chain, visited): ([XMLElement], Set<Int>) = ([], [])
        var next: XMLElement? = element
        var resolved: PaintServerAttributes?
        while let server = next {
            if let known = paintServers[server.index] {
                resolved = known
                break
            }
            chain.append(server)
            visited.insert(server.index)
            next = server.link.flatMap { link in
                guard let target = self.element(id: link, where: isOfKind) else {
                    note(.invalid, server.linkPosition, "href names \"#\(link)\", which is no \(kind) of this file")
                    return nil
                }
                guard !visited.contains(target.index) else {
                    note(.invalid, server.linkPosition, "href of \"#\(link)\" leads back to itself")
                    return nil
                }
                return target
            }
        }
        for server in chain.reversed() {
            let attributes = PaintServerAttributes(server, over: resolved)
            paintServers[server.index] = attributes
            resolved = attributes
        }
        return resolved ?? PaintServerAttributes(element, over: nil)
    }

    /// A server's own transform about its origin; the identity where it is malformed, nil where it makes everything a
    /// line or a point.
    mutating func transform(
        _ name: String, _ attributes: PaintServerAttributes, _ basis: LengthBasis
    ) -> AffineTransform? {
        guard let owner = attributes.owner(of: name), let text = owner[name] else { return .identity }
        guard let transform = AffineTransform(svg: text) else {
            note(.invalid, owner.position(of: name), "\(name) is \"\(text)\"; expected a list of transforms")
            return .identity
        }
        guard transform.inverse != nil else { return nil }
        guard let origin = styleInFile(of: attributes.element).own.transformOrigin else { return transform }
        return transform.about(Point(basis.resolve(origin.x, .horizontal), basis.resolve(origin.y, .vertical)))
    }
}

/// The attributes of a paint server, each from the nearest server that has it, of itself and those that it refers to by
/// `href`, one by the other.
struct PaintServerAttributes {
    let element: XMLElement
    /// The nearest server that has children to draw or to blend.
    let content: XMLElement?
    private var owners: [Key: XMLElement]

    private struct Key: Hashable {
        let name: String
        /// The name of the element that alone passes it on: coordinates only pass between gradients of a kind
        /// (SVG 2 §14.2.2, §14.2.3).
        let kind: String?
    }

    /// - Parameters:
    ///   - element: The server.
    ///   - other: What the server that it refers to has; nil where it refers to none.
    init(_ element: XMLElement, over other: PaintServerAttributes?) {
        self.element = element
        content = element.children.contains { $0.isContent(of: element) } ? element : other?.content
        owners = other?.owners ?? [:]
        for attribute in element.attributes where Self.names.contains(attribute.name) {
            owners[Self.key(attribute.name, of: element)] = element
        }
    }

    subscript(name: String) -> String? {
        owner(of: name)?[name]
    }

    func owner(of name: String) -> XMLElement? { owners[Self.key(name, of: element)] }

    private static func key(_ name: String, of element: XMLElement) -> Key {
        Key(name: name, kind: coordinates.contains(name) && element.name.hasSuffix("Gradient") ? element.name : nil)
    }

    func length(_ name: String) -> Length? {
        self[name].flatMap { Length($0) }
    }

    private static let coordinates: Set = ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"]
    /// What servers hand on; of anything else each has its own.
    private static let names = coordinates.union([
        "gradientUnits", "gradientTransform", "spreadMethod", "x", "y", "width", "height", "viewBox",
        "preserveAspectRatio", "patternUnits", "patternContentUnits", "patternTransform"
    ])
}

extension XMLElement {
    /// Whether a server has its content by this child: a gradient by a stop, a pattern by anything.
    fileprivate func isContent(of server: XMLElement) -> Bool {
        !isForeign && (server.name == "pattern" || name == "stop")
    }
}
