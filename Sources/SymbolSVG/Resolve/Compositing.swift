internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// Wraps what an element paints in a group when it is translucent, clipped, masked or otherwise composited.
    mutating func composited(_ nodes: [DrawingNode], _ placed: Placed) throws(ReadError) -> [DrawingNode] {
        let own = placed.style.own
        guard own.isComposited, !nodes.isEmpty || mayPaintAlone(placed) else { return nodes }
        var group = DrawingGroup(opacity: own.opacity, blend: own.blend, nodes: nodes)
        let box = placed.transform.inverse.flatMap { nodes.bounds(in: $0) }
        if !own.filters.isEmpty {
            guard let filters = try filters(of: placed, on: nodes, box: box) else { return [] }
            for filter in filters.dropLast() {
                group.nodes = [.group(DrawingGroup(filter: filter, nodes: group.nodes))]
            }
            group.filter = filters.last
        }
        if nodes.isEmpty, group.filter == nil { return [] }
        if let id = own.clipPath,
            let element = element(id: id, named: "clipPath", usedBy: placed, property: "clip-path")
        {
            guard let clips = try clips(element, on: placed, box: box) else { return [] }
            group.clips = clips
        }
        if let id = own.mask, let element = element(id: id, named: "mask", usedBy: placed, property: "mask") {
            guard let masks = try masks(element, on: placed, box: box) else { return [] }
            group.masks = masks
        }
        return [.group(group)]
    }

    /// Whether a filter can paint when there is nothing to filter: a flood can, but not for a shape without an outline,
    /// which is not rendered at all (SVG 2 §9.3.1).
    private func mayPaintAlone(_ placed: Placed) -> Bool {
        !placed.style.own.filters.isEmpty && ElementKind.of(placed.element) != .shape
    }

    /// Returns the element to which a property refers.
    ///
    /// A reference to a missing element counts as `none` (CSS Masking 1 §5.1).
    func element(id: String, named name: String) -> XMLElement? {
        element(id: id) { $0 == name }
    }

    mutating func element(
        id: String, named name: String, usedBy placed: Placed, property: String
    ) -> XMLElement? {
        if let element = element(id: id, named: name) { return element }
        note(.invalid, placed.element, "\(property) refers to \"#\(id)\", which is not a <\(name)> of this file")
        return nil
    }

    /// Returns the transform from bounding-box units to the user space of the box; nil when the box has no area.
    func boxTransform(_ box: Rect?) -> AffineTransform? {
        guard let box, box.width > 0, box.height > 0 else { return nil }
        return AffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
    }
}

extension ComputedStyle.OwnStyle {
    fileprivate var isComposited: Bool {
        opacity < 1 || blend != .normal || isIsolated || !filters.isEmpty || clipPath != nil || mask != nil
    }
}
