public import SymbolColor

extension RGBA8 {
    /// Creates a straight colour of 8 bits a channel from a colour.
    ///
    /// Channels are clipped to 0…1 and rounded to the nearest of 256 steps, with halves rounded up, as in
    /// `Color.hex`.
    ///
    /// - Parameter color: The colour to convert.
    public init(_ color: Color) {
        let bytes = color.bytes
        self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }
}
