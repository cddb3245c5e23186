internal import SymbolGeometry
internal import SymbolModel

/// Makes a plan's actions into steps for two sides.
struct MagicSteps {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let plan: MagicPlan
    private let style: ReplaceSymbolEffect.Style
    private let going: [Int]
    private let coming: [Int]
    /// Seconds that what moves waits for what disappears, and what appears for both.
    private let leads: (moving: Double, appearing: Double)
    /// How what the symbols have in common goes over.
    private let whole: MagicSimilarity?
    /// What a badge does at once: it goes where anything comes, and comes where another badge goes.
    private let makesRoom: Set<MagicAction.Kind>

    init(
        _ old: ReplaceSide, _ new: ReplaceSide, _ plan: MagicPlan, _ style: ReplaceSymbolEffect.Style,
        _ scope: EffectScope
    ) {
        self.old = old
        self.new = new
        self.style = style
        self.plan = plan
        func places(_ kinds: Set<MagicAction.Kind>, _ place: (MagicAction) -> Int?) -> [Int] {
            plan.actions.filter { kinds.contains($0.kind) }.compactMap(place)
        }
        going = Self.turns(places([.replaceOut, .disappear], \.old), old.subject, scope)
        coming = Self.turns(places([.replaceIn, .appear], \.new), new.subject, scope)
        let lead = MotionTable.Magic.lead
        let moving = places([.disappear], \.old).isEmpty ? 0 : lead
        let moves = !places([.move, .morph, .crossFade], \.new).isEmpty
        leads = (moving, moving + (moves ? lead : 0))
        whole = MagicSimilarity(
            ofAll: plan.actions.compactMap { action in
                guard let from = action.old, let to = action.new, Self.isKnown(from, old), Self.isKnown(to, new),
                    new.subject.layers[to].paints
                else { return nil }
                return (old.outlines[from].bounds, new.outlines[to].bounds)
            })
        let isCrowded = !places([.slashOn, .badgeIn, .appear, .replaceIn], \.new).isEmpty
        let isSwapped = !places([.badgeOut], \.old).isEmpty
        makesRoom = Set((isCrowded ? [.badgeOut] : []) + (isSwapped ? [.badgeIn] : []))
    }

    /// Nil for an action of layers that the sides do not have.
    func step(_ action: MagicAction) -> (begin: Double, step: MagicStep)? {
        guard Self.isKnown(action.old, old), Self.isKnown(action.new, new) else { return nil }
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
        let turn = action.new.map { coming[$0] } ?? action.old.map { going[$0] } ?? 0
        let delay = MotionTable.Replace.stagger * Double(turn)
        switch action.kind {
        case .move, .morph, .crossFade, .ride: return leads.moving
        case .appear: return leads.appearing + delay
        case .replaceIn, .replaceOut, .disappear: return delay
        case .keep, .slashOn, .slashOff, .badgeIn, .badgeOut, .fill, .enclose, .uncover, .clipIn, .clipOut:
            return 0
        }
    }

    private static func isKnown(_ place: Int?, _ side: ReplaceSide) -> Bool {
        place.map { side.subject.layers.indices.contains($0) && side.outlines.indices.contains($0) } ?? true
    }

    /// What stands still or only moves by a plan of another weight may not quite do so here, or change its colour.
    private func paired(_ kind: MagicAction.Kind, _ from: Int, _ to: Int) -> MagicStep {
        let em = new.subject.em
        lazy var before = MagicOutline(old.outlines[from], em: em)
        lazy var after = MagicOutline(new.outlines[to], em: em)
        func change() -> MagicAction.Kind { before.change(into: after, em: em, along: whole) }
        func way() -> PathMorph? { PathMorph(from: old.outlines[from], to: new.outlines[to]) }
        if !looksTheSame(from, to), let way = way() { return .morph(old: from, new: to, way) }
        switch kind == .keep || kind == .move ? change() : kind {
        case .keep: return .keep(new: to)
        case .move:
            let way = before.turningSimilarity(to: after, em: em, tolerance: em * MotionTable.Magic.tolerance)
            return way.map { .move(new: to, $0) } ?? .keep(new: to)
        case .morph, .fill: return .morph(old: from, new: to, way())
        default: return .crossFade(old: from, new: to, whole)
        }
    }

    private func looksTheSame(_ from: Int, _ to: Int) -> Bool {
        guard old.looks.indices.contains(from), new.looks.indices.contains(to) else { return true }
        return old.looks[from] == new.looks[to]
    }

    private func single(_ action: MagicAction, _ content: ReplacePiece.Content, _ side: ReplaceSide) -> MagicStep {
        switch action.kind {
        case .slashOn, .slashOff:
            if let reveal = reveal(action.unit, side) {
                let place = action.new ?? action.old ?? 0
                return .slash(content, reveal, paints: side.subject.layers[place].paints)
            }
        case .badgeIn, .badgeOut:
            if let pivot = center(action.unit, side) {
                let scaling = ReplaceScaling(style: .downUp, pivot: pivot)
                return makesRoom.contains(action.kind) ? .replace(content, scaling) : .badge(content, scaling)
            }
        case .appear, .disappear:
            if let pivot = center(action.unit, side) { return .part(content, PartScaling(pivot: pivot)) }
        case .ride: return .ride(content, way(ofOwner: action))
        default: break
        }
        return .replace(content, ReplaceScaling(style: style, pivot: old.subject.guideBox.center))
    }

    /// Of the layer that a room rides on, where that moves as a whole.
    private func way(ofOwner action: MagicAction) -> MagicSimilarity? {
        guard let owner = action.unit.last,
            let pair = plan.actions.first(where: {
                ($0.new == owner && action.new != nil || $0.old == owner && action.old != nil) && $0.old != nil
                    && $0.new != nil
            }),
            let from = pair.old, let to = pair.new, Self.isKnown(from, old), Self.isKnown(to, new),
            case .move(_, let way) = paired(pair.kind, from, to)
        else { return nil }
        return way
    }

    private func reveal(_ unit: [Int], _ side: ReplaceSide) -> SlashReveal? {
        let em = side.subject.em
        func outlines(_ paints: Bool) -> [MagicOutline] {
            unit.filter { Self.isKnown($0, side) && side.subject.layers[$0].paints == paints }.map {
                MagicOutline(side.outlines[$0], em: em)
            }
        }
        return SlashReveal(painted: outlines(true), cleared: outlines(false), em: em)
    }

    /// Of what is painted, or of what is cleared where nothing is.
    private func center(_ unit: [Int], _ side: ReplaceSide) -> Point? {
        let known = unit.filter { Self.isKnown($0, side) }
        let painted = known.filter { side.subject.layers[$0].paints }
        let boxes = (painted.isEmpty ? known : painted).compactMap { side.outlines[$0].bounds }
        return boxes.union?.center
    }

    /// When each layer has its turn: those that come or go follow each other in the order of their motion groups.
    private static func turns(_ places: [Int], _ subject: MotionSubject, _ scope: EffectScope) -> [Int] {
        let order = MotionGroups(subject, scope).order
        let moving = Set(places.map { order[$0] }).sorted()
        return order.map { moving.firstIndex(of: $0) ?? 0 }
    }
}
