internal import CLibrary
package import SymbolColor
internal import SymbolText

/// A colour vision deficiency in which one kind of cone is missing, or all of them.
public enum ColorVision: String, CaseIterable, Codable, Hashable, Sendable {
    case protanopia, deuteranopia, tritanopia, achromatopsia

    /// The rows of the matrix that is applied to linear-light red, green and blue.
    ///
    /// The dichromacies are from Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
    /// Color Vision Deficiency" (2009), severity 1. Achromatopsia is the relative luminance of sRGB.
    fileprivate var rows: [SIMD3<Double>] {
        switch self {
        case .protanopia:
            [
                SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
                SIMD3(-0.003882, -0.048116, 1.051998)
            ]
        case .deuteranopia:
            [
                SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
                SIMD3(-0.011820, 0.042940, 0.968881)
            ]
        case .tritanopia:
            [
                SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
                SIMD3(0.004733, 0.691367, 0.303900)
            ]
        case .achromatopsia:
            Array(repeating: SIMD3(0.2126, 0.7152, 0.0722), count: 3)
        }
    }
}

extension Pixmap {
    /// Returns the picture as it appears with a colour vision deficiency, with the same transparency.
    public func simulating(_ vision: ColorVision) -> Pixmap {
        var seen: [RGBA8: RGBA8] = [:]
        var result = self
        for start in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[start + 3] > 0 {
            let color = RGBA8(
                red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
            let new = seen[color] ?? color.seen(with: vision)
            seen[color] = new
            (result.bytes[start], result.bytes[start + 1], result.bytes[start + 2]) = (new.red, new.green, new.blue)
        }
        return result
    }
}

extension Color {
    /// Returns the colour as it appears with a colour vision deficiency.
    package func seen(with vision: ColorVision) -> Color {
        let seen = vision.seen(SIMD3(red, green, blue))
        return Color(red: seen[0], green: seen[1], blue: seen[2], alpha: alpha)
    }
}

extension ColorVision {
    /// Maps encoded channels in linear light, and clamps each to 0…1.
    fileprivate func seen(_ channels: SIMD3<Double>) -> [Double] {
        let light = SIMD3(SRGB.linear(channels.x), SRGB.linear(channels.y), SRGB.linear(channels.z))
        return rows.map { SRGB.encoded(min(max(($0 * light).sum(), 0), 1)) }
    }
}

extension RGBA8 {
    /// Returns this premultiplied colour mapped in linear light.
    fileprivate func seen(with vision: ColorVision) -> RGBA8 {
        let alpha = Double(self.alpha)
        let channels = vision.seen(SIMD3(Double(red), Double(green), Double(blue)) / alpha).map {
            UInt8(clamping: ($0 * alpha).rounded())
        }
        return RGBA8(red: channels[0], green: channels[1], blue: channels[2], alpha: self.alpha)
    }
}
