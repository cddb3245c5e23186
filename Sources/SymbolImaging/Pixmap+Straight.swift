extension Pixmap {
    /// The bytes with straight rather than premultiplied alpha.
    public var straightBytes: [UInt8] {
        var straight = bytes
        for start in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[start + 3] < 255 {
            let color = RGBA8(
                red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3]
            ).unpremultiplied
            (straight[start], straight[start + 1], straight[start + 2]) = (color.red, color.green, color.blue)
        }
        return straight
    }
}
