/// A colour in sRGB with straight alpha.
///
/// Each channel is nominally in 0…1, and 0 where it is set to what is not a number.
public struct Color: Hashable, Sendable {
    /// The red channel, encoded as sRGB defines it, nominally 0…1.
    public var red: Double { didSet { red = red.orZero } }
    /// The green channel, encoded as sRGB defines it, nominally 0…1.
    public var green: Double { didSet { green = green.orZero } }
    /// The blue channel, encoded as sRGB defines it, nominally 0…1.
    public var blue: Double { didSet { blue = blue.orZero } }
    /// The opacity, from 0 for transparent to 1 for opaque.
    public var alpha: Double { didSet { alpha = alpha.orZero } }

    /// Creates a colour from its channels, by default an opaque one.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red.orZero
        self.green = green.orZero
        self.blue = blue.orZero
        self.alpha = alpha.orZero
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

extension Double {
    /// The number; 0 for what is not a number, which would spread to all that it is mixed with.
    fileprivate var orZero: Double { isNaN ? 0 : self }
}
