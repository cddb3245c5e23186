extension Pixmap {
    /// Whether an eye takes the images for the same: no channel of a pixel differs by more than a step of a rasterizer
    /// that counts fifteen rows to a pixel, and but for a pixel in a thousand by no more than a hundredth of its range.
    ///
    /// One shape turned onto another differs by that much, since its corners are rounded elsewhere.
    package func looksLike(_ other: Pixmap) -> Bool {
        guard width == other.width, height == other.height else { return false }
        let (step, hardly) = (255 / 15, 3)
        return bytes.withUnsafeBytes { pixels in
            other.bytes.withUnsafeBytes { otherPixels in
                var budget = width * height / 1000
                for offset in stride(from: 0, to: pixels.count, by: 4) {
                    var most = 0
                    for channel in offset..<offset + 4 {
                        most = max(most, abs(Int(pixels[channel]) - Int(otherPixels[channel])))
                    }
                    if most > hardly { budget -= 1 }
                    if most > step || budget < 0 { return false }
                }
                return true
            }
        }
    }
}
