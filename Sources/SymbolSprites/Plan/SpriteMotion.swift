internal import SymbolAnimation
internal import SymbolStills

/// What moves a sprite.
package struct SpriteMotion: Sendable {
    let script: MotionScript
    /// What was given, as text that tells motions apart but for the content of files.
    let recipe: String

    /// The files that it reads for some options.
    func files(_ options: RenderOptions) -> [String] {
        [script.timelinePath].compactMap(\.self) + script.symbolPaths.flatMap { SymbolSource($0, options).files }
    }
}
