internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
package import SymbolModel
internal import SymbolRendering
internal import SymbolSVG
internal import SymbolTemplate
package import SymbolText

/// The contents of a file, as `insignia inspect` prints them.
///
/// Lengths in templates are in 1/100 em, with y pointing down and the origin where the baseline meets the left margin;
/// lengths in icons are in the picture's own pixels.
package struct Inspection: Encodable, Sendable {
    /// The kind of file: an SF Symbols template or a plain icon.
    package enum Kind: String, Encodable, Sendable { case template, icon }

    /// A rectangle, given by its top-left corner and its size.
    package struct Box: Encodable, Sendable {
        package var x, y, width, height: Double
    }

    /// The guide lines of one scale.
    package struct Guide: Encodable, Sendable {
        /// The name of the scale.
        package var scale: String
        /// The y-coordinates of the lines on the file's page.
        package var baseline, capline: Double
    }

    /// The measures of one variant.
    package struct VariantSummary: Encodable, Sendable {
        /// The name of the variant, such as `Regular-M`.
        package var name: String
        /// Whether the file draws the variant; if not, it is interpolated.
        package var isDrawn: Bool
        /// The number of paths.
        package var paths: Int
        /// The number of paths with guides for the pen that draws them.
        package var guidedPaths: Int
        /// The distance from the left to the right margin.
        package var advance: Double
        /// Whether the file has margins for the variant.
        package var hasOwnMargins: Bool
        /// The distances from the margins to the ink; negative if the ink extends beyond a margin.
        package var leftSideBearing, rightSideBearing: Double
        /// The tight bounds of the outlines, and the rectangle between the margins and lines.
        package var ink, layoutBox: Box
    }

    /// The properties of one layer in one rendering mode.
    package struct LayerSummary: Encodable, Sendable {
        /// The rendering mode.
        package var mode: String
        /// The number in the layer's class; 0 is the bottom layer.
        package var index: Int
        /// The source of the layer's colour: the name in the file, or a colour.
        package var role: String
        /// The steps that build the layer's shape.
        package var parts: [String]
        /// The opacity of the layer, from 0 to 1.
        package var opacity: Double
        /// Whether the layer first clears what lies behind its outline.
        package var clearsBehind: Bool
        /// The value from which variable colour lights the layer; `nil` for a layer that is always lit.
        package var variableThreshold: Double?
        /// The start and the length of the range of values over which variable draw draws the layer.
        package var variableDraw: [Double]?
        /// The number of the layer's motion group; `nil` for none.
        package var motionGroup: Int?
        /// Whether the layer is marked for the effects pulse, rotate and breathe.
        package var alwaysPulses, alwaysRotates, alwaysBreathes: Bool
        /// The tags that the file gives the layer.
        package var tags: [String]
        /// Declarations that have no meaning to this package, by property.
        package var others: [String: String]
    }

    /// The defaults that the template gives for its animations and its variable value; each is `nil` if left open.
    package struct Defaults: Encodable, Hashable, Sendable {
        /// The style of the effect wiggle: `clockwise`, `counterclockwise` or `linear`.
        package var wiggleStyle: String?
        /// The angle of a linear wiggle in degrees.
        package var wiggleAngle: Double?
        /// Whether the effect rotate turns the symbol clockwise.
        package var rotatesClockwise: Bool?
        /// The property that a variable value changes: `color` or `draw`.
        package var variableValueMode: String?
        /// Whether draw effects take the motion groups in reverse.
        package var drawReversesMotionGroups: Bool?
    }

    /// The path of the file.
    package var file: String
    /// The name of the symbol.
    package var name: String
    /// The kind of file.
    package var kind: Kind
    /// The label in the file, or else one derived from the name.
    package var accessibilityLabel: String?
    /// Whether the symbol is mirrored in right-to-left layout.
    package var mirrorsInRightToLeft: Bool
    /// The mode in which automatic rendering draws the symbol; `nil` if it has no preference.
    package var preferredMode: String?
    /// The version of the template format; `nil` if the file names none.
    package var templateVersion: String?
    /// The guide lines of each scale.
    package var guides: [Guide] = []
    /// Every cell that the file provides, drawn or interpolated.
    package var variants: [VariantSummary] = []
    /// The layers of all rendering modes.
    package var layers: [LayerSummary] = []
    /// The template's defaults; `nil` if it has none.
    package var defaults: Defaults?
    /// The reason why some cells cannot be interpolated; `nil` if every cell is available.
    package var interpolation: String?
    /// The viewport and the tight bounds of an icon; `nil` for a template.
    package var viewport, ink: Box?
    /// The number of shapes in an icon; `nil` for a template.
    package var shapes: Int?
    /// The diagnostics about the file and about what makes the symbol hard to see at the requested size.
    package var diagnostics: [Diagnostic]
    /// The font of the text style that the symbol is to match; `nil` if none was given.
    package var font: TextFont?
    /// The size in points and the weight to which the diagnostics and the contrast apply.
    package var pointSize, weight: Double?
    /// The contrast in each requested appearance; empty if no background was given.
    package var contrast: [ContrastReport] = []
    /// The comparison with another state; `nil` if none was given.
    package var comparison: StateComparison?
}

