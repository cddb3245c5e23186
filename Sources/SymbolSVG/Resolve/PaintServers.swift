internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

/// The result of a paint server for a shape.
enum PaintServer {
    case paint(Paint<ColorReference>)
    case nothing
    /// The server cannot be used, so the fallback paint applies.
    case fallback
}

extension DocumentResolver {
    /// Returns the paint that `value` gives a shape; nil for none.
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
            note(.invalid, placed.element, placed.element.messageOfMissing(server: id))
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

    /// Returns a server's attributes, including those inherited through `href` from servers of its kind.
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
                    note(
                        .invalid, server.linkPosition,
                        "href refers to \"#\(link)\", which is not a \(kind) of this file")
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
            checkNumbers(of: server)
            let attributes = PaintServerAttributes(server, over: resolved)
            paintServers[server.index] = attributes
            resolved = attributes
        }
        return resolved ?? PaintServerAttributes(element, over: nil)
    }

    /// Returns a server's own transform about its origin; the identity when it is malformed, nil when it is not
    /// invertible.
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

/// The attributes of a paint server, each from the nearest server that has it in the chain of `href` references.
struct PaintServerAttributes {
    let element: XMLElement
    /// The nearest server with children that are drawn or blended.
    let content: XMLElement?
    private var owners: [Key: XMLElement]

    private struct Key: Hashable {
        let name: String
        /// The name of the elements to which the attribute is restricted: coordinates are only inherited between
        /// gradients of the same kind (SVG 2 §14.2.2, §14.2.3).
        let kind: String?
    }

    /// Collects the attributes of a server.
    ///
    /// - Parameters:
    ///   - element: The server.
    ///   - other: The attributes of the server to which it refers; nil when it refers to none.
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
    /// The names of inherited attributes; all others belong to each server alone.
    private static let names = coordinates.union([
        "gradientUnits", "gradientTransform", "spreadMethod", "x", "y", "width", "height", "viewBox",
        "preserveAspectRatio", "patternUnits", "patternContentUnits", "patternTransform"
    ])
}

extension XMLElement {
    /// Whether this child counts as content of a server: a stop for a gradient, anything for a pattern.
    fileprivate func isContent(of server: XMLElement) -> Bool {
        !isForeign && (server.name == "pattern" || name == "stop")
    }
}

extension XMLElement {
    /// Returns the message that the element is painted with a server that is not there.
    func messageOfMissing(server id: String) -> String {
        "<\(name)> is painted with \"#\(id)\", which is not in the file"
    }
}
