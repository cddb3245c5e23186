internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

/// The properties of one element after cascade and inheritance, as far as the drawn subset knows them.
struct ComputedStyle {
    // Inherited; the initial values are those of SVG 2's property index.

    /// Nil where no ancestor sets it: then `currentColor` is the host's, the tint.
    var color: Color?
    var fontSize = LengthBasis.initialFontSize
    /// What the root element's comes to; for what that says of its own it is the initial one (CSS Values 4 §6.1.1).
    var rootFontSize = LengthBasis.initialFontSize
    var fill = PaintValue.black
    var fillOpacity = 1.0
    var fillRule = FillRule.nonZero
    var clipRule = FillRule.nonZero
    var stroke = PaintValue.none
    var strokeOpacity = 1.0
    var strokeWidth = Length(1)
    var strokeCap = StrokeStyle.Cap.butt
    var strokeJoin = StrokeStyle.Join.miter
    var miterLimit = 4.0
    var dashes: [Length] = []
    var dashOffset = Length.zero
    var isVisible = true
    var paintOrder = PaintOrder.normal
    /// The ids of the markers on a path's first vertex, those between and its last.
    var markerStart: String?
    var markerMid: String?
    var markerEnd: String?
    var isAntialiased = true
    var interpolatesLinearRGB = false
    /// `color-interpolation-filters`.
    var filtersLinearRGB = true
    var customProperties = CustomProperties()

    /// What is not inherited.
    var own = OwnStyle()

    struct OwnStyle {
        var isDisplayed = true
        var opacity = 1.0
        var blend = BlendMode.normal
        /// The group blends by itself (`isolation: isolate`).
        var isIsolated = false
        /// The ids of the elements that clip and mask.
        var clipPath: String?
        var mask: String?
        var maskKind = Mask.Kind.luminance
        /// From the first that is applied to the last.
        var filters: [FilterValue] = []
        var transform = AffineTransform.identity
        /// Nil where the initial one depends on the element.
        var transformOrigin: TransformOrigin?
        var transformBox = TransformBox.viewBox
        /// Strokes are as wide as they say on the page, whatever transforms there are (`vector-effect:
        /// non-scaling-stroke`).
        var strokesOnPage = false
        var geometry = DeclaredGeometry()
        /// Nil where the element's kind decides.
        var clipsOverflow: Bool?
        /// Shown behind the root element alone.
        var background = PaintValue.Plain.none
        var stopColor = PaintValue.Plain.color(.black)
        var stopOpacity = 1.0
        var floodColor = PaintValue.Plain.color(.black)
        var floodOpacity = 1.0
    }

    var hasMarkers: Bool { markerStart != nil || markerMid != nil || markerEnd != nil }

    /// What a child starts from.
    var inherited: ComputedStyle {
        var style = self
        style.own = OwnStyle()
        return style
    }

    /// What lengths are relative to in a viewport of a size in user units.
    func basis(viewportWidth: Double, viewportHeight: Double) -> LengthBasis {
        LengthBasis(
            viewportWidth: viewportWidth, viewportHeight: viewportHeight, fontSize: fontSize,
            rootFontSize: rootFontSize)
    }

    /// The transform property about its origin, where the basis is that of the element and the origin is measured in
    /// its viewport.
    func transform(_ basis: LengthBasis) -> AffineTransform {
        guard let origin = own.transformOrigin else { return own.transform }
        return own.transform.about(Point(basis.resolve(origin.x, .horizontal), basis.resolve(origin.y, .vertical)))
    }

    /// The transform of the outermost `svg` on a page of a size: CSS lays out its box, in whose middle the origin is
    /// (CSS Transforms 1 §6).
    func pageTransform(_ size: Point) -> AffineTransform {
        guard own.transform != .identity else { return .identity }
        var style = self
        style.own.transformOrigin = own.transformOrigin ?? .middle
        return style.transform(basis(viewportWidth: size.x, viewportHeight: size.y))
    }

    /// The same where the origin is measured in a box of the element.
    func transform(_ basis: LengthBasis, in box: Rect) -> AffineTransform {
        var basis = basis
        (basis.viewportWidth, basis.viewportHeight) = (box.width, box.height)
        let origin = own.transformOrigin ?? TransformOrigin()
        return own.transform.about(
            Point(
                box.minX + basis.resolve(origin.x, .horizontal), box.minY + basis.resolve(origin.y, .vertical)))
    }

    /// Makes lengths in units of the font user units: children inherit what they come to here (CSS Cascade 4 §4.4).
    mutating func resolveFontLengths() {
        guard strokeWidth.isOfFont || dashOffset.isOfFont || dashes.contains(where: \.isOfFont) else { return }
        let basis = basis(viewportWidth: 0, viewportHeight: 0)
        func resolved(_ length: Length) -> Length {
            length.isOfFont ? Length(basis.resolve(length, .other)) : length
        }
        (strokeWidth, dashOffset, dashes) = (resolved(strokeWidth), resolved(dashOffset), dashes.map(resolved))
    }

    /// The colour that `plain` stands for here, or nil for `none`.
    func color(_ plain: PaintValue.Plain, opacity: Double) -> ColorReference? {
        switch plain {
        // Beyond a shape's paint there is no context: then it is `none`.
        case .none, .contextFill, .contextStroke: nil
        case .color(let color): .fixed(color.multiplyingAlpha(by: opacity))
        case .currentColor: color.map { .fixed($0.multiplyingAlpha(by: opacity)) } ?? .tint(alpha: opacity)
        }
    }
}
