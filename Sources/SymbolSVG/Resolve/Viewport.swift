internal import SymbolGeometry

/// The region in which an element's children are drawn, and the units in which they are drawn (SVG 2 §8.2).
struct Viewport {
    /// The bounds in the element's user space.
    let bounds: Rect
    /// The view box that is fitted into the bounds.
    let viewBox: Rect?
    private let fit: PreserveAspectRatio

    init(bounds: Rect, viewBox: Rect?, preserveAspectRatio: String?) {
        self.bounds = bounds
        self.viewBox = viewBox
        fit = preserveAspectRatio.flatMap { PreserveAspectRatio($0) } ?? PreserveAspectRatio()
    }

    /// Creates the viewport of an element, into which the element's view box, if any, is fitted.
    init(bounds: Rect, of element: XMLElement) {
        self.init(bounds: bounds, viewBox: element.viewBox, preserveAspectRatio: element["preserveAspectRatio"])
    }

    /// The rectangle to which percentages refer.
    var units: Rect { viewBox ?? bounds }

    /// The transform from the children's space to the element's.
    var placement: AffineTransform {
        viewBox.map { fit.transform(from: $0, to: bounds) } ?? .translation(x: bounds.minX, y: bounds.minY)
    }
}

extension Scope {
    /// Returns the scope of the contents of a viewport.
    func within(_ viewport: Viewport) -> Scope {
        var scope = self
        scope.transform = transform * viewport.placement
        (scope.viewportWidth, scope.viewportHeight) = (viewport.units.width, viewport.units.height)
        return scope
    }
}

extension Placed {
    /// Returns the viewport of an `svg` or `symbol` with the given size; nil when it has no area.
    func viewport(_ size: ViewportSize) -> Viewport? { element.viewport(style.own.geometry, basis, size) }

    /// Returns an `svg` or `symbol` in the space of its children, which its own clips, masks and filters use as well
    /// (SVG 1.1 §7.7).
    func inViewport(_ size: ViewportSize) -> Placed {
        guard let viewport = viewport(size) else { return self }
        var scope = scope
        (scope.viewportWidth, scope.viewportHeight) = (viewport.units.width, viewport.units.height)
        return Placed(element: element, style: style, transform: transform * viewport.placement, scope: scope)
    }
}

/// The width and height attributes of a viewport.
typealias ViewportSize = (width: String?, height: String?)

extension XMLElement {
    /// The element's view box; nil when it is missing or malformed.
    var viewBox: Rect? { self["viewBox"].flatMap { Rect(viewBox: $0) } }

    /// The size that attributes give to an inner `svg` or to a `use`.
    ///
    /// Styles have no effect here: they set the size of shapes, images and the outermost `svg` only
    /// (github.com/w3c/svgwg, issue 1057, resolved in February 2026).
    var writtenSize: ViewportSize { (self["width"], self["height"]) }

    /// Returns the size that a `use` gives to the `svg` or `symbol` that it draws (SVG 2 §5.6).
    func size(ofCopied target: XMLElement) -> ViewportSize {
        let given = writtenSize
        let own: ViewportSize = target.name == "symbol" ? (nil, nil) : target.writtenSize
        return (given.width ?? own.width, given.height ?? own.height)
    }

    /// Returns the viewport of an `svg` or `symbol` with the given size; nil when it has no area.
    func viewport(_ geometry: DeclaredGeometry, _ basis: LengthBasis, _ size: ViewportSize) -> Viewport? {
        let isSymbol = name == "symbol"
        func side(_ text: String?, _ axis: LengthBasis.Axis) -> Double {
            let written = text.flatMap { Length($0) }.flatMap { $0.value < 0 ? nil : $0 }
            return basis.resolve(written ?? Length(100, .percent), axis)
        }
        func origin(_ property: GeometryProperty, _ axis: LengthBasis.Axis) -> Double {
            isSymbol ? 0 : basis.resolve(geometry.length(property, of: self) ?? .zero, axis)
        }
        let bounds = Rect(
            x: origin(.x, .horizontal), y: origin(.y, .vertical),
            width: side(size.width, .horizontal), height: side(size.height, .vertical))
        return bounds.width > 0 && bounds.height > 0 ? Viewport(bounds: bounds, of: self) : nil
    }
}
