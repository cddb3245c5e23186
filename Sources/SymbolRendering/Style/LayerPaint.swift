internal import SymbolColor

/// The colour of a layer, with the opacities that make it translucent kept apart: layers that have one in common are
/// composited as one, so that they are not darker where they overlap.
struct LayerPaint: Hashable, Sendable {
    /// The colour of the style, such as the tint, whose alpha is that of everything in it.
    var base: Color
    /// The opacity of the layer's level.
    var level = 1.0
    /// The opacity that the file gives the layer alone.
    var layer = 1.0

    /// The colour with all opacities applied.
    var color: Color { base.multiplyingAlpha(by: level).multiplyingAlpha(by: layer) }

    /// Returns the mixture with another colour at a fraction from 0 to 1, in sRGB; its alpha is that of the mixture of
    /// both as they appear.
    func mixed(with other: LayerPaint, _ progress: Double) -> LayerPaint {
        var mixed = self
        mixed.base = base.mixed(with: other.base, progress)
        mixed.level += (other.level - level) * progress
        let (alpha, shared) = (color.mixed(with: other.color, progress).alpha, mixed.base.alpha * mixed.level)
        mixed.layer = shared > 0 ? alpha / shared : 0
        return mixed
    }
}

/// An opacity that a layer has in common with its neighbours.
struct SharedOpacity: Hashable, Sendable {
    /// Why layers share an opacity, from the outermost group to the innermost.
    enum Reason: Int, CaseIterable, Sendable {
        /// The colour of the style is translucent.
        case color
        /// A variable value leaves the layers unlit.
        case unlit
        /// The layers are of the same lower level.
        case level
    }

    var opacity: Double
    /// The colour that the layers must share too; `nil` if they may differ in colour.
    var color: Color?

    /// What layers share that are opaque as far as the reason goes.
    static let none = SharedOpacity(opacity: 1)
}
