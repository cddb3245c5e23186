internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// A template's layer: outlines combined in steps and filled with one colour by the nonzero rule.
struct OutlineArt: LayerArt {
    struct Step: Sendable {
        var action: Layer.Part.Action
        var path: Path
    }

    /// The steps that build the shape, none of which is empty.
    let steps: [Step]
    /// The parts of the symbol's outlines that the shape is built from; empty in the midst of a morph.
    private let parts: [Layer.Part]
    /// The opacity with which the layer first clears what lies behind its shape: 0 or 1, or between in a morph.
    fileprivate let clearingOpacity: Double
    private var layerPaint: LayerPaint
    /// The line of the gradient; `nil` for a flat colour.
    var shading: Shading?
    private(set) var variation: LayerVariation
    /// The pen that draws the layer; `nil` where only the whole layer will be drawn.
    var pen: OutlinePen?
    /// The index of the layer whose ground this one restores, and with whose pen it is drawn.
    private(set) var ground: Int?
    /// The index of the layer on which this one lies, and with whose pen it is drawn.
    private(set) var plate: Int?

    /// Creates the art of a layer from the outlines of a variant.
    init(
        _ layer: Layer, _ outlines: VariantOutlines, paint: LayerPaint, shading: Shading?, variation: LayerVariation
    ) {
        steps = layer.parts.map { Step(action: $0.action, path: outlines.path(of: $0.outlines)) }.filter {
            !$0.path.isEmpty
        }
        parts = layer.parts
        clearingOpacity = layer.clearsBehind ? 1 : 0
        layerPaint = paint
        layerPaint.layer *= layer.opacity
        self.shading = shading
        self.variation = variation
    }

    /// Creates the art of a layer that morphs from one to another, with a colour between theirs.
    init(_ outline: Path, clearing cleared: Path, from art: OutlineArt, to goal: OutlineArt, _ progress: Double) {
        steps = [Step(action: .draw, path: outline), Step(action: .erase, path: cleared)].filter { !$0.path.isEmpty }
        parts = []
        clearingOpacity = art.clearingOpacity + (goal.clearingOpacity - art.clearingOpacity) * progress
        layerPaint = art.layerPaint.mixed(with: goal.layerPaint, progress)
        shading = art.shading
        variation = art.variation.mixed(with: goal.variation, progress)
        pen = nil
    }

    /// Returns the index of the ground of this art among the layers below: a layer of the same colour that contains it,
    /// and that has not been cleared everywhere within it.
    ///
    /// Where that restores the ground of another layer itself, it is the index of the other one.
    func ground(among below: [OutlineArt]) -> Int? {
        guard color.alpha > 0 else { return nil }
        let ground = below.indices.first { index in
            below[index].color == color && lies(on: below[index])
                && !outline.isCovered(by: below[(index + 1)...].clearedOutline)
        }
        return ground.map { below[$0].ground ?? $0 }
    }

    /// Returns the index of the layer on which this art lies, among those below that move as one with it: the topmost
    /// one that contains it and that a pen of its own sweeps over.
    func plate(among indices: [Int], of below: [OutlineArt]) -> Int? {
        guard color.alpha > 0, variation.draw.isFull else { return nil }
        return indices.last { index in
            let plate = below[index]
            return plate.color.alpha > 0 && plate.variation.draw.isFull && plate.ground == nil
                && plate.pen?.isSweep == true && lies(on: plate)
        }
    }

    private func lies(on other: OutlineArt) -> Bool {
        let plate = other.outline
        guard let bounds = outline.bounds, let place = plate.bounds, place.union(bounds) == place else { return false }
        return outline.isCovered(by: plate)
    }

    /// Makes the art restore the ground of another layer, with whose pen it is then drawn.
    mutating func restore(_ ground: Int, of below: [OutlineArt]) {
        (self.ground, pen) = (ground, below[ground].pen)
    }

    /// Makes the art appear as the pen of the layer on which it lies passes, so that it is never drawn beside it.
    mutating func follow(_ plate: Int, of below: [OutlineArt]) {
        (self.plate, pen) = (plate, below[plate].pen)
    }

