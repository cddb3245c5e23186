public import SymbolColor
public import SymbolDrawing
public import SymbolGeometry

/// A finished picture as a list of drawing steps: no names, no inheritance, no tint. Painted in order, from the back,
/// in one space with y down whose units are up to the caller (a `Canvas` maps them to pixels).
public struct DisplayList: Hashable, Sendable {
    public var items: [DisplayItem]

    public init(items: [DisplayItem] = []) {
        self.items = items
    }
}

/// One drawing step.
public enum DisplayItem: Hashable, Sendable {
    case fill(DisplayFill)
    case stroke(DisplayStroke)
    /// Clears what the same list or group has painted inside the path so far; never what lies behind it.
    case erase(Path, rule: FillRule)
    indirect case group(DisplayGroup)
}

public struct DisplayFill: Hashable, Sendable {
    public var path: Path
    public var rule: FillRule
    public var paint: Paint<Color>
    public var isAntialiased: Bool

    public init(path: Path, rule: FillRule, paint: Paint<Color>, isAntialiased: Bool = true) {
        self.path = path
        self.rule = rule
        self.paint = paint
        self.isAntialiased = isAntialiased
    }
}

public struct DisplayStroke: Hashable, Sendable {
    /// In the pen's space, where the stroke's width and dashes are measured.
    public var path: Path
    public var style: StrokeStyle
    /// From the pen's space to the list's.
    public var transform: AffineTransform
    public var paint: Paint<Color>
    public var isAntialiased: Bool

    public init(
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
public struct DisplayGroup: Hashable, Sendable {
    /// The group's coverage clears what the list around it has painted so far, and paints nothing.
    public var erases: Bool
    public var opacity: Double
    public var blend: BlendMode
    /// Applied first of all.
    public var filter: Filter?
    public var clips: [Clip]
    public var masks: [DisplayMask]
    public var items: [DisplayItem]

    public init(
        erases: Bool = false, opacity: Double = 1, blend: BlendMode = .normal, filter: Filter? = nil,
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
public struct DisplayMask: Hashable, Sendable {
    public var kind: Mask.Kind
    public var region: Path
    public var isLinearRGB: Bool
    public var items: [DisplayItem]

    public init(kind: Mask.Kind, region: Path, isLinearRGB: Bool = false, items: [DisplayItem]) {
        self.kind = kind
        self.region = region
        self.isLinearRGB = isLinearRGB
        self.items = items
    }
}
