internal import SymbolDrawing
internal import SymbolGeometry

/// What flows down the tree to an element.
struct Scope {
    /// From the parent's user space to the drawing's space.
    var transform: AffineTransform
    /// The parent's style.
    @Boxed var style: ComputedStyle
    /// The nearest viewport in the parent's user units.
    var viewportWidth: Double
    var viewportHeight: Double
    /// The elements being drawn, outermost first, through every reference: meeting one of them again is a cycle.
    ///
    /// As many as there are, so deep do groups lie within one another.
    var ancestry: [Int] = []
    /// Set inside markers and what `use` copies.
    var context = PaintContext.none

    func basis(_ style: ComputedStyle) -> LengthBasis {
        style.basis(viewportWidth: viewportWidth, viewportHeight: viewportHeight)
    }

    /// The scope of `element`'s children, where `style` is its own.
    func entering(_ element: XMLElement, _ style: ComputedStyle, _ transform: AffineTransform) -> Scope {
        var scope = self
        scope.transform = transform
        scope.style = style
        scope.ancestry.append(element.index)
        // Each filter of a list is a group around what the others work on.
        let filters = style.own.filters.count
        if filters > 1 { scope.ancestry += repeatElement(element.index, count: filters - 1) }
        return scope
    }
}

/// An element met in its place: its style, and its user space's way to the drawing's.
struct Placed {
    let element: XMLElement
    @Boxed private(set) var style: ComputedStyle
    let transform: AffineTransform
    let scope: Scope

    var basis: LengthBasis { scope.basis(style) }

    /// The scope of the element's children.
    var inner: Scope { scope.entering(element, style, transform) }
}