    /// The colour, with the opacities of the tint, the level and the layer applied.
    var color: Color { layerPaint.color }

    /// The outline that the layer fills, or clears.
    var outline: Path {
        if steps.count == 1, steps[0].action == .draw { return steps[0].path }
        return steps.filter { $0.action == .draw }.reduce(into: Path()) { $0.append($1.path) }
    }

    /// Whether the art differs from another at most by its variant, its flat colour and its variation.
    func corresponds(to other: OutlineArt) -> Bool {
        parts == other.parts && clearingOpacity == other.clearingOpacity && ground == other.ground
            && (shading == nil) == (other.shading == nil)
    }

    mutating func vary(to other: OutlineArt, _ progress: Double) {
        layerPaint = layerPaint.mixed(with: other.layerPaint, progress)
        variation = variation.mixed(with: other.variation, progress)
    }

    /// The part that a variable value leaves, with a pen whose tip has not grown yet where that is little.
    ///
    /// Half the value draws half the length, except of strokes so short that much of them would appear at once.
    private var drawnPart: DrawRange {
        guard variation.isPartlyDrawn, let pen else { return variation.draw }
        return variation.draw.withTip(share: pen.excessiveTipShare, growth: VariableDrawing.growth)
    }

    var penLength: Double { pen?.length ?? 0 }
    var isHidden: Bool { pen?.isHidden ?? false }
    var tipShare: Double { pen?.tipShare ?? 0 }
    var isSwept: Bool { pen?.isSolid ?? false }
    var isGuided: Bool { pen?.isGuided ?? false }

    func sweptFromRight() -> OutlineArt {
        var art = self
        art.pen?.sweepFromRight()
        return art
    }

    func travellingBounds(_ range: DrawRange) -> Rect? { pen?.travellingBounds(range.intersection(drawnPart)) }

    /// The key of the layer's look, of which clearing what lies behind it is part.
    var look: String { color.hex + (shading == nil ? "" : " gradient") + (clearingOpacity > 0 ? " clears" : "") }

    func sharedOpacity(_ reason: SharedOpacity.Reason) -> SharedOpacity {
        switch reason {
        case .color where layerPaint.base.alpha < 1:
            SharedOpacity(opacity: layerPaint.base.alpha, color: layerPaint.base)
        case .unlit where variation.opacity < 1: SharedOpacity(opacity: variation.opacity)
        case .level where layerPaint.level < 1: SharedOpacity(opacity: layerPaint.level, color: layerPaint.base)
        default: .none
        }
    }

    /// Returns the alpha of the paint at an opacity, without opacities that a group applies.
    private func alpha(_ opacity: Double, sharing shared: [SharedOpacity.Reason]) -> Double {
        var paint = layerPaint
        if shared.contains(.color) { paint.base.alpha = 1 }
        if shared.contains(.level) { paint.level = 1 }
        return paint.color.alpha * opacity * (shared.contains(.unlit) ? 1 : variation.opacity)
    }

    /// Returns the steps of the layer, which first clears its own shape and then paints it.
    func items(
        opacity: Double, clearing: Double, draw: DrawRange, sharing shared: [SharedOpacity.Reason]
    ) -> [DisplayItem] {
        guard !steps.isEmpty else { return [] }
        let range = draw.intersection(drawnPart)
        var items = clearingItems(color.alpha > 0 ? clearing : clearing * variation.opacity, draw)
        let alpha = alpha(opacity, sharing: shared)
        if alpha > 0 { items += paint(alpha, range) }
        return items
    }

    var ghost: Double { variation.draw.isFull || color.alpha == 0 ? 0 : variation.ghost }

    /// Returns the steps of the ghost, which is left out where the layer is drawn in full and could show it through.
    func ghostItems(
        opacity: Double, clearing: Double, draw: DrawRange, sharing shared: [SharedOpacity.Reason]
    ) -> [DisplayItem] {
        guard !steps.isEmpty else { return [] }
        let items = clearingItems(clearing, draw)
        let alpha = alpha(opacity, sharing: shared)
        guard ghost > 0, alpha > 0 else { return items }
        let shown = drawn(.color(.black), draw.intersection(drawnPart))
        return items + paint(alpha, draw)
            + (shown.isEmpty ? [] : [.group(DisplayGroup(erases: true, items: shown))])
    }

