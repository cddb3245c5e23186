internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// Returns what a shape's markers paint, in the order of its vertices (SVG 2 §13.7).
    mutating func markers(_ placed: Placed, _ path: Path) throws(ReadError) -> [DrawingNode] {
        let style = placed.style
        guard style.hasMarkers else { return [] }
        for case let id? in [style.markerStart, style.markerMid, style.markerEnd] { noteMarker(id, placed) }
        var nodes: [DrawingNode] = []
        for use in MarkerUse.along(path, style) {
            guard let marker = element(id: use.id, named: "marker"), !placed.inner.ancestry.contains(marker.index)
            else { continue }
            nodes += try instance(of: marker, on: placed, at: placed.transform * use.transform(of: marker), path)
        }
        return nodes
    }

    private mutating func noteMarker(_ id: String, _ placed: Placed) {
        guard let element = element(id: id, named: "marker") else {
            return note(
                .invalid, placed.element, "a marker property refers to \"#\(id)\", which is not a <marker> of this file"
            )
        }
        if placed.inner.ancestry.contains(element.index) {
            note(.invalid, element, "<marker> leads back to itself")
        }
    }

    /// Returns one marker at a vertex, which `transform` places.
    private mutating func instance(
        of element: XMLElement, on placed: Placed, at transform: AffineTransform, _ path: Path
    ) throws(ReadError) -> [DrawingNode] {
        try enter(element, placed.inner)
        checkNumbers(of: element)
        guard let placement = MarkerPlacement(element, placed.basis, strokeWidth: placed.style.strokeWidth) else {
            return []
        }
        viewBox(of: element)
        let space = transform * placement.space
        guard space.inverse != nil else { return [] }
        let style = styleInFile(of: element)
        // The scope excludes the shape, because another marker's picture may contain it again.
        var scope = placed.scope.entering(element, style, transform * placement.content)
        scope.context = .shape(placed, path)
        let nodes = try nodes(of: element.children, in: scope)
        guard !nodes.isEmpty else { return [] }
        guard style.own.clipsOverflow ?? true else { return [.group(DrawingGroup(isMarker: true, nodes: nodes))] }
        let edge = Clip(areas: [.init(path: Path(rect: placement.bounds).transformed(by: space), rule: .nonZero)])
        return [.group(DrawingGroup(clips: [edge], isMarker: true, nodes: nodes))]
    }
}
