package import SymbolColor

extension Pixmap {
    /// The mean colour of the pixels that are not fully transparent, each counted by its alpha; nil if there are none.
    package var meanColor: Color? {
        var sums = (red: 0, green: 0, blue: 0, alpha: 0)
        var visible = 0
        for start in stride(from: 0, to: bytes.count - 3, by: 4) {
            sums.red += Int(bytes[start])
            sums.green += Int(bytes[start + 1])
            sums.blue += Int(bytes[start + 2])
            sums.alpha += Int(bytes[start + 3])
            if bytes[start + 3] > 0 { visible += 1 }
        }
        guard sums.alpha > 0 else { return nil }
        let whole = Double(sums.alpha)
        return Color(
            red: Double(sums.red) / whole, green: Double(sums.green) / whole, blue: Double(sums.blue) / whole,
            alpha: whole / Double(visible * 255))
    }

    /// Returns the picture in one colour, of which each pixel has as much as of its own.
    package func painted(in color: Color) -> Pixmap {
        let full = RGBA8(color)
        return mapPixels { pixel in
            full.withAlpha(UInt8((UInt32(pixel.alpha) * UInt32(full.alpha) + 127) / 255)).premultiplied
        }
    }
}
