/// An encoder that turns a sequence of pictures into an animated image.
///
/// A frame equal to the one before only extends its time; of any other frame only the smallest rectangle that changed
/// is kept, compressed. The same frames always give the same bytes.
public protocol AnimationEncoder: Sendable {
    /// Appends a frame.
    ///
    /// - Parameters:
    ///   - pixmap: The picture, which has the size given to the encoder.
    ///   - duration: The time for which the frame is shown, more than zero seconds.
    /// - Throws: `AnimationEncodingError` if the picture has another size, or the format cannot store the time.
    mutating func append(_ pixmap: Pixmap, for duration: FrameDuration) throws(AnimationEncodingError)

    /// Encodes the frames so far, of which there must be at least one, as a complete file.
    ///
    /// More frames may be appended afterwards.
    func finish() throws(AnimationEncodingError) -> [UInt8]
}
