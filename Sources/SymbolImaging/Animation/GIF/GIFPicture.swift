/// GIF knows opaque pixels and transparent ones alone.
extension Pixmap {
    /// The picture blended with a matte, whose alpha is ignored.
    ///
    /// Without a matte, pixels of at least half the full alpha become opaque and keep their colour, others transparent.
    func withOneBitAlpha(matte: RGBA8?) -> Pixmap {
        guard let matte else {
            return mapPixels { $0.alpha < 128 ? RGBA8(bits: 0) : $0.unpremultiplied.withAlpha(255) }
        }
        return mapPixels { color in
            let behind = matte.withAlpha(255 - color.alpha).premultiplied
            return RGBA8(
                red: saturatingSum(color.red, behind.red), green: saturatingSum(color.green, behind.green),
                blue: saturatingSum(color.blue, behind.blue), alpha: 255)
        }
    }
}

/// The sum exceeds 255 only for a channel above its alpha, which is no premultiplied colour.
private func saturatingSum(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? 255 : sum
}