    /// Returns the steps that clear what lies behind the layer.
    ///
    /// Where a variable value leaves a layer undrawn, a painted one stands on its ghost's cleared ground, and one that
    /// only clears does so as faintly as a ghost shows.
    private func clearingItems(_ opacity: Double, _ draw: DrawRange) -> [DisplayItem] {
        let opacity = opacity * clearingOpacity
        guard opacity > 0 else { return [] }
        let (ghost, range) = (variation.ghost, draw.intersection(drawnPart))
        if ghost > 0, color.alpha > 0 { return eraser(opacity, .full) }
        return (ghost > 0 && !variation.draw.isFull ? eraser(opacity * ghost, draw) : []) + eraser(opacity, range)
    }

    private func eraser(_ opacity: Double, _ range: DrawRange) -> [DisplayItem] {
        let shape = drawn(.color(.black), range)
        if opacity == 1, let path = shape.solePath { return [.erase(path, rule: .nonZero)] }
        return shape.isEmpty ? [] : [.group(DisplayGroup(erases: true, opacity: opacity, items: shape))]
    }

    private func paint(_ alpha: Double, _ range: DrawRange) -> [DisplayItem] {
        // The steps build the layer's own shape: alone, an erasing one leaves what lies below.
        guard steps.contains(where: { $0.action == .draw }) else { return [] }
        let solid = Color(red: color.red, green: color.green, blue: color.blue)
        // A shape built in several steps is completed by itself before it is composited with what lies below.
        let shape = drawn(paint(of: solid.multiplyingAlpha(by: alpha)), range)
        if shape.isEmpty || (shape.count == 1 && steps.count == 1) { return shape }
        return [.group(DisplayGroup(opacity: alpha, items: drawn(paint(of: solid), range)))]
    }

    private func paint(of color: Color) -> Paint<Color> {
        shading.map { $0.gradient(of: color) } ?? .color(color)
    }

    /// Returns the layer's shape, or the part of it that a pen has drawn.
    private func drawn(_ paint: Paint<Color>, _ range: DrawRange) -> [DisplayItem] {
        if range.isEmpty { return [] }
        guard let pen, !range.isFull else { return steps.map { $0.item(paint) } }
        let outline = pen.drawnOutline(range)
        func clip(_ path: Path) -> Clip { Clip(areas: [.init(path: path, rule: .nonZero)]) }
        guard steps.count == 1, ground == nil, plate == nil else {
            var covered = pen.rest.isEmpty ? Path() : pen.coveredRegion(range)
            covered.append(outline)
            return [.group(DisplayGroup(clips: [clip(covered)], items: steps.map { $0.item(paint) }))]
        }
        let drawn = outline.isEmpty ? [] : [Step(action: .draw, path: outline).item(paint)]
        return drawn
            + pen.coveredPieces(range).map { piece in
                let item = Step(action: .draw, path: piece.outline).item(paint)
                return .group(DisplayGroup(clips: [clip(piece.region)], items: [item]))
            }
    }
}

extension ArraySlice<OutlineArt> {
    /// The outlines of the layers that clear what lies behind them.
    fileprivate var clearedOutline: Path {
        lazy.filter { $0.clearingOpacity > 0 }.reduce(into: Path()) { $0.append($1.outline) }
    }
}

extension OutlineArt.Step {
    fileprivate func item(_ paint: Paint<Color>) -> DisplayItem {
        switch action {
        case .draw: .fill(DisplayFill(path: path, rule: .nonZero, paint: paint))
        case .erase: .erase(path, rule: .nonZero)
        }
    }
}

extension [DisplayItem] {
    /// The path of a list that does nothing but fill it by the nonzero rule.
    fileprivate var solePath: Path? {
        if count == 1, case .fill(let fill) = self[0], fill.rule == .nonZero { fill.path } else { nil }
    }
}
