extension Pixmap {
    /// Returns the picture with only opaque and transparent pixels, as in GIF, blended with a matte whose alpha is
    /// ignored.
    ///
    /// Without a matte, pixels with at least half the full alpha become opaque and keep their colour; others become
    /// transparent.
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

/// Returns the sum, at most 255, which it exceeds only for a channel above its alpha, an invalid premultiplied colour.
private func saturatingSum(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? 255 : sum
}
