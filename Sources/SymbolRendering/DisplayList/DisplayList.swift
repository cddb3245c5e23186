package import SymbolColor
package import SymbolDrawing
package import SymbolGeometry

/// A finished picture as a list of drawing steps: no names, no inheritance, no tint.
///
/// Painted in order, from the back, in one space with y down whose units are up to the caller (a `Canvas` maps them to
/// pixels).
package struct DisplayList: Hashable, Sendable {
    package var items: [DisplayItem]

    package init(items: [DisplayItem] = []) {
        self.items = items
    }
}

extension Color: StagedColor {
    package typealias Node = DisplayItem
}

/// A drawing step, which is large and often handed on: a copy is one reference.
package indirect enum DisplayItem: Hashable, Sendable {
    case fill(DisplayFill)
    case stroke(DisplayStroke)
    /// Clears what the same list or group has painted inside the path so far; never what lies behind it.
    case erase(Path, rule: FillRule)
    case group(DisplayGroup)
}

/// A path filled with a paint.
package struct DisplayFill: Hashable, Sendable {
    package var path: Path
    package var rule: FillRule
    package var paint: Paint<Color>
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
    /// In the pen's space, where the stroke's width and dashes are measured.
    package var path: Path
    package var style: StrokeStyle
    /// From the pen's space to the list's.
    package var transform: AffineTransform
    package var paint: Paint<Color>
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

/// Items composited as a whole: filtered, clipped, masked, then made translucent.
package struct DisplayGroup: Hashable, Sendable {
    /// The group's coverage clears what the list around it has painted so far, and paints nothing.
    package var erases: Bool
    package var opacity: Double
    package var blend: BlendMode
    /// Applied first of all.
    package var filter: Filter<Color>?
    package var clips: [Clip]
    package var masks: [DisplayMask]
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

/// A picture whose luminance or alpha, inside `region`, multiplies a group's coverage.
package struct DisplayMask: Hashable, Sendable {
    package var kind: Mask.Kind
    package var region: Path
    package var isLinearRGB: Bool
    package var items: [DisplayItem]

    package init(kind: Mask.Kind, region: Path, isLinearRGB: Bool = false, items: [DisplayItem]) {
        self.kind = kind
        self.region = region
        self.isLinearRGB = isLinearRGB
        self.items = items
    }
}
