/// An error that prevents pictures from becoming an animated image.
public enum AnimationEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The width or height is zero, or more than the `limit` of the format.
    case unsupportedSize(width: Int, height: Int, limit: Int)
    /// The number of times that the animation plays is negative, or more than the `limit` of the format.
    case unsupportedLoops(Int, limit: Int)
    /// A frame's size differs from the animation's.
    case sizeMismatch(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
    /// A frame is not shown for more than zero seconds, or its total time is not a fraction of 64-bit numbers.
    case unsupportedDuration(FrameDuration)
    /// A frame, together with those equal to it, is shown longer than the format can store.
    case frameTooLong(limitInSeconds: Int)
    /// There is no frame to encode.
    case noFrames
    /// A PNG cannot store a text, or the compressor could not be set up.
    case png(PNGEncodingError)
    /// A library failed with its own message or an error number.
    case library(String, message: String)

    /// A one-line description of the error.
    public var description: String {
        switch self {
        case .unsupportedSize(let width, let height, let limit):
            "an animation of \(width) × \(height) pixels cannot be stored; expected 1 to \(limit) a side"
        case .unsupportedLoops(let loops, let limit):
            "an animation cannot play \(loops) times; expected 1 to \(limit), or 0 to play forever"
        case .sizeMismatch(let width, let height, let expectedWidth, let expectedHeight):
            "a frame has \(width) × \(height) pixels; expected the animation's \(expectedWidth) × \(expectedHeight)"
        case .unsupportedDuration(let duration):
            """
            a frame cannot be shown for \(duration.numerator)/\(duration.denominator) s; expected more than zero, \
            and a fraction that can be added to the others
            """
        case .frameTooLong(let limit): "a frame is shown too long; expected at most \(limit) s"
        case .noFrames: "an animation without frames cannot be stored; expected at least one"
        case .png(let error): "a PNG cannot be written: \(error)"
        case .library(let name, let message): "\(name) failed: \(message)"
        }
    }
}
