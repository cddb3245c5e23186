internal import CLibrary

/// The transfer function of sRGB (IEC 61966-2-1), extended to negative values by symmetry as CSS Color 4 (10.1) does.
package enum SRGB {
    /// Converts an encoded channel, 0…1, to linear light.
    package static func linear(_ x: Double) -> Double {
        abs(x) <= 0.04045 ? x / 12.92 : copysign(pow((abs(x) + 0.055) / 1.055, 2.4), x)
    }

    /// Converts a channel in linear light, 0…1, to an encoded one.
    package static func encoded(_ x: Double) -> Double {
        abs(x) <= 0.0031308 ? x * 12.92 : copysign(1.055 * pow(abs(x), 1 / 2.4) - 0.055, x)
    }
}
