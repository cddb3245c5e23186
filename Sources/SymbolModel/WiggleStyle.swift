/// The default motion of the effect wiggle, as the symbol's file gives it.
package enum WiggleStyle: Hashable, Sendable {
    /// The symbol turns back and forth, clockwise first.
    case clockwise
    /// The symbol turns back and forth, counterclockwise first.
    case counterClockwise
    /// The symbol moves back and forth along a line at an angle in degrees, clockwise from the positive x-axis.
    case linear(angle: Double)

    /// Creates a style from a template's `-sfsymbols-wiggle-style` and `-sfsymbols-wiggle-angle`.
    ///
    /// An angle alone means a line. An unknown style leaves the choice to the angle; without one, the result is `nil`.
    package init?(style: String?, angle: Double?) {
        switch style?.lowercased().filter({ $0 != "-" }) {
        case "clockwise": self = .clockwise
        case "counterclockwise", "anticlockwise": self = .counterClockwise
        case "linear", "backandforth", "custom": self = .linear(angle: angle ?? 0)
        default:
            guard let angle else { return nil }
            self = .linear(angle: angle)
        }
    }

    /// The style of the symbol's mirror image.
    package var mirrored: WiggleStyle {
        switch self {
        case .clockwise: .counterClockwise
        case .counterClockwise: .clockwise
        case .linear(let angle): .linear(angle: 180 - angle)
        }
    }
}
