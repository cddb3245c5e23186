internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

/// Whose paints `context-fill` and `context-stroke` are (SVG 2 §13.2).
indirect enum PaintContext: Sendable {
    case none
    /// The shape that a marker is on, and its outline.
    case shape(Placed, Path)
    /// The `use` that draws a copy.
    case use(Placed)

    /// Whether the elements around one another, through every reference, tell it: those around a marker's picture do
    /// not include its shape.
    var isToldByAncestry: Bool {
        switch self {
        case .none: true
        case .shape: false
        case .use(let placed): placed.scope.context.isToldByAncestry
        }
    }
}

extension DocumentResolver {
    /// One of the context's paints, in the context's own space and box; the opacity is that of what takes it over.
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

    /// The bounds of what a `use` draws, in its user space.
    private mutating func box(ofCopyBy use: Placed) throws(ReadError) -> Rect? {
        // Many shapes may ask for it, and copies within one another would double the work at each level.
        let place = use.scope.context.isToldByAncestry ? use.inner.ancestry : nil
        if let place, let known = copyBoxes[place] { return known }
        let nodes = try copy(by: use, in: .none)
        let box = use.transform.inverse.flatMap { nodes.bounds(in: $0) }
        if let place { copyBoxes[place] = .some(box) }
        return box
    }
}
