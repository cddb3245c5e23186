internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
package import SymbolModel
internal import SymbolRendering
package import SymbolText

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
