/// The rule by which a group's colours are mixed with its backdrop (CSS Compositing 1 §5 and 2 §6, whose names are
/// the raw values).
package enum BlendMode: String, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case hardLight = "hard-light"
    case softLight = "soft-light"
    case difference, exclusion, hue, saturation, color, luminosity
    /// The sum, with which two stills are cross-faded.
    case plusLighter = "plus-lighter"

    /// Whether each channel is blended by itself (Compositing and Blending 1 §10.1).
    package var isSeparable: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity: false
        default: true
        }
    }
}
