package import SymbolColor

extension Pixmap {
    /// The mean of all colours, each counted by its alpha; nil if all pixels are fully transparent.
    package var meanColor: Color? {
        var sums = (red: 0, green: 0, blue: 0, alpha: 0)
        for start in stride(from: 0, to: bytes.count - 3, by: 4) {
            sums.red += Int(bytes[start])
            sums.green += Int(bytes[start + 1])
            sums.blue += Int(bytes[start + 2])
            sums.alpha += Int(bytes[start + 3])
        }
        guard sums.alpha > 0 else { return nil }
        let whole = Double(sums.alpha)
        return Color(
            red: Double(sums.red) / whole, green: Double(sums.green) / whole, blue: Double(sums.blue) / whole,
            alpha: whole / Double(width * height * 255))
    }

    /// Returns the picture in one colour, of which each pixel has as much as of its own.
    package func painted(in color: Color) -> Pixmap {
        let full = RGBA8(color)
        var painted = self
        for start in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[start + 3] > 0 {
            let alpha = (UInt32(bytes[start + 3]) * UInt32(full.alpha) + 127) / 255
            let pixel = full.withAlpha(UInt8(alpha)).premultiplied
            (painted.bytes[start], painted.bytes[start + 1]) = (pixel.red, pixel.green)
            (painted.bytes[start + 2], painted.bytes[start + 3]) = (pixel.blue, pixel.alpha)
        }
        return painted
    }
}
