internal import SymbolEffects

extension EffectBehavior {
    /// Effects that are held until they are taken back cannot repeat.
    var repeats: Bool { self is any DiscreteSymbolEffect }

    /// The name of a held effect as it is written, without its options.
    var heldName: String {
        switch self {
        case is ScaleSymbolEffect: "scale"
        case is AppearSymbolEffect: "appear"
        case is DisappearSymbolEffect: "disappear"
        case is DrawOnSymbolEffect: "drawOn"
        default: "drawOff"
        }
    }
}
