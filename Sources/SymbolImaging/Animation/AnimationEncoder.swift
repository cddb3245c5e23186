/// Writes pictures as an animated image, one after another.
///
/// A frame equal to the one before only lengthens that one's time; of any other only the smallest rectangle
/// that changed is kept, compressed. The same frames always give the same bytes.
public protocol AnimationEncoder: Sendable {
    /// - Parameters:
    ///   - pixmap: of the size given to the encoder.
    ///   - duration: more than zero seconds.
    mutating func append(_ pixmap: Pixmap, for duration: FrameDuration) throws(AnimationEncodingError)

    /// A complete file of the frames so far, one at least. More may be appended afterwards.
    func finish() throws(AnimationEncodingError) -> [UInt8]
}
