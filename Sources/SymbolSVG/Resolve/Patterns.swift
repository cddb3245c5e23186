internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// Returns the paint that a `pattern` element gives a shape (SVG 2 §14.3).
    mutating func pattern(
        _ element: XMLElement, opacity: Double, _ placed: Placed, _ path: Path
    ) throws(ReadError) -> PaintServer {
        guard !placed.inner.ancestry.contains(element.index) else {
            note(.invalid, element, "<pattern> leads back to itself")
            return .fallback
        }
        try enter(element, placed.inner)
        let attributes = serverAttributes(of: element, kind: "pattern") { $0 == "pattern" }
        guard let owner = attributes.content else { return .fallback }
        guard let tile = tile(attributes, placed, path.bounds) else { return .fallback }
        guard tile.width > 0, tile.height > 0 else { return .fallback }
        guard var scope = contentScope(attributes, owner, placed, tile, path.bounds) else { return .fallback }
        scope.ancestry.append(element.index)
        scope.context = .none
        var nodes = try nodes(of: owner.children, in: scope)
        guard !nodes.isEmpty else { return .nothing }
        if opacity < 1 { nodes = [.group(DrawingGroup(opacity: opacity, nodes: nodes))] }
        guard let own = transform("patternTransform", attributes, placed.basis) else { return .nothing }
        let space = placed.transform * own
        return .paint(
            .pattern(
                Pattern(
                    width: tile.width, height: tile.height,
                    transform: space * .translation(x: tile.minX, y: tile.minY), nodes: nodes)))
    }

    /// Returns the first tile in user space; nil when it is measured by a box without area.
    private func tile(_ attributes: PaintServerAttributes, _ placed: Placed, _ box: Rect?) -> Rect? {
        var basis = placed.basis
        let usesBox = attributes["patternUnits"] != "userSpaceOnUse"
        if usesBox { (basis.viewportWidth, basis.viewportHeight) = (1, 1) }
        func side(_ name: String, _ axis: LengthBasis.Axis) -> Double {
            basis.resolve(attributes.length(name) ?? .zero, axis)
        }
        let tile = Rect(
            x: side("x", .horizontal), y: side("y", .vertical),
            width: max(0, side("width", .horizontal)), height: max(0, side("height", .vertical)))
        guard usesBox else { return tile }
        return boxTransform(box).map { tile.transformed(by: $0) }
    }

    /// Returns the scope of a tile's contents, whose origin is the tile's corner; nil when a box without area measures
    /// it.
    private mutating func contentScope(
        _ attributes: PaintServerAttributes, _ owner: XMLElement, _ placed: Placed, _ tile: Rect, _ box: Rect?
    ) -> Scope? {
        var scope = placed.inner.entering(owner, styleInFile(of: owner), .identity)
        let boxOwner = attributes.owner(of: "viewBox")
        if let boxOwner { viewBox(of: boxOwner) }
        if let viewBox = boxOwner?.viewBox {
            let corner = Rect(x: 0, y: 0, width: tile.width, height: tile.height)
            let ratio = attributes["preserveAspectRatio"]
            scope.transform = Viewport(bounds: corner, viewBox: viewBox, preserveAspectRatio: ratio).placement
        } else if attributes["patternContentUnits"] == "objectBoundingBox" {
            guard let box, box.width > 0, box.height > 0 else { return nil }
            scope.transform = .scale(x: box.width, y: box.height)
        }
        return scope
    }
}
