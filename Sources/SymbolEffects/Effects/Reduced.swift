internal import SymbolGeometry
internal import SymbolModel

/// Stands in for what would bring a symbol in or take it away.
struct CrossFade: EffectBehavior {
    let isIn: Bool

    var stacking: EffectStacking { .appear }
    var transition: EffectTransition? { isIn ? .coming : .going }
    var reduced: any EffectBehavior { self }

    func motion(of subject: MotionSubject) -> any EffectMotion {
        let whole = MotionGroups(subject, .wholeSymbol)
        return HeldScaling(
            groups: whole, bodies: whole, stagger: 0, groupLength: MotionTable.reducedFade,
            pivot: subject.guideBox.center, scale: (1, 1), opacity: isIn ? (0, 1) : (1, 0),
            fade: MotionTable.reducedFade)
    }
}

/// Stands in for what would move a symbol and leave it where it was, or hold it elsewhere.
struct OpacityDip: EffectBehavior {
    /// One dip, however long the effect is held.
    var isHeld = false

    var stacking: EffectStacking { .pulse }
    var reduced: any EffectBehavior { self }

    func motion(of subject: MotionSubject) -> any EffectMotion {
        // As slow again as it is long: well below three flashes a second.
        StaggeredMotion(
            groups: MotionGroups(subject, .wholeSymbol), stagger: 0, groupLength: MotionTable.reducedDip,
            loop: isHeld ? .held : .runs,
            delay: MotionTable.Bounce.delay
        ) { _, t in
            guard t > 0, t < MotionTable.reducedDip else { return .identity }
            let half = t / MotionTable.reducedDip * 2
            return LayerState(
                paintOpacity: mix(1, MotionTable.Pulse.low, MotionTable.standard(half < 1 ? half : 2 - half)))
        }
    }
}
