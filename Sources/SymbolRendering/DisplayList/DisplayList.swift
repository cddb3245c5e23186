package import SymbolColor
package import SymbolDrawing
package import SymbolGeometry

/// A finished picture as a list of drawing steps, without names, inheritance or tint.
///
/// The steps are painted in order, from back to front, in a single space with y pointing down. Its units are up to the
/// caller; a `Canvas` maps them to pixels.
package struct DisplayList: Hashable, Sendable {
    /// The steps, from back to front.
    package var items: [DisplayItem]

    package init(items: [DisplayItem] = []) {
        self.items = items
    }
}

extension Color: StagedColor {
    package typealias Node = DisplayItem
}

/// A drawing step.
///
/// A step is large and often passed on, so it is stored indirectly: a copy is one reference.
package indirect enum DisplayItem: Hashable, Sendable {
    /// Fills a path.
    case fill(DisplayFill)
    /// Strokes a path.
    case stroke(DisplayStroke)
    /// Clears what the same list or group has so far painted inside the path, but nothing behind the list or group.
    case erase(Path, rule: FillRule)
    /// Composites several steps as a whole.
    case group(DisplayGroup)
}

/// A path filled with a paint.
package struct DisplayFill: Hashable, Sendable {
    /// The path to fill, in the list's space.
    package var path: Path
    /// The rule that determines the inside of the path.
    package var rule: FillRule
    /// The paint of the fill.
    package var paint: Paint<Color>
    /// Whether pixels on the edge are partly covered.
    package var isAntialiased: Bool

    package init(path: Path, rule: FillRule, paint: Paint<Color>, isAntialiased: Bool = true) {
        self.path = path
        self.rule = rule
        self.paint = paint
        self.isAntialiased = isAntialiased
    }
}

/// A path stroked with a paint.
package struct DisplayStroke: Hashable, Sendable {
    /// The path to stroke, in the pen's space, in which the stroke's width and dashes are measured.
    package var path: Path
    /// The width, caps, joins and dashes of the stroke.
    package var style: StrokeStyle
    /// The transform from the pen's space to the list's.
    package var transform: AffineTransform
    /// The paint of the stroke.
    package var paint: Paint<Color>
    /// Whether pixels on the edge are partly covered.
    package var isAntialiased: Bool

    package init(
        path: Path, style: StrokeStyle, transform: AffineTransform = .identity, paint: Paint<Color>,
        isAntialiased: Bool = true
    ) {
        self.path = path
        self.style = style
        self.transform = transform
        self.paint = paint
        self.isAntialiased = isAntialiased
    }
}

/// Steps that are composited as a whole: filtered, clipped, masked and then made translucent.
package struct DisplayGroup: Hashable, Sendable {
    /// Whether the group paints nothing, but clears what the list around it has painted so far, by its coverage.
    package var erases: Bool
    /// The opacity of the group as a whole, from 0 to 1.
    package var opacity: Double
    /// The mode in which the group is blended with what lies behind it.
    package var blend: BlendMode
    /// The filter, which is applied before clips, masks and opacity.
    package var filter: Filter<Color>?
    /// The clips, which all apply.
    package var clips: [Clip]
    /// The masks, which all apply.
    package var masks: [DisplayMask]
    /// The steps of the group, from back to front.
    package var items: [DisplayItem]

    package init(
        erases: Bool = false, opacity: Double = 1, blend: BlendMode = .normal, filter: Filter<Color>? = nil,
        clips: [Clip] = [],
        masks: [DisplayMask] = [], items: [DisplayItem]
    ) {
        self.erases = erases
        self.opacity = opacity
        self.blend = blend
        self.filter = filter
        self.clips = clips
        self.masks = masks
        self.items = items
    }
}

/// A picture whose luminance or alpha multiplies a group's coverage.
package struct DisplayMask: Hashable, Sendable {
    /// Whether luminance or alpha is the mask.
    package var kind: Mask.Kind
    /// The region outside which the mask is transparent.
    package var region: Path
    /// Whether luminance is computed from linear RGB instead of sRGB.
    package var isLinearRGB: Bool
    /// The steps that draw the mask, from back to front.
    package var items: [DisplayItem]

    package init(kind: Mask.Kind, region: Path, isLinearRGB: Bool = false, items: [DisplayItem]) {
        self.kind = kind
        self.region = region
        self.isLinearRGB = isLinearRGB
        self.items = items
    }
}
