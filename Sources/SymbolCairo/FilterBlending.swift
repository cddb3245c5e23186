internal import SymbolDrawing

extension CompositeOperator {
    /// Returns the composite of two premultiplied colours (Filter Effects 1 §9.7).
    func composite(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        switch self {
        case .over: a + b * (1 - a.w)
        case .in: a * b.w
        case .out: a * (1 - b.w)
        case .atop: a * b.w + b * (1 - a.w)
        case .xor: a * (1 - b.w) + b * (1 - a.w)
        case .lighter: (a + b).clamped(lowerBound: .zero, upperBound: .one)
        case .arithmetic(let k1, let k2, let k3, let k4): Self.sum(a, b, SIMD4(k1, k2, k3, k4))
        }
    }

    /// Returns the arithmetic combination, with each channel clamped to the alpha.
    private static func sum(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ k: SIMD4<Double>) -> SIMD4<Float> {
        let k = SIMD4<Float>(k)
        let sum = (a * b * k.x + a * k.y + b * k.z + k.w).clamped(lowerBound: .zero, upperBound: .one)
        return sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: sum.w))
    }
}

extension BlendMode {
    /// Returns the premultiplied colour `source` blended over `backdrop` (CSS Compositing 1 §5).
    func blend(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
        let alone = source * (1 - backdrop.w) + backdrop * (1 - source.w)
        guard source.w > 0, backdrop.w > 0 else { return alone }
        let mixed = mix(source.color / source.w, backdrop.color / backdrop.w)
        return alone + SIMD4(mixed, 1) * (source.w * backdrop.w)
    }

    /// Applies the mode's formula to straight colours.
    private func mix(_ s: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
        switch self {
        case .hue: s.withSaturation(b.saturation).withLuminosity(b.luminosity)
        case .saturation: b.withSaturation(s.saturation).withLuminosity(b.luminosity)
        case .color: s.withLuminosity(b.luminosity)
        case .luminosity: b.withLuminosity(s.luminosity)
        default: SIMD3(mix(s.x, b.x), mix(s.y, b.y), mix(s.z, b.z))
        }
    }

    private func mix(_ s: Float, _ b: Float) -> Float {
        switch self {
        case .multiply: s * b
        case .screen: s + b - s * b
        case .overlay: BlendMode.hardLight.mix(b, s)
        case .darken: min(s, b)
        case .lighten: max(s, b)
        case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
        case .softLight: Self.softLight(s, b)
        case .difference: abs(s - b)
        case .exclusion: s + b - 2 * s * b
        case .normal, .hue, .saturation, .color, .luminosity, .plusLighter: s
        }
    }

    private static func softLight(_ s: Float, _ b: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let light = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (light - b)
    }
}

extension SIMD4<Float> {
    fileprivate var color: SIMD3<Float> { SIMD3(x, y, z) }
}

/// The functions that define the non-separable modes (CSS Compositing 1 §6.2).
extension SIMD3<Float> {
    fileprivate var luminosity: Float { (self * SIMD3(0.3, 0.59, 0.11)).sum() }

    fileprivate var saturation: Float { self.max() - self.min() }

    fileprivate func withLuminosity(_ luminosity: Float) -> SIMD3 {
        var color = self + (luminosity - self.luminosity)
        if color.min() < 0 { color = luminosity + (color - luminosity) * (luminosity / (luminosity - color.min())) }
        if color.max() > 1 {
            color = luminosity + (color - luminosity) * ((1 - luminosity) / (color.max() - luminosity))
        }
        return color
    }

    fileprivate func withSaturation(_ saturation: Float) -> SIMD3 {
        self.saturation > 0 ? (self - self.min()) * (saturation / self.saturation) : .zero
    }
}
