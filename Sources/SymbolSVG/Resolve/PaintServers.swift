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
        case .contextFill: return placed.scope.context.fill?.multiplyingAlpha(by: opacity)
        case .contextStroke: return placed.scope.context.stroke?.multiplyingAlpha(by: opacity)
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
        case "linearGradient", "radialGradient": return gradient(server, opacity: opacity, placed, path)
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
        var chain = [element]
        while let last = chain.last, let link = last.link {
            guard let next = self.element(id: link, where: isOfKind) else {
                note(.invalid, last.linkPosition, "href names \"#\(link)\", which is no \(kind) of this file")
                break
            }
            guard !chain.contains(next) else {
                note(.invalid, last.linkPosition, "href of \"#\(link)\" leads back to itself")
                break
            }
            chain.append(next)
        }
        return PaintServerAttributes(chain: chain)
    }

    /// A server's own transform about its origin; the identity where it is malformed or cannot be undone.
    mutating func transform(
        _ name: String, _ attributes: PaintServerAttributes, _ basis: LengthBasis
    ) -> AffineTransform {
        guard let owner = attributes.owner(of: name), let text = owner[name] else { return .identity }
        guard let transform = AffineTransform(svg: text), transform.inverse != nil else {
            note(
                .invalid, owner.position(of: name),
                "\(name) is \"\(text)\"; expected a list of transforms that can be undone")
            return .identity
        }
        let origin = styleInFile(of: attributes.chain[0]).own.transformOrigin
        return transform.about(Point(basis.resolve(origin.x, .horizontal), basis.resolve(origin.y, .vertical)))
    }
}

extension Paint<ColorReference> {
    fileprivate func multiplyingAlpha(by opacity: Double) -> Paint {
        guard opacity < 1 else { return self }
        return map({ $0.multiplyingAlpha(by: opacity) }, nodes: { [.group(DrawingGroup(opacity: opacity, nodes: $0))] })
    }
}

/// The attributes of a paint server, each from the nearest server of its chain that has it.
struct PaintServerAttributes {
    /// The server and those that it refers to by `href`, nearest first.
    let chain: [XMLElement]

    subscript(name: String) -> String? {
        owner(of: name)?[name]
    }

    func owner(of name: String) -> XMLElement? {
        // Coordinates only pass between gradients of a kind (SVG 2 §14.2.2, §14.2.3).
        chain.first { $0[name] != nil && ($0.name == chain[0].name || !Self.coordinates.contains(name)) }
    }

    func length(_ name: String) -> Length? {
        self[name].flatMap { Length($0) }
    }

    private static let coordinates: Set = ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"]
}
