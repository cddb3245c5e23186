internal import CLibrary

internal import SymbolColor
/// Ways of seeing colour with one kind of cone missing, or all.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
    case protanopia, deuteranopia, tritanopia, achromatopsia

    /// What becomes of linear-light red, green and blue, a row for each.
    ///
    /// Dichromacies: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
    /// Deficiency" (2009), severity 1. Achromatopsia: the relative luminance of sRGB.
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
    /// The picture as it is seen with `vision`; transparency stays.
    public func simulating(_ vision: ColorVision) -> Pixmap {
        let rows = vision.rows
        var seen: [RGBA8: RGBA8] = [:]
        var result = self
        for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] > 0 {
            let color = RGBA8(
                red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
            let new = seen[color] ?? color.seen(through: rows)
            seen[color] = new
            (result.bytes[start], result.bytes[start + 1], result.bytes[start + 2]) = (new.red, new.green, new.blue)
        }
        return result
    }
}

extension RGBA8 {
    /// A premultiplied colour, mapped in linear light.
    fileprivate func seen(through rows: [SIMD3<Double>]) -> RGBA8 {
        let alpha = Double(self.alpha)
        let linear = SIMD3(Double(red), Double(green), Double(blue)) / alpha
        let light = SIMD3(SRGB.linear(linear.x), SRGB.linear(linear.y), SRGB.linear(linear.z))
        let channels = rows.map { UInt8((SRGB.encoded(min(max(($0 * light).sum(), 0), 1)) * alpha).rounded()) }
        return RGBA8(red: channels[0], green: channels[1], blue: channels[2], alpha: self.alpha)
    }
}
