internal import SymbolDrawing
internal import SymbolGeometry

/// The state that an element inherits down the tree.
struct Scope {
    /// The transform from the parent's user space to the drawing's space.
    var transform: AffineTransform
    /// The parent's style.
    @Boxed var style: ComputedStyle
    /// The width of the nearest viewport, in the parent's user units.
    var viewportWidth: Double
    /// The height of the nearest viewport, in the parent's user units.
    var viewportHeight: Double
    /// The elements being drawn, outermost first, through every reference; reaching one of them again is a cycle.
    ///
    /// Their number bounds the nesting depth of groups.
    var ancestry: [Int] = []
    /// The context of paints, set inside markers and the contents of `use`.
    var context = PaintContext.none

    func basis(_ style: ComputedStyle) -> LengthBasis {
        style.basis(viewportWidth: viewportWidth, viewportHeight: viewportHeight)
    }

    /// Returns the scope of `element`'s children, given the element's own style.
    func entering(_ element: XMLElement, _ style: ComputedStyle, _ transform: AffineTransform) -> Scope {
        var scope = self
        scope.transform = transform
        scope.style = style
        scope.ancestry.append(element.index)
        // Each filter of a list is a group around the input of the next.
        let filters = style.own.filters.count
        if filters > 1 { scope.ancestry += repeatElement(element.index, count: filters - 1) }
        return scope
    }
}

/// An element in its position: its style, and the transform from its user space to the drawing's.
struct Placed {
    let element: XMLElement
    @Boxed private(set) var style: ComputedStyle
    let transform: AffineTransform
    let scope: Scope

    var basis: LengthBasis { scope.basis(style) }

    /// The scope of the element's children.
    var inner: Scope { scope.entering(element, style, transform) }
}
