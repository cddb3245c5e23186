extension Pixmap {
    /// Returns the picture with its edge pixels repeated outwards, so that interpolated sampling does not pick up
    /// pixels of a neighbour on a sheet.
    package func bleeding(by pixels: Int) -> Pixmap {
        guard pixels > 0, width > 0, height > 0 else { return self }
        var wide = Pixmap(width: width + 2 * pixels, height: height + 2 * pixels)
        for y in 0..<wide.height {
            let row = min(max(y - pixels, 0), height - 1) * width
            for x in 0..<wide.width {
                let (source, target) = ((row + min(max(x - pixels, 0), width - 1)) * 4, (y * wide.width + x) * 4)
                for channel in 0..<4 { wide.bytes[target + channel] = bytes[source + channel] }
            }
        }
        return wide
    }
}
