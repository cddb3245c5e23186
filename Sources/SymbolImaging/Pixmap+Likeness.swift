extension Pixmap {
    /// Returns whether two images look the same to the eye.
    ///
    /// No channel of a pixel may differ by more than one step of a rasterizer with fifteen rows per pixel, and, except
    /// for one pixel in a thousand, by more than a hundredth of its range. A shape rotated onto another differs by that
    /// much, since its corners are rounded differently.
    package func looksLike(_ other: Pixmap) -> Bool {
        guard width == other.width, height == other.height else { return false }
        let (step, imperceptible) = (255 / 15, 3)
        return bytes.withUnsafeBytes { pixels in
            other.bytes.withUnsafeBytes { otherPixels in
                var budget = width * height / 1000
                for offset in stride(from: 0, to: pixels.count, by: 4) {
                    var largest = 0
                    for channel in offset..<offset + 4 {
                        largest = max(largest, abs(Int(pixels[channel]) - Int(otherPixels[channel])))
                    }
                    if largest > imperceptible { budget -= 1 }
                    if largest > step || budget < 0 { return false }
                }
                return true
            }
        }
    }
}
