internal import CCairo
internal import CLibrary
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolText

extension CairoPainter {
    /// Draws the picture of a mask, and returns a surface whose alpha channel is the mask's coverage.
    func maskSurface(_ mask: DisplayMask) throws(CairoError) -> CairoSurface {
        let surface = try CairoSurface(.argb32, width: width, height: height)
        let context = try CairoContext(surface)
        let region = Clip(areas: [.init(path: mask.region, rule: .nonZero)])
        if plainArea(of: region) == nil {
            try paint(mask.items, into: context)
            narrow(to: region, in: context)
        } else {
            context.append(mask.region, transform)
            cairo_clip(context.raw)
            try paint(mask.items, into: context)
        }
        try context.check()
        if mask.kind == .luminance {
            try surface.replaceAlphaByLuminance(isLinearRGB: mask.isLinearRGB)
        }
        return surface
    }
}

extension CairoSurface {
    /// Replaces the alpha channel by luminance times alpha, with the weights of CSS Masking 1 §7.10.1
    /// (`luminanceToAlpha` of Filter Effects).
    ///
    /// Premultiplied channels give that product directly.
    fileprivate borrowing func replaceAlphaByLuminance(isLinearRGB: Bool) throws(CairoError) {
        try withRows { bytes, stride, width, height in
            for y in 0..<height {
                let row = bytes + y * stride
                for x in 0..<width {
                    let argb = row.load(fromByteOffset: x * 4, as: UInt32.self)
                    guard argb != 0 else { continue }
                    let coverage = luminance(ofPremultiplied: argb, isLinearRGB: isLinearRGB)
                    row.storeBytes(
                        of: UInt32(UInt8(clamping: (coverage * 255).rounded())) << 24, toByteOffset: x * 4,
                        as: UInt32.self)
                }
            }
        }
    }
}

private func luminance(ofPremultiplied argb: UInt32, isLinearRGB: Bool) -> Double {
    func channel(_ shift: UInt32) -> Double { Double(argb >> shift & 0xFF) / 255 }
    let (alpha, red, green, blue) = (channel(24), channel(16), channel(8), channel(0))
    guard isLinearRGB else { return min(1, 0.2126 * red + 0.7152 * green + 0.0722 * blue) }
    func linear(_ value: Double) -> Double { SRGB.linear(min(1, value / alpha)) }
    return min(1, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)) * alpha
}
