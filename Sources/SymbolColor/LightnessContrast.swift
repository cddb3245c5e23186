internal import CLibrary

extension Contrast {
    /// Returns the lightness contrast Lc of a colour to the background behind it, as APCA measures it.
    ///
    /// It ranges from about 106 for black on white to about -108 for white on black, and is 0 if the two are hardly
    /// distinguishable. The constants are those of APCA-W3 0.1.9 (github.com/Myndex/apca-w3), G-4g. A translucent
    /// colour is first blended with the background, which is treated as opaque.
    public static func lightnessContrast(of color: Color, on background: Color) -> Double {
        let (text, backdrop) = (color.composited(over: background).screenLuminance, background.screenLuminance)
        guard abs(backdrop - text) >= 0.0005 else { return 0 }
        let contrast =
            backdrop > text
            ? (pow(backdrop, 0.56) - pow(text, 0.57)) * 1.14
            : (pow(backdrop, 0.65) - pow(text, 0.62)) * 1.14
        guard abs(contrast) >= 0.1 else { return 0 }
        return (contrast - copysign(0.027, contrast)) * 100
    }
}

extension Color {
    /// The estimated luminance on a screen, including the flare that lifts colours near black.
    fileprivate var screenLuminance: Double {
        func light(_ channel: Double) -> Double { pow(min(max(channel, 0), 1), 2.4) }
        let luminance = 0.2126729 * light(red) + 0.7151522 * light(green) + 0.0721750 * light(blue)
        return luminance < 0.022 ? luminance + pow(0.022 - luminance, 1.414) : luminance
    }
}
