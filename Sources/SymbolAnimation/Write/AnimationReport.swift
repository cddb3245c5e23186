internal import SymbolImaging

/// What was written to a single file.
package struct AnimationReport: Encodable, Sendable {
    package var path: String
    package var label: String?
    /// The number of frames, and the size of each in pixels.
    package var frameCount, width, height: Int
    /// Of a strip, the number of frames in each row.
    package var columns: Int?
    package var fps: Double
    /// Seconds, all frames together.
    package var duration: Double
    /// When everything has come to rest, in seconds; `nil` where something never does.
    package var completion: Double?
    /// Whether the last frame leads back to the first.
    package var isLoop: Bool

    /// Describes a file.
    ///
    /// - Parameters:
    ///   - sequence: The frames.
    ///   - path: The path of the file.
    ///   - label: The accessibility label; `nil` for none.
    ///   - isLoop: Whether the last frame leads back to the first.
    ///   - columns: The number of frames in each row of a strip.
    package init(_ sequence: FrameSequence, path: String, label: String?, isLoop: Bool, columns: Int? = nil) {
        self.path = path
        self.label = label
        (frameCount, width, height) = (sequence.frames.count, sequence.width, sequence.height)
        (fps, duration) = (sequence.rate.framesPerSecond, sequence.rate.time(of: sequence.frames.count))
        (self.columns, completion, self.isLoop) = (columns, sequence.end, isLoop)
    }
}
