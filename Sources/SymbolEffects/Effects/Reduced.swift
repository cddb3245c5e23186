internal import SymbolGeometry
internal import SymbolModel

/// The substitute for an effect that makes a symbol appear or disappear, when motion is reduced.
struct CrossFade: EffectBehavior {
    let isIn: Bool

    var name: String { "crossFade" }
    var stacking: EffectStacking { .appear }
    var transition: EffectTransition? { isIn ? .insertion : .removal }
    var reduced: any EffectBehavior { self }

    func motion(of subject: MotionSubject) -> any EffectMotion {
        let whole = MotionGroups(subject, .wholeSymbol)
        return HeldScaling(
            groups: whole, bodies: whole, stagger: 0, groupLength: MotionTable.reducedFade,
            pivot: subject.guideBox.center, scale: (1, 1), opacity: isIn ? (0, 1) : (1, 0),
            fade: MotionTable.reducedFade)
    }
}

/// The substitute for an effect that moves a symbol and returns it or holds it elsewhere, when motion is reduced.
struct OpacityDip: EffectBehavior {
    /// Whether there is a single dip, however long the effect is held.
    var isHeld = false

    var name: String { "dip" }
    var stacking: EffectStacking { .pulse }
    var reduced: any EffectBehavior { self }

    func motion(of subject: MotionSubject) -> any EffectMotion {
        // Dips of 0.6 s with pauses of 0.4 s stay well below three flashes per second.
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
