internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

/// The element whose paints `context-fill` and `context-stroke` refer to (SVG 2 §13.2).
indirect enum PaintContext: Sendable {
    case none
    /// The shape that a marker is on, and its outline.
    case shape(Placed, Path)
    /// The `use` element that draws a copy.
    case use(Placed)

    /// Whether an element's ancestry, through every reference, determines the context: the ancestry of a marker's
    /// contents does not include the marked shape.
    var isDeterminedByAncestry: Bool {
        switch self {
        case .none: true
        case .shape: false
        case .use(let placed): placed.scope.context.isDeterminedByAncestry
        }
    }
}

extension DocumentResolver {
    /// Returns one of the context's paints, in the context's own space and box, with the opacity of the element that
    /// uses it.
    mutating func paint(
        _ side: KeyPath<ComputedStyle, PaintValue>, of context: PaintContext, opacity: Double
    ) throws(ReadError) -> Paint<ColorReference>? {
        switch context {
        case .none: return nil
        case .shape(let placed, let path):
            return try paint(placed.style[keyPath: side], opacity: opacity, placed, path)
        case .use(let placed):
            let value = placed.style[keyPath: side]
            let box = value.server == nil ? nil : try box(ofCopyBy: placed)
            return try paint(value, opacity: opacity, placed, box.map { Path(rect: $0) } ?? Path())
        }
    }

    /// Returns the bounds of what a `use` draws, in its user space.
    private mutating func box(ofCopyBy use: Placed) throws(ReadError) -> Rect? {
        // Many shapes may request the box, and nested copies would double the work at each level.
        let key = use.scope.context.isDeterminedByAncestry ? use.inner.ancestry : nil
        if let key, let known = copyBoxes[key] { return known }
        let nodes = try copy(by: use, in: .none)
        let box = use.transform.inverse.flatMap { nodes.bounds(in: $0) }
        if let key { copyBoxes[key] = .some(box) }
        return box
    }
}
