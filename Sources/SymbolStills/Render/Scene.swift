internal import SymbolDrawing
package import SymbolGeometry
package import SymbolModel
package import SymbolRendering

/// What is drawn, with the measures that frame it, all in symbol space.
package struct Scene {
    package let symbol: ResolvedSymbol
    /// The box that sizes refer to.
    package let box: Rect
    package let ink: Rect
    /// Units in the text size.
    package let em: Double
    /// What is drawn differently from what was asked for.
    package let notices: [String]
    /// For symbols that are turned round in right-to-left layout.
    package let mirror: AffineTransform?
    package let variant: Variant?

    /// - Parameter draws: whether the symbol will be shown in states that are partly drawn.
    package init(_ symbol: Symbol, _ options: RenderOptions, draws: Bool = false) throws(RenderError) {
        let ink: Rect
        switch symbol.artwork {
        case .icon(let drawing):
            self.symbol = ResolvedSymbol(drawing, style: options.style, weight: options.weight, draws: draws)
            box = drawing.bounds
            ink = drawing.nodes.bounds(in: .identity) ?? drawing.bounds
            em = drawing.bounds.height
            notices = []
            variant = nil
        case .template(let artwork):
            guard let choice = artwork.variant(weight: options.weight, scale: options.scale) else { throw .empty }
            if options.isStrict, let notice = choice.notice { throw .notDrawn(notice) }
            self.symbol = ResolvedSymbol(artwork, variant: choice.variant, style: options.style, draws: draws)
            box = choice.variant.layoutBox
            ink = choice.variant.ink
            em = 100
            notices = [choice.notice, artwork.notice(on: options.style)].compactMap { $0 }
            variant = choice.variant
        }
        let mirrors = symbol.mirrorsInRightToLeft && options.effectiveDirection == .rightToLeft
        mirror = mirrors ? AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0) : nil
        self.ink = mirror.map { ink.transformed(by: $0) } ?? ink
    }

    /// The steps that paint the symbol with its layers in states; missing ones are at rest.
    package func list(_ states: [LayerState] = []) -> DisplayList {
        let list = symbol.displayList(states)
        guard let mirror else { return list }
        return DisplayList(items: list.items.map { $0.transformed(by: mirror) })
    }

    /// From margin to margin and from cap line to baseline; of an icon its viewport.
    package var guideBox: Rect {
        variant.map { Rect(minX: 0, minY: -Variant.capHeight, maxX: $0.advance, maxY: 0) } ?? box
    }

    /// Sets this symbol in another's place: in the same text size, middle on middle, templates on one baseline.
    package func placement(on other: Scene) -> AffineTransform {
        let size = AffineTransform.scale(other.em / em)
        let (mine, theirs) = (guideBox.transformed(by: size), other.guideBox)
        let isOnBaseline = variant != nil && other.variant != nil
        return .translation(x: theirs.midX - mine.midX, y: isOnBaseline ? 0 : theirs.midY - mine.midY) * size
    }

    /// Where the margins and lines fall under `transform`.
    package func metrics(_ transform: AffineTransform) -> PixelMetrics {
        guard let variant else {
            let (start, end) = (transform(box.origin), transform(Point(box.maxX, box.maxY)))
            return PixelMetrics(leftMargin: start.x, rightMargin: end.x, baseline: end.y)
        }
        let (left, right) = (transform(.zero), transform(Point(variant.advance, -Variant.capHeight)))
        return PixelMetrics(leftMargin: left.x, rightMargin: right.x, baseline: left.y, capline: right.y)
    }
}

extension TemplateArtwork {
    /// What of a style has no effect on this symbol.
    fileprivate func notice(on style: SymbolStyle) -> String? {
        guard style.variableValue != nil, !style.variesAllLayers, style.variableMode != .draw,
            defaults.variableValueMode != .draw,
            !(layers(for: style.mode) ?? []).contains(where: \.varies)
        else { return nil }
        return
            "the symbol does not vary: no layer of this mode has a variable threshold (--variable-layers varies them all)"
    }
}

extension Layer {
    fileprivate var varies: Bool { traits.variableThreshold != nil || traits.variableDraw != nil }
}
