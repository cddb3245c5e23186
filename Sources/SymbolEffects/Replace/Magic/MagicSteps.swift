internal import SymbolGeometry
internal import SymbolModel

/// The steps that a plan's actions become for two particular sides.
struct MagicSteps {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let plan: MagicPlan
    private let style: ReplaceSymbolEffect.Style
    private let outgoing: [Int]
    private let incoming: [Int]
    /// The delays in seconds of layers that move, after those that disappear, and of layers that appear, after both.
    private let leads: (moving: Double, appearing: Double)
    /// The similarity by which the common layers of the symbols move as a whole.
    private let commonMotion: MagicSimilarity?
    /// The kinds of badge actions that happen at once: one disappears if anything appears, and appears if another
    /// disappears.
    private let immediateKinds: Set<MagicAction.Kind>

    init(
        _ old: ReplaceSide, _ new: ReplaceSide, _ plan: MagicPlan, _ style: ReplaceSymbolEffect.Style,
        _ scope: EffectScope
    ) {
        self.old = old
        self.new = new
        self.style = style
        self.plan = plan
        func layers(_ kinds: Set<MagicAction.Kind>, _ layer: (MagicAction) -> Int?) -> [Int] {
            plan.actions.filter { kinds.contains($0.kind) }.compactMap(layer)
        }
        outgoing = Self.ranks(layers([.replaceOut, .disappear], \.old), old.subject, scope)
        incoming = Self.ranks(layers([.replaceIn, .appear], \.new), new.subject, scope)
        let lead = MotionTable.Magic.lead
        let moving = layers([.disappear], \.old).isEmpty ? 0 : lead
        let moves = !layers([.move, .morph, .crossFade], \.new).isEmpty
        leads = (moving, moving + (moves ? lead : 0))
        commonMotion = MagicSimilarity(
            ofAll: plan.actions.compactMap { action in
                guard let from = action.old, let to = action.new, Self.isLayer(from, of: old),
                    Self.isLayer(to, of: new), new.subject.layers[to].paints
                else { return nil }
                return (old.outlines[from].bounds, new.outlines[to].bounds)
            })
        let isCrowded = !layers([.slashOn, .badgeIn, .appear, .replaceIn], \.new).isEmpty
        let isSwapped = !layers([.badgeOut], \.old).isEmpty
        immediateKinds = Set((isCrowded ? [.badgeOut] : []) + (isSwapped ? [.badgeIn] : []))
    }

    /// Returns the step of an action and its start; `nil` for layers that the sides do not have.
    func step(_ action: MagicAction) -> (begin: Double, step: MagicStep)? {
        guard Self.isLayer(action.old, of: old), Self.isLayer(action.new, of: new) else { return nil }
        let step: MagicStep? =
            switch (action.old, action.new) {
            case (let from?, let to?): paired(action.kind, from, to)
            case (let from?, nil): single(action, .old(from), old)
            case (nil, let to?): single(action, .new(to), new)
            case (nil, nil): nil
            }
        return step.map { (begin(action), $0) }
    }

    private func begin(_ action: MagicAction) -> Double {
        let rank = action.new.map { incoming[$0] } ?? action.old.map { outgoing[$0] } ?? 0
        let delay = MotionTable.Replace.stagger * Double(rank)
        switch action.kind {
        case .move, .morph, .crossFade, .ride: return leads.moving
        case .appear: return leads.appearing + delay
        case .replaceIn, .replaceOut, .disappear: return delay
        case .keep, .slashOn, .slashOff, .badgeIn, .badgeOut, .fill, .enclose, .uncover, .fadeIn,
            .fadeOut, .clipIn, .clipOut:
            return 0
        }
    }

    private static func isLayer(_ layer: Int?, of side: ReplaceSide) -> Bool {
        layer.map { side.subject.layers.indices.contains($0) && side.outlines.indices.contains($0) } ?? true
    }

    /// Returns the step of two matching layers, which in the plan's weight may stand still or move, but change here in
    /// outline or colour.
    private func paired(_ kind: MagicAction.Kind, _ from: Int, _ to: Int) -> MagicStep {
        let em = new.subject.em
        lazy var before = MagicOutline(old.outlines[from], em: em)
        lazy var after = MagicOutline(new.outlines[to], em: em)
        func change() -> MagicAction.Kind { before.change(into: after, em: em, along: commonMotion) }
        func morph() -> PathMorph? { PathMorph(from: old.outlines[from], to: new.outlines[to]) }
        func motion() -> MagicSimilarity? {
            before.turningSimilarity(to: after, em: em, tolerance: em * MotionTable.Magic.tolerance)
        }
        if let step = drawnInPart(from, to, change, motion) { return step }
        if !looksTheSame(from, to) {
            return morph().map { .morph(old: from, new: to, $0) }
                ?? .crossFade(old: from, new: to, motion() ?? commonMotion)
        }
        switch kind == .keep || kind == .move ? change() : kind {
        case .keep:
            guard !before.looksEqual(to: after, em: em), let morph = morph(), !morph.losesHoles else {
                return .keep(new: to)
            }
            return .morph(old: from, new: to, morph)
        case .move: return motion().map { .move(new: to, $0) } ?? .keep(new: to)
        case .morph, .fill:
            guard let morph = morph(), !morph.losesHoles else { return .crossFade(old: from, new: to, commonMotion) }
            return .morph(old: from, new: to, morph)
        default: return .crossFade(old: from, new: to, commonMotion)
        }
    }

