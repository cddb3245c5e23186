internal import SymbolColor
internal import SymbolDrawing
public import SymbolFiles
internal import SymbolGeometry
public import SymbolModel
internal import SymbolSVG
internal import SymbolTemplate
public import SymbolText

/// What a file holds, as `insignia inspect` tells it.
///
/// Template lengths are in 1/100 em with y down and the origin where baseline and left margin meet; icon lengths in
/// the picture's own pixels.
public struct Inspection: Encodable, Sendable {
    public enum Kind: String, Encodable, Sendable { case template, icon }

    public struct Box: Encodable, Sendable {
        public var x, y, width, height: Double
    }

    public struct Guide: Encodable, Sendable {
        public var scale: String
        /// On the file's page.
        public var baseline, capline: Double
    }

    public struct VariantSummary: Encodable, Sendable {
        public var name: String
        /// False for a cell that is interpolated.
        public var isDrawn: Bool
        public var paths: Int
        public var advance: Double
        public var hasOwnMargins: Bool
        /// From margin to ink; negative where the ink sticks out.
        public var leftSideBearing, rightSideBearing: Double
        public var ink, layoutBox: Box
    }

    public struct LayerSummary: Encodable, Sendable {
        public var mode: String
        public var index: Int
        public var role: String
        public var parts: [String]
        public var opacity: Double
        public var clearsBehind: Bool
        public var variableThreshold: Double?
        /// Start and span.
        public var variableDraw: [Double]?
        public var motionGroup: Int?
        public var tags: [String]
        /// Declarations that have no meaning here.
        public var others: [String: String]
    }

    public struct Note: Encodable, Sendable {
        public var line, column: Int
        public var kind, message: String
    }

    public var file: String
    public var name: String
    public var kind: Kind
    /// The file's own, else taken from the name.
    public var accessibilityLabel: String?
    public var mirrorsInRightToLeft: Bool
    public var templateVersion: String?
    public var guides: [Guide] = []
    /// Every cell that the file gives, drawn or interpolated.
    public var variants: [VariantSummary] = []
    public var layers: [LayerSummary] = []
    /// Nil where every cell can be had.
    public var interpolation: String?
    /// Of an icon.
    public var viewport, ink: Box?
    public var shapes: Int?
    public var diagnostics: [Note]
    /// Where a background was given.
    public var contrast: ContrastReport?
    /// What makes the symbol hard to see at the size asked about.
    public var advice: [String] = []
}

extension Inspection {
    /// Reads `path` and sums it up.
    public init(of path: String) throws(FileError) {
        let document = try SymbolDocument(contentsOf: path)
        self.init(document.symbol, file: path, document.diagnostics)
    }

    public init(_ symbol: Symbol, file: String, _ diagnostics: [Diagnostic]) {
        self.file = file
        name = symbol.name
        accessibilityLabel = symbol.spokenLabel
        mirrorsInRightToLeft = symbol.mirrorsInRightToLeft
        self.diagnostics = diagnostics.map {
            Note(line: $0.position.line, column: $0.position.column, kind: $0.kind.rawValue, message: $0.message)
        }
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
                guard let choice = artwork.variant(weight: Double(cell.weight.rawValue), scale: cell.scale),
                    choice.notice == nil
                else { return nil }
                return VariantSummary(choice.variant, isDrawn: artwork.variants[cell] != nil)
            }
            layers = LayerMode.allCases.flatMap { mode in
                (artwork.layers[mode] ?? []).map { LayerSummary($0, mode) }
            }
            interpolation =
                switch artwork.sources {
                case .sources: nil
                case .missing(let cell): "\(cell) is not drawn"
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

extension Inspection.VariantSummary {
    fileprivate init(_ variant: Variant, isDrawn: Bool) {
        self.init(
            name: variant.name, isDrawn: isDrawn, paths: variant.shapes.count, advance: variant.advance,
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
        let role =
            switch layer.role {
            case .plain: "plain"
            case .level(let level): level.rawValue
            case .color(.tint): "tintColor"
            case .color(.named(let name, _)): name
            case .color(.custom(let color)): color.hex
            }
        self.init(
            mode: mode.rawValue, index: layer.index, role: role, parts: parts, opacity: layer.opacity,
            clearsBehind: layer.clearsBehind, variableThreshold: layer.traits.variableThreshold,
            variableDraw: layer.traits.variableDraw.map { [$0.start, $0.span] },
            motionGroup: layer.traits.motionGroup, tags: layer.traits.tags, others: layer.traits.others)
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
