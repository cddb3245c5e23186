internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
package import SymbolModel
internal import SymbolSVG
internal import SymbolTemplate
package import SymbolText

/// The contents of a file as `insignia inspect` prints them.
///
/// Template lengths are in 1/100 em with y down and the origin where baseline and left margin meet; icon lengths in
/// the picture's own pixels.
package struct Inspection: Encodable, Sendable {
    /// The kind of file: an SF Symbols template or a plain icon.
    package enum Kind: String, Encodable, Sendable { case template, icon }

    /// A rectangle with its top left corner and its size.
    package struct Box: Encodable, Sendable {
        package var x, y, width, height: Double
    }

    /// The guide lines of one scale.
    package struct Guide: Encodable, Sendable {
        package var scale: String
        /// On the file's page.
        package var baseline, capline: Double
    }

    /// The measures of one variant.
    package struct VariantSummary: Encodable, Sendable {
        package var name: String
        /// False for a cell that is interpolated.
        package var isDrawn: Bool
        package var paths: Int
        /// How many of the paths have guides of their own for the pen that draws them.
        package var guidedPaths: Int
        package var advance: Double
        package var hasOwnMargins: Bool
        /// The distances from the margins to the ink; negative where the ink extends past a margin.
        package var leftSideBearing, rightSideBearing: Double
        package var ink, layoutBox: Box
    }

    /// The properties of one layer in one rendering mode.
    package struct LayerSummary: Encodable, Sendable {
        package var mode: String
        package var index: Int
        package var role: String
        package var parts: [String]
        package var opacity: Double
        package var clearsBehind: Bool
        package var variableThreshold: Double?
        /// The start and the span of the threshold for drawing by value.
        package var variableDraw: [Double]?
        package var motionGroup: Int?
        package var alwaysPulses, alwaysRotates, alwaysBreathes: Bool
        package var tags: [String]
        /// Declarations that have no meaning to this package, by property.
        package var others: [String: String]
    }

    /// The template's choices for its animations and its variable value; `nil` for each that it leaves open.
    package struct Defaults: Encodable, Hashable, Sendable {
        /// `clockwise`, `counterclockwise` or `linear`.
        package var wiggleStyle: String?
        /// The angle of a linear wiggle in degrees.
        package var wiggleAngle: Double?
        package var rotatesClockwise: Bool?
        /// `color` or `draw`.
        package var variableValueMode: String?
        package var drawReversesMotionGroups: Bool?
    }

    package var file: String
    package var name: String
    package var kind: Kind
    /// The file's own label, or else one derived from the name.
    package var accessibilityLabel: String?
    package var mirrorsInRightToLeft: Bool
    /// The mode that the automatic rendering mode stands for; `nil` for no preference.
    package var preferredMode: String?
    package var templateVersion: String?
    package var guides: [Guide] = []
    /// Every cell that the file provides, drawn or interpolated.
    package var variants: [VariantSummary] = []
    package var layers: [LayerSummary] = []
    /// The template's defaults; `nil` where it has none.
    package var defaults: Defaults?
    /// The reason why some cells cannot be interpolated; `nil` where every cell can be had.
    package var interpolation: String?
    /// The viewport and the tight bounds of an icon; `nil` for a template.
    package var viewport, ink: Box?
    package var shapes: Int?
    /// The findings about the file, and about what makes the symbol hard to see at the requested size.
    package var diagnostics: [Diagnostic]
    /// The font of the text style that the symbol is to match; `nil` where none was given.
    package var font: TextFont?
    /// The size in points and the weight that the diagnostics and the contrast are about.
    package var pointSize, weight: Double?
    /// The contrast in each appearance that was asked for; empty where no background was given.
    package var contrast: [ContrastReport] = []
    /// The comparison with another state; `nil` where none was given.
    package var comparison: StateComparison?
}

extension Inspection {
    /// Adds what the symbol is beside text: its size and weight, and what makes it hard to see there.
    package mutating func judge(_ symbol: Symbol, options: RenderOptions, on platform: Platform) throws(RenderError) {
        let scene = try Scene(symbol, options)
        (pointSize, weight) = (scene.points(options), scene.variant?.weight.rawValue)
        diagnostics += try symbol.legibilityDiagnostics(options: options, on: platform)
    }

    package init(_ symbol: Symbol, file: String, _ diagnostics: [Diagnostic]) {
        self.file = file
        name = symbol.name
        accessibilityLabel = symbol.spokenLabel
        mirrorsInRightToLeft = symbol.mirrorsInRightToLeft
        preferredMode = symbol.preferredMode?.rawValue
        self.diagnostics = diagnostics
        switch symbol.artwork {
        case .icon(let drawing):
            kind = .icon
            viewport = Box(drawing.bounds)
            ink = drawing.nodes.bounds(in: .identity).map { Box($0) }
            shapes = drawing.nodes.reduce(0) { $0 + $1.shapeCount }
        case .template(let artwork):
            kind = .template
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
            layers = LayerMode.allCases.flatMap { mode in
                (artwork.layers[mode] ?? []).map { LayerSummary($0, mode) }
            }
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
        case .counterclockwise?: wiggleStyle = "counterclockwise"
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
            hasOwnMargins: variant.hasOwnMargins, leftSideBearing: variant.ink.minX,
            rightSideBearing: variant.advance - variant.ink.maxX, ink: .init(variant.ink),
            layoutBox: .init(variant.layoutBox))
    }
}

extension Inspection.LayerSummary {
    fileprivate init(_ layer: Layer, _ mode: LayerMode) {
        let parts = layer.parts.map { part in
            switch part.outlines {
            case .shapes(let places): "\(part.action.rawValue) paths \(places.map(String.init).joined(separator: " "))"
            case .subpaths(let places):
                "\(part.action.rawValue) subpaths \(places.map(String.init).joined(separator: " "))"
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
    /// As files name it, or its own colour.
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
