/// The rule by which a group's colours mix with what lies behind it (CSS Compositing 1 §5 and 2 §6, whose names are
/// the raw values).
package enum BlendMode: String, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case hardLight = "hard-light"
    case softLight = "soft-light"
    case difference, exclusion, hue, saturation, color, luminosity
    /// The sum, which two stills are mixed by.
    case plusLighter = "plus-lighter"
}
