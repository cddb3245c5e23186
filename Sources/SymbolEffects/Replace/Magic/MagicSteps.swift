internal import SymbolGeometry
internal import SymbolModel

/// Makes a plan's actions into steps for two sides.
struct MagicSteps {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let style: ReplaceSymbolEffect.Style
    private let going: [Int]
    private let coming: [Int]

    init(
        _ old: ReplaceSide, _ new: ReplaceSide, _ plan: MagicPlan, _ style: ReplaceSymbolEffect.Style,
        _ scope: EffectScope
    ) {
        self.old = old
        self.new = new
        self.style = style
        going = Self.turns(plan.actions.filter { $0.kind == .replaceOut }.compactMap(\.old), old.subject, scope)
        coming = Self.turns(plan.actions.filter { $0.kind == .replaceIn }.compactMap(\.new), new.subject, scope)
    }

    /// Nil for an action of layers that the sides do not have.
    func step(_ action: MagicAction) -> MagicStep? {
        guard isKnown(action.old, old), isKnown(action.new, new) else { return nil }
        switch (action.old, action.new) {
        case (let from?, let to?): return paired(action.kind, from, to)
        case (let from?, nil): return single(action, .old(from), old, turn: going[from])
        case (nil, let to?): return single(action, .new(to), new, turn: coming[to])
        case (nil, nil): return nil
        }
    }

    private func isKnown(_ place: Int?, _ side: ReplaceSide) -> Bool {
        place.map { side.subject.layers.indices.contains($0) && side.outlines.indices.contains($0) } ?? true
    }

    /// What stands still or only moves by a plan of another weight may not quite do so here.
    private func paired(_ kind: MagicAction.Kind, _ from: Int, _ to: Int) -> MagicStep {
        let outlines = [old.outlines[from], new.outlines[to]]
        let isSame = kind == .keep || kind == .move
        let em = new.subject.em
        switch isSame ? MagicOutline(outlines[0], em: em).change(into: MagicOutline(outlines[1], em: em), em: em) : kind
        {
        case .keep: return .keep(new: to)
        case .move:
            guard let before = outlines[0].bounds, let after = outlines[1].bounds,
                let way = MagicSimilarity(from: before, to: after)
            else { return .keep(new: to) }
            return .move(new: to, way)
        case .morph: return .morph(old: from, new: to)
        default: return .crossFade(old: from, new: to)
        }
    }

    private func single(
        _ action: MagicAction, _ content: ReplacePiece.Content, _ side: ReplaceSide, turn: Int
    ) -> MagicStep {
        switch action.kind {
        case .slashOn, .slashOff:
            if let reveal = reveal(action.unit, side) { return .slash(content, reveal) }
        case .badgeIn, .badgeOut:
            if let pivot = center(action.unit, side) {
                return .badge(content, ReplaceScaling(style: .downUp, pivot: pivot))
            }
        default: break
        }
        let scaling = ReplaceScaling(style: style, pivot: old.subject.guideBox.center)
        return .replace(content, scaling, delay: MotionTable.Replace.stagger * Double(turn))
    }

    private func reveal(_ unit: [Int], _ side: ReplaceSide) -> SlashReveal? {
        let em = side.subject.em
        func outlines(_ paints: Bool) -> [MagicOutline] {
            unit.filter { isKnown($0, side) && side.subject.layers[$0].paints == paints }.map {
                MagicOutline(side.outlines[$0], em: em)
            }
        }
        return SlashReveal(painted: outlines(true), cleared: outlines(false), em: em)
    }

    /// Of what is painted, or of what is cleared where nothing is.
    private func center(_ unit: [Int], _ side: ReplaceSide) -> Point? {
        let known = unit.filter { isKnown($0, side) }
        let painted = known.filter { side.subject.layers[$0].paints }
        let boxes = (painted.isEmpty ? known : painted).compactMap { side.outlines[$0].bounds }
        return boxes.reduce(nil) { (box: Rect?, next) in box?.union(next) ?? next }?.center
    }

    /// When each layer has its turn: those that come or go follow each other in the order of their motion groups.
    private static func turns(_ places: [Int], _ subject: MotionSubject, _ scope: EffectScope) -> [Int] {
        let order = MotionGroups(subject, scope).order
        let moving = Set(places.map { order[$0] }).sorted()
        return order.map { moving.firstIndex(of: $0) ?? 0 }
    }
}
