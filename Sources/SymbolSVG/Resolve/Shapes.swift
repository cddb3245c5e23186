internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// Returns a basic shape with its paints.
    mutating func shape(_ placed: Placed) throws(ReadError) -> [DrawingNode] {
        for child in placed.element.undrawnChildren { note(.unsupported, child, "<\(child.name)> is not drawn") }
        guard let path = path(of: placed) else { return [] }
        try count(path, of: placed.element)
        let style = placed.style
        // A line has no interior.
        let fill =
            placed.element.name == "line" ? nil : try paint(style.fill, opacity: style.fillOpacity, placed, path)
        let strokesOnPage = style.own.strokesOnPage
        let shape = DrawingShape(
            path: strokesOnPage ? path.transformed(by: placed.transform) : path,
            transform: strokesOnPage ? .identity : placed.transform,
            fill: fill.map { .init(paint: $0, rule: style.fillRule) },
            stroke: try stroke(placed, path),
            strokesFirst: style.paintOrder.paints(.stroke, before: .fill), isAntialiased: style.isAntialiased)
        // A shape without paint still counts for bounding boxes; it is dropped when drawing.
        guard style.isVisible else { return [.shape(shape.unpainted)] }
        return shape.nodes(with: try markers(placed, path), style.paintOrder)
    }

    /// Returns the outline of a shape element in its own user space, noting any problems.
    mutating func path(of placed: Placed) -> Path? {
        let (path, problems) = ShapeReader(placed.element, placed.style.own.geometry, placed.basis).read()
        for problem in problems {
            note(.invalid, placed.element.position(of: problem.attribute, offset: problem.offset), problem.message)
        }
        guard let path, !path.isEmpty, path.isFinite else { return nil }
        return path
    }

    private mutating func stroke(_ placed: Placed, _ path: Path) throws(ReadError) -> DrawingShape.Stroke? {
        let style = placed.style
        let line = style.own.strokesOnPage ? path.transformed(by: placed.transform) : path
        guard let stroke = style.strokeStyle(of: placed.element, along: line, placed.basis),
            let paint = try paint(style.stroke, opacity: style.strokeOpacity, placed, path)
        else { return nil }
        return DrawingShape.Stroke(paint: paint, style: stroke)
    }
}

extension DrawingShape {
    /// Returns the shape and its markers in paint order; markers between fill and stroke split the shape.
    fileprivate func nodes(with markers: [DrawingNode], _ order: PaintOrder) -> [DrawingNode] {
        if markers.isEmpty { return [.shape(self)] }
        if order.parts.last == .markers { return [.shape(self)] + markers }
        if order.parts.first == .markers { return markers + [.shape(self)] }
        var (filled, stroked) = (self, self)
        (filled.stroke, stroked.fill) = (nil, nil)
        let (back, front) = strokesFirst ? (stroked, filled) : (filled, stroked)
        return [.shape(back)] + markers + [.shape(front)]
    }

    fileprivate var unpainted: DrawingShape {
        DrawingShape(path: path, transform: transform, fill: nil, stroke: nil)
    }
}

extension DrawingNode {
    /// The node without paint, which only counts for bounding boxes.
    var unpainted: DrawingNode {
        switch self {
        case .shape(let shape): .shape(shape.unpainted)
        case .group(let group): .group(DrawingGroup(isMarker: group.isMarker, nodes: group.nodes.map(\.unpainted)))
        }
    }
}

extension Path {
    var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let a), .line(let a): a.isFinite
            case .quad(let a, let b): a.isFinite && b.isFinite
            case .cubic(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
            case .close: true
            }
        }
    }
}