extension Inspection {
    /// Adds how the symbol appears beside text: its size and weight, what makes it hard to see there, and the colours
    /// of any mode that nothing defines.
    package mutating func judge(_ symbol: Symbol, options: RenderOptions, on platform: Platform) throws(RenderError) {
        let scene = try Scene(symbol, options)
        (pointSize, weight) = (try scene.points(options), scene.variant?.weight.rawValue)
        diagnostics += try symbol.legibilityDiagnostics(options: options, on: platform)
        guard case .template(let artwork) = symbol.artwork else { return }
        let undefined = artwork.undefinedColorsOfAllModes(options.style)
        if options.isStrict, let first = undefined.first { throw .colorUndefined(first) }
        diagnostics += undefined
    }

    /// Describes a symbol that was read from a file, with the diagnostics of reading it.
    package init(_ symbol: Symbol, file: String, _ diagnostics: [Diagnostic]) {
        self.file = file
        name = symbol.name
        accessibilityLabel = symbol.spokenLabel
        mirrorsInRightToLeft = symbol.mirrorsInRightToLeft
        preferredMode = symbol.preferredMode?.rawValue
        self.diagnostics = diagnostics
        switch symbol.artwork {
        case .icon(let icon):
            let drawing = icon.drawing(in: .light)
            kind = .icon
            describe(drawing)
        case .template(let artwork):
            kind = .template
            describe(artwork)
        }
    }

    private mutating func describe(_ drawing: Drawing) {
        viewport = Box(drawing.bounds)
        ink = ResolvedSymbol(drawing, style: SymbolStyle(), weight: nil).inkBounds.map { Box($0) }
        shapes = drawing.nodes.reduce(0) { $0 + $1.shapeCount }
    }

    private mutating func describe(_ artwork: TemplateArtwork) {
        templateVersion = artwork.version?.description
        guides = artwork.guides.sorted { $0.key < $1.key }.map {
            Guide(scale: $0.key.rawValue, baseline: $0.value.baseline, capline: $0.value.capline)
        }
        variants = Cell.all.compactMap { cell in
            guard let choice = artwork.variant(weight: cell.weight, scale: cell.scale),
                choice.substitution == nil, choice.fault == nil
            else { return nil }
            return VariantSummary(choice.variant, isDrawn: artwork.variants[cell] != nil)
        }
        layers = LayerMode.allCases.flatMap { mode in (artwork.layers[mode] ?? []).map { LayerSummary($0, mode) } }
        let own = Defaults(artwork.defaults)
        defaults = own == Defaults() ? nil : own
        interpolation =
            switch artwork.sources {
            case .sources: nil
            case .missing(let cell):
                artwork.faults[cell] == nil ? "\(cell) is not drawn" : "\(cell) cannot be read"
            case .mismatch(let difference): difference
            }
    }
}

extension Inspection.Box {
    fileprivate init(_ rect: Rect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension Inspection.Defaults {
    fileprivate init(_ defaults: SymbolDefaults) {
        switch defaults.wiggle {
        case .clockwise?: wiggleStyle = "clockwise"
        case .counterClockwise?: wiggleStyle = "counterclockwise"
        case .linear(let angle)?: (wiggleStyle, wiggleAngle) = ("linear", angle)
        case nil: break
        }
        rotatesClockwise = defaults.rotatesClockwise
        variableValueMode = defaults.variableValueMode?.rawValue
        drawReversesMotionGroups = defaults.drawReversesMotionGroups
    }
}

extension Inspection.VariantSummary {
    fileprivate init(_ variant: Variant, isDrawn: Bool) {
        self.init(
            name: variant.name, isDrawn: isDrawn, paths: variant.shapes.count,
            guidedPaths: variant.shapes.count { DrawKeyframes($0.drawKeyframes) != nil }, advance: variant.advance,
            hasOwnMargins: variant.hasOwnMargins, leftSideBearing: variant.inkBounds.minX,
            rightSideBearing: variant.advance - variant.inkBounds.maxX, ink: .init(variant.inkBounds),
            layoutBox: .init(variant.layoutBox))
    }
}

extension Inspection.LayerSummary {
    fileprivate init(_ layer: Layer, _ mode: LayerMode) {
        let parts = layer.parts.map { part in
            switch part.outlines {
            case .shapes(let indices):
                "\(part.action.rawValue) paths \(indices.map(String.init).joined(separator: " "))"
            case .subpaths(let indices):
                "\(part.action.rawValue) subpaths \(indices.map(String.init).joined(separator: " "))"
            }
        }
        self.init(
            mode: mode.rawValue, index: layer.index, role: layer.role.name, parts: parts, opacity: layer.opacity,
            clearsBehind: layer.clearsBehind, variableThreshold: layer.traits.variableThreshold,
            variableDraw: layer.traits.variableDraw.map { [$0.start, $0.span] },
            motionGroup: layer.traits.motionGroup, alwaysPulses: layer.traits.alwaysPulses,
            alwaysRotates: layer.traits.alwaysRotates, alwaysBreathes: layer.traits.alwaysBreathes,
            tags: layer.traits.tags, others: layer.traits.others)
    }
}

extension Layer.Role {
    /// The name of the role in files, or its own colour.
    package var name: String {
        switch self {
        case .plain: "plain"
        case .level(let level): level.rawValue
        case .color(.tint): "tintColor"
        case .color(.named(let name, _)): name
        case .color(.custom(let color)): color.hex
        }
    }
}

extension DrawingNode {
    fileprivate var shapeCount: Int {
        switch self {
        case .shape: 1
        case .group(let group): group.nodes.reduce(0) { $0 + $1.shapeCount }
        }
    }
}
