/// How well a colour stands out, as WCAG measures it.
public enum Contrast {
    /// The ratio of a colour to what lies behind it, 1…21 (WCAG 2.2, "contrast ratio"). A translucent colour is seen
    /// through first; a background is taken for opaque.
    public static func ratio(of color: Color, on background: Color) -> Double {
        let seen = color.composited(over: background)
        let (a, b) = (seen.luminance, background.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// What a symbol beside text of a size and weight should reach: 3 from 18 points on and for Bold and heavier at any
    /// size, else 4.5 (WCAG 2.2 level AA, as Accessibility Inspector applies it).
    ///
    /// - Parameter weight: 100…900.
    public static func minimum(pointSize: Double, weight: Double) -> Double {
        pointSize >= 18 || weight >= 700 ? 3 : 4.5
    }
}

extension Color {
    fileprivate func composited(over background: Color) -> Color {
        func mixed(_ above: Double, _ below: Double) -> Double { below + (above - below) * alpha }
        return Color(
            red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
    }
}
