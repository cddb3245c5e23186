/// The way a symbol wiggles by itself, as its file says.
public enum WiggleStyle: Hashable, Sendable {
    /// It turns to and fro, clockwise first.
    case clockwise
    /// It turns to and fro, counterclockwise first.
    case counterclockwise
    /// It moves to and fro along a line at an angle in degrees, clockwise from the positive x-axis.
    case linear(angle: Double)

    /// Reads a template's `-sfsymbols-wiggle-style` and `-sfsymbols-wiggle-angle`.
    ///
    /// An angle alone means a line. A style that is not known leaves the choice to the angle, and is nil without one.
    package init?(style: String?, angle: Double?) {
        switch style?.lowercased().filter({ $0 != "-" }) {
        case "clockwise": self = .clockwise
        case "counterclockwise", "anticlockwise": self = .counterclockwise
        case "linear", "backandforth", "custom": self = .linear(angle: angle ?? 0)
        default:
            guard let angle else { return nil }
            self = .linear(angle: angle)
        }
    }
}
