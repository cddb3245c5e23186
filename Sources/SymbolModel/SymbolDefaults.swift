/// The defaults that a template gives for its animations and variable value, in the rule `.defaults`, and its rendering
/// mode.
package struct SymbolDefaults: Hashable, Sendable {
    /// The mode in which the symbol is drawn where none is requested; `nil` for monochrome.
    package var renderingMode: LayerMode?
    /// The style in which the symbol wiggles where an effect gives no direction; `nil` leaves it to the effect.
    package var wiggle: WiggleStyle?
    /// Whether the effect rotate turns the symbol clockwise; `nil` where the file does not say.
    package var rotatesClockwise: Bool?
    /// The property that a variable value changes; `nil` where the file does not say.
    package var variableValueMode: VariableValueMode?
    /// Whether draw effects take the motion groups in reverse; `nil` where the file does not say.
    package var drawReversesMotionGroups: Bool?

    package init() {}
}