    private func looksTheSame(_ from: Int, _ to: Int) -> Bool {
        guard old.variation(from) == new.variation(to) else { return false }
        guard old.looks.indices.contains(from), new.looks.indices.contains(to) else { return true }
        return old.looks[from] == new.looks[to]
    }

    /// Returns the step of two matching layers that are drawn in part; `nil` if they are not.
    ///
    /// An effect may draw one outline with different pens in two symbols, since pens avoid what cannot be seen, as
    /// behind a slash: even what stays then fades.
    private func drawnInPart(
        _ from: Int, _ to: Int, _ kind: () -> MagicAction.Kind, _ motion: () -> MagicSimilarity?
    ) -> MagicStep? {
        guard old.isDrawnInPart(from, or: to, of: new) else { return nil }
        let (kind, isSame) = (kind(), looksTheSame(from, to))
        if old.isDrawn || new.isDrawn {
            return .crossFade(old: from, new: to, kind == .keep ? nil : motion() ?? commonMotion)
        }
        switch kind {
        case .keep: return isSame ? .keep(new: to) : .vary(old: from, new: to)
        case .move where isSame: return motion().map { .move(new: to, $0) } ?? .keep(new: to)
        default: return .crossFade(old: from, new: to, motion() ?? commonMotion)
        }
    }

    private func single(_ action: MagicAction, _ content: ReplacePiece.Content, _ side: ReplaceSide) -> MagicStep {
        switch action.kind {
        case .slashOn, .slashOff:
            if let reveal = reveal(action.unit, side) {
                let layer = action.new ?? action.old ?? 0
                return .slash(content, reveal, paints: side.subject.layers[layer].paints)
            }
        case .badgeIn, .badgeOut:
            if let pivot = center(action.unit, side) {
                let scaling = ReplaceScaling(style: .downUp, pivot: pivot)
                return immediateKinds.contains(action.kind) ? .replace(content, scaling) : .badge(content, scaling)
            }
        case .appear, .disappear:
            if let pivot = center(action.unit, side) { return .part(content, PartScaling(pivot: pivot)) }
        case .ride: return .ride(content, motion(ofOwner: action))
        default: break
        }
        return .replace(content, ReplaceScaling(style: style, pivot: old.subject.guideBox.center))
    }

    /// Returns the movement of the layer that a knockout moves along with, if it moves as a whole.
    private func motion(ofOwner action: MagicAction) -> MagicSimilarity? {
        guard let owner = action.unit.last,
            let pair = plan.actions.first(where: {
                ($0.new == owner && action.new != nil || $0.old == owner && action.old != nil) && $0.old != nil
                    && $0.new != nil
            }),
            let from = pair.old, let to = pair.new, Self.isLayer(from, of: old), Self.isLayer(to, of: new),
            case .move(_, let motion) = paired(pair.kind, from, to)
        else { return nil }
        return motion
    }

    private func reveal(_ unit: [Int], _ side: ReplaceSide) -> SlashReveal? {
        let em = side.subject.em
        func outlines(_ paints: Bool) -> [MagicOutline] {
            unit.filter { Self.isLayer($0, of: side) && side.subject.layers[$0].paints == paints }.map {
                MagicOutline(side.outlines[$0], em: em)
            }
        }
        return SlashReveal(painted: outlines(true), cleared: outlines(false), em: em)
    }

    /// Returns the centre of what is painted or, if nothing is, of what is cleared.
    private func center(_ unit: [Int], _ side: ReplaceSide) -> Point? {
        let known = unit.filter { Self.isLayer($0, of: side) }
        let painted = known.filter { side.subject.layers[$0].paints }
        let boxes = (painted.isEmpty ? known : painted).compactMap { side.outlines[$0].bounds }
        return boxes.union?.center
    }

    /// Returns the position of each layer in the order of the motion groups that appear or disappear.
    private static func ranks(_ layers: [Int], _ subject: MotionSubject, _ scope: EffectScope) -> [Int] {
        let order = MotionGroups(subject, scope).order
        let moving = Set(layers.map { order[$0] }).sorted()
        return order.map { moving.firstIndex(of: $0) ?? 0 }
    }
}
