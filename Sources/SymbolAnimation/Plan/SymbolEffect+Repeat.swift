internal import SymbolEffects

extension SymbolEffect {
    /// Effects that are held until they are taken back cannot repeat.
    var repeats: Bool { self is any DiscreteSymbolEffect }

    /// As it is written, without what it is told.
    var name: String {
        switch self {
        case is ScaleSymbolEffect: "scale"
        case is AppearSymbolEffect: "appear"
        case is DisappearSymbolEffect: "disappear"
        case is DrawOnSymbolEffect: "drawOn"
        default: "drawOff"
        }
    }
}
