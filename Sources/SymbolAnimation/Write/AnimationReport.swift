internal import SymbolImaging
package import SymbolStills
package import SymbolText

/// A report on a single file that was written.
package struct AnimationReport: Encodable, Sendable {
    /// The path of the file.
    package var path: String
    /// The accessibility label; `nil` for none.
    package var label: String?
    /// The number of frames that are shown, and the width and height of each in pixels.
    package var frameCount, width, height: Int
    /// For a single picture, its time in seconds.
    package var time: Double?
    /// For a strip, the number of frames in each row.
    package var columns: Int?
    /// The number of frames per second.
    package var fps: Double
    /// The duration of all frames in seconds.
    package var duration: Double
    /// The time in seconds at which everything has come to rest; `nil` if something never does.
    package var completion: Double?
    /// Whether the last frame is followed by the first.
    package var isLoop: Bool
    /// The positions of the first symbol's margins and lines at rest, in pixels.
    package var metrics: PixelMetrics
    /// The differences between what was written and what was requested.
    package var diagnostics: [Diagnostic] = []

    /// Describes a file.
    ///
    /// - Parameters:
    ///   - sequence: The frames in the file.
    ///   - path: The path of the file.
    ///   - label: The accessibility label; `nil` for none.
    ///   - columns: The number of frames in each row of a strip.
    ///   - shown: The number of frames that are shown; `nil` for all.
    package init(_ sequence: FrameSequence, path: String, label: String?, columns: Int? = nil, shown: Int? = nil) {
        self.path = path
        self.label = label
        (frameCount, width, height) = (shown ?? sequence.count, sequence.width, sequence.height)
        (fps, duration) = (sequence.rate.framesPerSecond, sequence.duration)
        (self.columns, completion, isLoop) = (columns, sequence.completion, sequence.isLoop)
        metrics = sequence.metrics
    }

    /// Describes the picture of an animation at a time in seconds.
    package init(still sequence: FrameSequence, at time: Double, path: String, label: String?) {
        self.init(sequence, path: path, label: label)
        (frameCount, duration, isLoop, self.time) = (1, 0, false, time)
    }
}
