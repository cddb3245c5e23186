internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

/// The properties of an element after cascade and inheritance, limited to the supported subset.
struct ComputedStyle {
    // Inherited; the initial values are those of SVG 2's property index.

    /// The value of `color`; nil when no ancestor sets it, in which case `currentColor` is the tint.
    var color: Color?
    /// The appearance that `light-dark()` follows.
    var scheme = Appearance.Scheme.light
    var fontSize = LengthBasis.initialFontSize
    /// The font size of the root element; for the root's own declarations the initial size (CSS Values 4 §6.1.1).
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
    /// The id of the marker on a path's first vertex.
    var markerStart: String?
    /// The id of the marker on the vertices between the first and the last.
    var markerMid: String?
    /// The id of the marker on a path's last vertex.
    var markerEnd: String?
    var isAntialiased = true
    /// Whether the pixels of enlarged images blend into each other.
    var smoothsImages = true
    var interpolatesLinearRGB = false
    /// The value of `color-interpolation-filters`.
    var filtersLinearRGB = true
    var customProperties = CustomProperties()

    /// The properties that are not inherited.
    var own = OwnStyle()

    struct OwnStyle {
        var isDisplayed = true
        var opacity = 1.0
        var blend = BlendMode.normal
        /// Whether the group blends in isolation (`isolation: isolate`).
        var isIsolated = false
        /// The id of the element that clips.
        var clipPath: String?
        /// The id of the element that masks.
        var mask: String?
        /// What of its mask covers the element (`mask-mode`); nil when the mask decides.
        var maskMode: Mask.Kind?
        /// What of the element covers where it is a mask (`mask-type`).
        var maskKind = Mask.Kind.luminance
        /// The filters, in order of application.
        var filters: [FilterValue] = []
        var transforms = Transforms()
        /// The origin of the transforms; nil when the initial one depends on the element.
        var transformOrigin: TransformOrigin?
        var transformBox = TransformBox.viewBox
        /// Whether strokes keep their width on the page regardless of transforms (`vector-effect: non-scaling-stroke`).
        var strokesOnPage = false
        var geometry = DeclaredGeometry()
        /// Whether overflow is clipped; nil when the element's kind decides.
        var clipsOverflow: Bool?
        /// The background, shown only behind the root element.
        var background = PaintValue.Plain.none
        var stopColor = PaintValue.Plain.color(.black)
        var stopOpacity = 1.0
        var floodColor = PaintValue.Plain.color(.black)
        var floodOpacity = 1.0
    }

    var isTransformed: Bool { !own.transforms.isIdentity }

    var hasMarkers: Bool { markerStart != nil || markerMid != nil || markerEnd != nil }

    /// The style with which a child starts.
    var inherited: ComputedStyle {
        var style = self
        style.own = OwnStyle()
        return style
    }

    /// Returns the basis for relative lengths in a viewport with the given size, in user units.
    func basis(viewportWidth: Double, viewportHeight: Double) -> LengthBasis {
        LengthBasis(
            viewportWidth: viewportWidth, viewportHeight: viewportHeight, fontSize: fontSize,
            rootFontSize: rootFontSize)
    }

    /// Returns the transforms about their origin, which is measured in the element's viewport; `basis` is that of the
    /// element.
    func transform(_ basis: LengthBasis) -> AffineTransform {
        guard isTransformed else { return .identity }
        let matrix = own.transforms.matrix(basis)
        guard let origin = own.transformOrigin else { return matrix }
        return matrix.about(Point(basis.resolve(origin.x, .horizontal), basis.resolve(origin.y, .vertical)))
    }

    /// Returns the transform of the outermost `svg` on a page of the given size: CSS transforms its box, about the
    /// box's centre by default (CSS Transforms 1 §6).
    func pageTransform(_ size: Point) -> AffineTransform {
        guard isTransformed else { return .identity }
        var style = self
        style.own.transformOrigin = own.transformOrigin ?? .middle
        return style.transform(basis(viewportWidth: size.x, viewportHeight: size.y))
    }

    /// Returns the transforms about their origin, which is measured in a box of the element.
    func transform(_ basis: LengthBasis, in box: Rect) -> AffineTransform {
        var basis = basis
        (basis.viewportWidth, basis.viewportHeight) = (box.width, box.height)
        let origin = own.transformOrigin ?? TransformOrigin()
        return own.transforms.matrix(basis).about(
            Point(
                box.minX + basis.resolve(origin.x, .horizontal), box.minY + basis.resolve(origin.y, .vertical)))
    }

    /// Converts font-relative lengths to user units, because children inherit the computed values (CSS Cascade 4
    /// §4.4).
    mutating func resolveFontLengths() {
        guard strokeWidth.isOfFont || dashOffset.isOfFont || dashes.contains(where: \.isOfFont) else { return }
        let basis = basis(viewportWidth: 0, viewportHeight: 0)
        func resolved(_ length: Length) -> Length {
            length.isOfFont ? Length(basis.resolve(length, .other)) : length
        }
        (strokeWidth, dashOffset, dashes) = (resolved(strokeWidth), resolved(dashOffset), dashes.map(resolved))
    }

    /// Returns the colour that `plain` stands for here; nil for `none`.
    func color(_ plain: PaintValue.Plain, opacity: Double) -> ColorReference? {
        switch plain {
        // Outside a shape's paint there is no context, so these are `none`.
        case .none, .contextFill, .contextStroke: nil
        case .color(let color): .fixed(color.multiplyingAlpha(by: opacity))
        case .currentColor: color.map { .fixed($0.multiplyingAlpha(by: opacity)) } ?? .tint(alpha: opacity)
        }
    }
}
