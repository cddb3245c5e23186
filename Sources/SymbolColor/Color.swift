/// A colour in sRGB with straight alpha.
///
/// Each channel is nominally in 0…1.
public struct Color: Hashable, Sendable {
    /// The red channel, encoded as sRGB defines it, nominally 0…1.
    public var red: Double
    /// The green channel, encoded as sRGB defines it, nominally 0…1.
    public var green: Double
    /// The blue channel, encoded as sRGB defines it, nominally 0…1.
    public var blue: Double
    /// The opacity, from 0 for transparent to 1 for opaque.
    public var alpha: Double

    /// Creates a colour from its channels, by default an opaque one.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Opaque black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Transparent black.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns the same colour with its alpha multiplied by `opacity`.
    public func multiplyingAlpha(by opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}
