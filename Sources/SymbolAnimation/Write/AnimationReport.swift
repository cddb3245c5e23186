internal import SymbolImaging

/// What was written to a single file.
package struct AnimationReport: Encodable, Sendable {
    package var path: String
    package var label: String?
    /// The number of frames, and the size of each in pixels.
    package var frameCount, width, height: Int
    /// Of a single picture, its moment in seconds.
    package var time: Double?
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
    ///   - sequence: The frames that are in it.
    ///   - path: The path of the file.
    ///   - label: The accessibility label; `nil` for none.
    ///   - columns: The number of frames in each row of a strip.
    package init(_ sequence: FrameSequence, path: String, label: String?, columns: Int? = nil) {
        self.path = path
        self.label = label
        (frameCount, width, height) = (sequence.frames.count, sequence.width, sequence.height)
        (fps, duration) = (sequence.rate.framesPerSecond, sequence.rate.time(of: sequence.frames.count))
        (self.columns, completion, isLoop) = (columns, sequence.end, sequence.isLoop)
    }

    /// Describes the picture of one moment, in seconds, of an animation.
    package init(still sequence: FrameSequence, at time: Double, path: String, label: String?) {
        self.init(sequence, path: path, label: label)
        (frameCount, duration, isLoop, self.time) = (1, 0, false, time)
    }
}
