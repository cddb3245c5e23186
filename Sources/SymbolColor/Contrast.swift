/// The contrast between colours as WCAG measures it.
public enum Contrast {
    /// Returns the contrast ratio of a colour to the background behind it, from 1 to 21 (WCAG 2.2, "contrast ratio").
    ///
    /// A translucent colour is first blended with the background, which is treated as opaque.
    public static func ratio(of color: Color, on background: Color) -> Double {
        let seen = color.composited(over: background)
        let (a, b) = (seen.luminance, background.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The minimum contrast ratio between the parts of a picture that are needed to understand it (WCAG 2.2, success
    /// criterion 1.4.11, "Non-text Contrast").
    public static let graphicsMinimum = 3.0
}

extension Color {
    /// Returns the opaque colour that results from compositing this one over a background, which is treated as opaque.
    package func composited(over background: Color) -> Color {
        func mixed(_ above: Double, _ below: Double) -> Double { below + (above - below) * alpha }
        return Color(
            red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
    }
}
