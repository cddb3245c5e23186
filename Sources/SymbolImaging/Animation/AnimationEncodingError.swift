/// Why pictures cannot become an animated image.
public enum AnimationEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The format knows no picture without pixels, nor one with more than `limit` a side.
    case unsupportedSize(width: Int, height: Int, limit: Int)
    /// The format counts how often an animation plays from 0, for ever, to `limit`.
    case unsupportedLoops(Int, limit: Int)
    /// A frame has another size than the animation.
    case sizeMismatch(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
    /// A frame is not shown for more than zero seconds, or the whole time is no fraction of 64-bit numbers.
    case unsupportedDuration(FrameDuration)
    /// A frame, with those equal to it, is shown longer than the format can say.
    case frameTooLong(limitInSeconds: Int)
    case noFrames
    /// A PNG cannot hold a text, or the compressor could not be set up.
    case png(PNGEncodingError)
    /// A library failed, in its own words or by its number for the error.
    case library(String, message: String)

    public var description: String {
        switch self {
        case .unsupportedSize(let width, let height, let limit):
            "an animation of \(width) × \(height) pixels cannot be stored; expected 1 to \(limit) a side"
        case .unsupportedLoops(let loops, let limit):
            "an animation cannot play \(loops) times; expected 0, for ever, or up to \(limit)"
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
