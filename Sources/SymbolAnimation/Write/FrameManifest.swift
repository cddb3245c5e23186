internal import SymbolEffects
internal import SymbolImaging
package import SymbolStills

/// The contents of `frames.json`, which describes a folder of frames.
package struct FrameManifest: Encodable, Sendable {
    /// The file, number and time of one frame.
    package struct Frame: Encodable, Sendable {
        /// The name of the frame's file.
        package var file: String
        /// The number of the frame.
        package var frame: Int
        /// The time of the frame in seconds.
        package var time: Double
    }

    /// The version and digest of the table of animation constants.
    package struct MotionTableMark: Encodable, Sendable {
        /// The version of the table.
        package var version: Int
        /// The digest of the table's numbers.
        package var digest: String
    }

    /// The name of the symbol.
    package var name: String
    /// The accessibility label; `nil` for none.
    package var label: String?
    /// The number of frames per second.
    package var fps: Double
    /// The frame rate as an exact fraction, such as `30000/1001`.
    package var frameRate: String
    /// The duration of all frames in seconds.
    package var duration: Double
    /// The time in seconds at which everything has come to rest; `nil` if something never does.
    package var completion: Double?
    /// The size of each frame in pixels.
    package var width, height: Int
    /// Whether the last frame is followed by the first.
    package var isLoop: Bool
    /// The positions of the first symbol's margins and lines at rest, in pixels.
    package var metrics: PixelMetrics
    /// The version and digest of the table of animation constants.
    package var motionTable: MotionTableMark
    /// The effects as they were written.
    package var effects: [String]
    /// The frames.
    package var frames: [Frame]
}

extension FrameManifest {
    /// Returns the name of a frame's file without its extension, such as `name_0012`.
    package static func frameName(_ name: String, _ frame: Int) -> String {
        let digits = "\(frame)"
        return "\(name)_\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)"
    }

    /// Describes the frames of an animation.
    ///
    /// - Parameters:
    ///   - sequence: The frames.
    ///   - name: The name of the symbol.
    ///   - label: The accessibility label; `nil` for none.
    ///   - effects: The effects as they were written.
    ///   - file: Returns the file name of a frame.
    package init(
        _ sequence: FrameSequence, name: String, label: String?, effects: [String], file: (Int) -> String
    ) {
        self.init(
            name: name, label: label, fps: sequence.rate.framesPerSecond, frameRate: sequence.rate.description,
            duration: sequence.duration, completion: sequence.completion, width: sequence.width,
            height: sequence.height, isLoop: sequence.isLoop,
            metrics: sequence.metrics, motionTable: .init(version: MotionTable.version, digest: MotionTable.digest),
            effects: effects,
            frames: sequence.frames.map { Frame(file: file($0), frame: $0, time: sequence.rate.time(of: $0)) })
    }
}
