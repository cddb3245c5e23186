internal import SymbolAnimation
internal import SymbolEffects
internal import SymbolStills

/// The motion of a sprite.
package struct SpriteMotion: Sendable {
    let script: MotionScript
    /// The file of the timeline; nil for effects.
    let timeline: ParsedFile?
    /// A text that differs where motions do, apart from the content of files.
    let recipe: String

    /// A value that is equal for equal motions, however they are written.
    var key: [AnyHashable] {
        let run: [AnyHashable] = [script.duration, script.reducesMotion]
        switch script.content {
        case .effects(let specs, let options, let other):
            return run + [options, other] + specs.flatMap { [$0.effect.key, $0.begin] }
        case .timeline(let file): return run + [file.path]
        }
    }

    /// Returns the paths of the files that the motion reads for some options.
    func files(_ options: RenderOptions) -> [String] {
        [script.timelinePath].compactMap(\.self) + script.symbolPaths.flatMap { SymbolSource($0, options).files }
    }
}

extension EffectSpec.Effect {
    fileprivate var key: AnyHashable {
        switch self {
        case .symbol(let effect): AnyHashable(effect)
        case .replace(let effect): effect
        case .automatic: "automatic"
        }
    }
}
