public import SymbolImaging

extension PixmapComparison {
    /// Draws the differences between two pictures for reports.
    ///
    /// Pixels that differ are opaque magenta, over the expected picture faded to a quarter. The larger the difference,
    /// the brighter the magenta: half brightness at one level, full brightness at 255. The picture has the larger of
    /// both widths and heights; where only one of the pictures has pixels, everything is magenta. Its height is zero
    /// where it would have more than `Pixmap.maximumPixelCount` pixels.
    public static func picture(expected: Pixmap, actual: Pixmap) -> Pixmap {
        let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        var picture = Pixmap(width: width, height: height)
        guard !picture.bytes.isEmpty else { return picture }
        for y in 0..<height {
            for x in 0..<width {
                let color = reportColor(expected.pixel(x, y), actual.pixel(x, y))
                let offset = (y * width + x) * 4
                for channel in 0..<4 { picture.bytes[offset + channel] = color[channel] }
            }
        }
        return picture
    }
}

private typealias Pixel = SIMD4<UInt8>

private func reportColor(_ expected: Pixel?, _ actual: Pixel?) -> Pixel {
    guard let expected, let actual else { return Pixel(255, 0, 255, 255) }
    if expected == actual { return expected / 4 }
    let difference = (pointwiseMax(expected, actual) &- pointwiseMin(expected, actual)).max()
    let brightness = 127 + difference / 2 + difference % 2
    return Pixel(brightness, 0, brightness, 255)
}

extension Pixmap {
    /// The pixel at a column and a row; `nil` outside the picture.
    fileprivate func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt8>? {
        guard x < width, y < height else { return nil }
        let offset = (y * width + x) * 4
        return SIMD4(bytes[offset], bytes[offset + 1], bytes[offset + 2], bytes[offset + 3])
    }
}
