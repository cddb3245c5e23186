extension Pixmap {
    /// The bytes with straight instead of premultiplied alpha.
    public var straightBytes: [UInt8] {
        var straight = bytes
        for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] < 255 {
            let color = RGBA8(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3]).unpremultiplied
            (straight[start], straight[start + 1], straight[start + 2]) = (color.red, color.green, color.blue)
        }
        return straight
    }

    /// Puts a whole picture's rows at a place; what does not fit is left out.
    public mutating func place(_ picture: Pixmap, x: Int, y: Int) {
        let columns = min(picture.width, width - x) * 4
        guard columns > 0 else { return }
        for row in 0..<min(picture.height, height - y) {
            let (source, target) = (row * picture.width * 4, ((y + row) * width + x) * 4)
            bytes.replaceSubrange(target..<target + columns, with: picture.bytes[source..<source + columns])
        }
    }
}
